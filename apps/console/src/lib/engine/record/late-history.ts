// What happened to a record, with the words of what is done: no list says them before.
import { withWords } from '../../base/words/i18n.ts'
import { late } from '../../base/lazy/late.tsx'

export const History = late(() => withWords('audit', () => import('./history.tsx')))
export const Story = late(() => withWords('audit', () => import('./story.tsx')))
