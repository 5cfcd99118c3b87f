// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const access = {
  "lists": {},
  "forms": {}
} as const satisfies ModuleMetadata
