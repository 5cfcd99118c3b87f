// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const mailbox = {
  "lists": {},
  "forms": {
    "mailbox.update": {
      "language": {
        "kind": "MailLanguage",
        "first": "en"
      },
      "details": {
        "kind": "list"
      },
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "addresses": {
        "kind": "text",
        "max": 2000
      }
    }
  }
} as const satisfies ModuleMetadata
