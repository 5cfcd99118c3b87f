import { type ComponentProps, createContext, type ReactNode, type Ref, use, useRef } from 'react'
import { cn } from '../cn.ts'
import { useWidthStep } from '../use-width-step.ts'

/** How a detail panel stands: beside the list, over it from the right, or over everything. */
export type PanelForm = 'beside' | 'over' | 'full'

const Form = createContext<PanelForm>('beside')

/** The form that the Split around it has room for. */
export const usePanelForm = (): PanelForm => use(Form)

const widths = [640, 1200]
const forms = ['full', 'over', 'beside'] as const

export interface SplitProps extends ComponentProps<'div'> {
  /** The DetailPanel; nothing while no row is open. */
  panel?: ReactNode
  /** The list's own box, without the panel. */
  list?: Ref<HTMLDivElement>
}

/** A list and the panel of its open row. It fills its parent; its own width says whether the panel has room beside the list. */
export function Split({ panel, list, className, children, ...rest }: SplitProps) {
  const box = useRef<HTMLDivElement>(null)
  const form = forms[useWidthStep(box, widths)] ?? 'beside'
  return (
    <div data-slot="split" {...rest} ref={box} className={cn('flex min-h-0 min-w-0 flex-1', className)}>
      <div ref={list} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        {children}
      </div>
      <Form value={form}>{panel}</Form>
    </div>
  )
}
