import { Textarea } from '@isb/ui'
import { useState } from 'react'
import type { ControlProps } from '../../lib/declare/field.ts'

const numbersIn = (text: string): string[] => [...new Set(text.split(/[\s,;，；、]+/).filter(Boolean))]

/** Students by number, as they are copied from a list: with commas, spaces or lines between them. */
export default function NumbersInput({ control, value, onValueChange }: ControlProps<string[]>) {
  const [typed, setTyped] = useState(() => value.join(', '))
  return (
    <Textarea
      {...control}
      rows={2}
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onValueChange(numbersIn(target.value))
      }}
    />
  )
}
