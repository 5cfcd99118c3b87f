// How days are drawn. Every colour has a word beside it, in the legend and in what is read aloud.
import type { Look } from './data.ts'

export const lookClass: Readonly<Record<Look, string>> = {
  school: 'bg-live-bg text-live',
  holiday: 'bg-bad-bg text-bad font-bold',
  break: 'bg-tag2-bg text-tag2',
  makeUp: 'bg-waiting-bg text-waiting font-bold ring-1 ring-inset ring-waiting-dot',
  online: 'bg-tag1-bg text-tag1 ring-1 ring-inset ring-tag1-bar',
  half: 'bg-linear-135 from-live-bg from-50% to-tag2-bg to-50% text-live',
  off: 'text-fg-3',
}

export const stripClass: Readonly<Partial<Record<Look, string>>> = {
  holiday: 'bg-bad-dot',
  break: 'bg-tag2-bar',
  makeUp: 'bg-waiting-dot',
  online: 'bg-tag1-bar',
  half: 'bg-tag2-bar',
}
