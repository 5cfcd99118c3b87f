import type { Handlers } from '../../core/handlers.ts'
import type { ServerModule } from '../../core/module.ts'
import { explain } from './explain.ts'

const handlers = { explain } satisfies Handlers<'access'>

export const access = { handlers } satisfies ServerModule<'access'>
