import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Input, type InputProps } from './input.tsx'

export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** Name of the eye while the password is hidden. */
  showLabel: string
  /** Name of the eye while the password can be read. */
  hideLabel: string
}

/** A password with an eye to read what one typed. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <div data-slot="password-input" className="relative">
      <Input autoComplete="current-password" {...rest} type={shown ? 'text' : 'password'} className={cn('pr-10', className)} />
      <IconButton
        size="sm"
        label={shown ? hideLabel : showLabel}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-1 my-auto"
      >
        {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}
