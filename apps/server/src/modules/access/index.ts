import type { Handlers } from '../../core/context.ts'
import { explain } from './explain.ts'

export const access = { explain } satisfies Handlers<'access'>
