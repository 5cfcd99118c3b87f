import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

const avatarClass = cva('inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold select-none', {
  variants: {
    size: { sm: 'size-6 text-[0.6875rem]', md: 'size-8 text-xs', lg: 'size-10 text-sm' },
    tone: {
      lead: 'bg-lead-soft-2 text-lead-text',
      tag1: 'bg-tag1-bg text-tag1',
      tag2: 'bg-tag2-bg text-tag2',
      tag3: 'bg-tag3-bg text-tag3',
      tag4: 'bg-tag4-bg text-tag4',
    },
  },
  defaultVariants: { size: 'sm', tone: 'lead' },
})

const letter = (word: string) => Array.from(word)[0] ?? ''

/** “He Jing” → HJ, “Mary Anne Kim” → MK, “何静” → 何: Chinese is called by the surname. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/u)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  if (/\p{Script=Han}/u.test(letter(first))) return letter(first)
  return (letter(first) + letter(last)).toLocaleUpperCase()
}

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose face it stands for. */
  name: string
  /** Side: sm 24, md 32, lg 40 px. */
  size?: VariantProps<typeof avatarClass>['size']
  /** Its colour, so that people in a row differ. */
  tone?: VariantProps<typeof avatarClass>['tone']
  /** Set where the name stands beside it, so that it is not read twice. */
  decorative?: boolean
}

/** A person, by initials. */
export function Avatar({ name, size, tone, decorative = false, className, ...rest }: AvatarProps) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name }
  return (
    <span data-slot="avatar" {...naming} {...rest} className={cn(avatarClass({ size, tone }), className)}>
      {initials(name)}
    </span>
  )
}
