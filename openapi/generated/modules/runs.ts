// Made by `npm run generate` from openapi/. Not edited by hand.
import type { ModuleMetadata } from '../../metadata.ts'

export const runs = {
  "lists": {
    "runs.list": {
      "of": "Run",
      "entity": "run",
      "get": "runs.get",
      "key": "runId",
      "export": "runs.export",
      "missing": "RUN_NOT_FOUND",
      "fields": {
        "id": "id",
        "operation": "text",
        "fileName": "text",
        "state": "RunState",
        "dryRun": "boolean",
        "total": "number",
        "done": "number",
        "counts": "object",
        "results": "list",
        "undoes": "object",
        "undoable": "boolean",
        "startedAt": "time",
        "endedAt": "time",
        "undoneAt": "time"
      },
      "filters": {
        "kind": "RunKind",
        "state": "RunState",
        "search": "text",
        "from": "day",
        "to": "day"
      },
      "choices": {
        "kind": [
          "change",
          "check"
        ],
        "state": [
          "Running",
          "Done",
          "Refused",
          "Failed",
          "Interrupted",
          "Cancelled"
        ]
      },
      "days": "startedAt",
      "own": true,
      "sort": [
        "startedAt",
        "id",
        "operation",
        "state",
        "total",
        "endedAt"
      ],
      "usual": "-startedAt"
    }
  },
  "forms": {}
} as const satisfies ModuleMetadata
