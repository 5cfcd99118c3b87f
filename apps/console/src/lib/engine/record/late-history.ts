// What happened to a record, with the words of what is done: no list says them before.
import { late } from '../../base/lazy/late.tsx'

export const History = late(() => import('./history.tsx'))
export const Story = late(() => import('./story.tsx'))
