// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zAuditedRow = z.object({
    entity: z.string(),
    id: z.int(),
    label: z.string(),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown()))
});

const zAuditEntry = z.object({
    id: zId,
    at: zTime,
    staffId: z.nullable(z.int()),
    staffName: z.string(),
    address: z.string(),
    token: z.nullable(z.string()),
    requestId: z.string(),
    operation: z.string(),
    refused: z.nullable(z.object({
        reason: z.string(),
        message: z.string()
    })),
    rowCount: z.int().check(z.gte(0)),
    undoable: z.boolean(),
    rows: z.array(zAuditedRow)
});

const zAuditPage = z.intersection(zPage, z.object({
    records: z.array(zAuditEntry)
}));

const zUndone = z.object({
    rows: z.int().check(z.gte(0))
});

const zAuditListResponse = zAuditPage;

const zAuditGetResponse = zAuditEntry;

const zAuditUndoResponse = zUndone;

/** The data of each JSON answer of the module. */
export const answers = {
  'audit.list': zAuditListResponse,
  'audit.get': zAuditGetResponse,
  'audit.undo': zAuditUndoResponse,
}
