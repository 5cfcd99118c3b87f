// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const settings = {
  "lists": {},
  "forms": {
    "settings.update": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "schoolName": {
        "kind": "text",
        "min": 1,
        "max": 100
      },
      "schoolNameZh": {
        "kind": "text",
        "max": 100
      },
      "timeZone": {
        "kind": "text",
        "max": 64
      },
      "nameOrder": {
        "kind": "NameOrder",
        "first": "GivenFirst"
      },
      "campuses": {
        "kind": "text",
        "max": 1000
      },
      "phoneCode": {
        "kind": "text"
      },
      "help": {
        "kind": "text",
        "max": 200
      },
      "helpZh": {
        "kind": "text",
        "max": 200
      },
      "appLink": {
        "kind": "text",
        "max": 300
      },
      "rosterLimit": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 100
      }
    }
  }
} as const satisfies ModuleMetadata
