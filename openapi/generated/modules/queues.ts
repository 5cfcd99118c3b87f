// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const queues = {
  "lists": {},
  "forms": {}
} as const satisfies ModuleMetadata
