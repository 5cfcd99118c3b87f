// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zRunState = z.string();

const zRunResult = z.object({
    key: z.optional(z.string()),
    line: z.optional(z.int()),
    file: z.optional(z.string()),
    field: z.optional(z.string()),
    outcome: z.string(),
    reason: z.optional(z.string()),
    message: z.string(),
    by: z.optional(z.string()),
    at: z.optional(z.iso.datetime({ offset: true }))
});

const zUndoneRun = z.object({
    id: zId,
    operation: z.string(),
    fileName: z.nullable(z.string())
});

const zRun = z.object({
    id: zId,
    operation: z.string(),
    fileName: z.nullable(z.string()),
    state: zRunState,
    dryRun: z.boolean(),
    total: z.int().check(z.gte(0)),
    done: z.int().check(z.gte(0)),
    counts: z.record(z.string(), z.int()),
    results: z.array(zRunResult),
    undoes: z.nullable(zUndoneRun),
    undoable: z.boolean(),
    startedAt: zTime,
    endedAt: z.nullable(z.iso.datetime({ offset: true })),
    undoneAt: z.nullable(z.iso.datetime({ offset: true }))
});

const zRunPage = z.intersection(zPage, z.object({
    records: z.array(zRun)
}));

const zRunsListResponse = zRunPage;

const zRunsGetResponse = zRun;

const zRunsCancelResponse = zRun;

const zRunsUndoResponse = zRun;

/** The data of each JSON answer of the module. */
export const answers = {
  'runs.list': zRunsListResponse,
  'runs.get': zRunsGetResponse,
  'runs.cancel': zRunsCancelResponse,
  'runs.undo': zRunsUndoResponse,
}
