// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const retention = {
  "lists": {},
  "forms": {
    "retention.updateSettings": {
      "version": {
        "kind": "number",
        "required": true,
        "integer": true,
        "min": 1
      },
      "healthDays": {
        "kind": "number",
        "integer": true,
        "min": 0,
        "max": 3650
      },
      "absenceMonths": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 240
      },
      "surveyMonths": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 240
      },
      "recordMonths": {
        "kind": "number",
        "integer": true,
        "min": 13,
        "max": 240
      },
      "mailDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 365
      },
      "signInDays": {
        "kind": "number",
        "integer": true,
        "min": 30,
        "max": 3650
      },
      "reportDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 3650
      },
      "positionDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 365
      },
      "boardingDays": {
        "kind": "number",
        "integer": true,
        "min": 1,
        "max": 730
      },
      "auditMonths": {
        "kind": "number",
        "integer": true,
        "min": 12,
        "max": 240
      },
      "twoPeople": {
        "kind": "boolean"
      }
    }
  }
} as const satisfies ModuleMetadata
