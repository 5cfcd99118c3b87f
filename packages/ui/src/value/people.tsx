import type { ComponentProps } from 'react'
import { Avatar, type AvatarProps } from './avatar.tsx'
import { cn } from '../cn.ts'
import { Tooltip } from '../button/tooltip.tsx'

/** Someone in a row of faces. */
export interface Person {
  /** Key of the person. */
  id: string | number
  /** The name. */
  name: string
}

export interface PeopleProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Who, the most telling first. */
  people: readonly Person[]
  /** Faces to show; the others are a number. */
  max?: number
  /** People beyond `people`, of whom only the number is known. */
  further?: number
  /** Side of a face. */
  size?: AvatarProps['size']
  /** Name of the number: “5 more: He Jing, Wu Tao and 3 others”. */
  moreLabel: (names: readonly string[], count: number) => string
}

const tones = ['tag1', 'tag2', 'tag4', 'tag3', 'lead'] as const
/** One face has one colour, wherever it stands. */
export const faceTone = (name: string) =>
  tones[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length]

/** Faces in a row, and how many more there are; their names are read aloud and shown over them. */
export function People({ people, max = 5, further = 0, size = 'sm', moreLabel, className, ...rest }: PeopleProps) {
  const shown = people.length + further > max ? people.slice(0, max - 1) : people
  const others = people.slice(shown.length)
  const count = others.length + further
  const names = others.map(({ name }) => name)
  return (
    <ul data-slot="people" {...rest} className={cn('flex items-center gap-1', className)}>
      {shown.map(({ id, name }) => (
        <li key={id} className="flex">
          <Avatar name={name} size={size} tone={faceTone(name)} />
        </li>
      ))}
      {count > 0 && (
        <li className="flex">
          <Tooltip label={moreLabel(names, count)} describes={false}>
            <button
              type="button"
              aria-label={moreLabel(names, count)}
              className="grid h-6 min-w-6 place-items-center rounded-full bg-press px-1.5 text-xs font-bold text-fg-2 tabular-nums"
            >
              +{count}
            </button>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
