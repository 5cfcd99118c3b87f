import type { Handlers } from '../../core/declare/handlers.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { explain } from './explain.ts'

const handlers = { explain } satisfies Handlers<'access'>

export const access = { handlers } satisfies ServerModule<'access'>
