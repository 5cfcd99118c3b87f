import type { Handlers } from '../../core/declare/handlers.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { explain } from './explain.ts'

const handlers: Handlers<'access'> = { explain }

export const access: ServerModule<'access'> = { handlers }
