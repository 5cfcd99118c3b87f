import { Button, type ButtonProps } from '@isb/ui'
import { createContext, use } from 'react'

/** Whether the main button of the page stands back: the panel, or the bar over checked rows, has the main action then. */
export const StandsBack = createContext(false)

/** The one main button of a list's page. */
export const LeadButton = (props: Omit<ButtonProps, 'variant'>) => <Button variant={use(StandsBack) ? 'outline' : 'lead'} {...props} />
