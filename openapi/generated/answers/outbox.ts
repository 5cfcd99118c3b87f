// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zMailState = z.string();

const zMailKind = z.string();

const zMailFault = z.string();

const zMail = z.object({
    id: zId,
    kind: z.nullable(zMailKind),
    recipient: z.string(),
    subject: z.string(),
    state: zMailState,
    attempts: z.int().check(z.gte(0)),
    dueAt: zTime,
    fault: z.nullable(zMailFault),
    lastError: z.string(),
    entity: z.nullable(z.string()),
    entityId: z.nullable(z.int()),
    hasText: z.boolean(),
    goodUntil: z.nullable(z.iso.datetime({ offset: true })),
    createdAt: zTime,
    sentAt: z.nullable(z.iso.datetime({ offset: true }))
});

const zMailPage = z.intersection(zPage, z.object({
    records: z.array(zMail)
}));

const zMailCounts = z.object({
    waiting: z.int().check(z.gte(0)),
    late: z.int().check(z.gte(0)),
    dead: z.int().check(z.gte(0)),
    oldestAt: z.nullable(z.iso.datetime({ offset: true })),
    since: z.iso.date()
});

const zMailSetUp = z.object({
    server: z.nullable(z.string()),
    secure: z.boolean(),
    from: z.string()
});

const zOutboxListResponse = zMailPage;

const zOutboxCountsResponse = zMailCounts;

const zOutboxSetUpResponse = zMailSetUp;

const zOutboxGetResponse = zMail;

const zOutboxResendResponse = zMail;

/** The data of each JSON answer of the module. */
export const answers = {
  'outbox.list': zOutboxListResponse,
  'outbox.counts': zOutboxCountsResponse,
  'outbox.setUp': zOutboxSetUpResponse,
  'outbox.get': zOutboxGetResponse,
  'outbox.resend': zOutboxResendResponse,
}
