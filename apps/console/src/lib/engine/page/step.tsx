import { IconButton } from '@isb/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface StepProps {
  label: string
  back?: true
  /** Undefined where there is nothing to go to. */
  onClick: (() => void) | undefined
}

/** An arrow that leads to what comes next: the next day, the next year; or back. */
export const Step = ({ label, back, onClick }: StepProps) => (
  <IconButton label={label} disabled={!onClick} onClick={() => onClick?.()}>
    {back ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
  </IconButton>
)
