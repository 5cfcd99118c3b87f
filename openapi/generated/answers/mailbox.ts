// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zTime = z.iso.datetime({ offset: true });

const zVersion = z.int().check(z.gte(1));

const zOffice = z.string();

const zMailLanguage = z.string();

const zMailDetail = z.string();

const zMailbox = z.object({
    office: zOffice,
    addresses: z.array(z.string()),
    foreign: z.array(z.string()),
    language: zMailLanguage,
    details: z.array(zMailDetail),
    version: zVersion,
    updatedAt: zTime,
    sent: z.int().check(z.gte(0)),
    lastAt: z.nullable(zTime),
    failed: z.int().check(z.gte(0)),
    nextAt: z.nullable(zTime),
    nowhere: z.int().check(z.gte(0))
});

const zMailboxListResponse = z.array(zMailbox);

const zMailboxUpdateResponse = zMailbox;

/** The data of each JSON answer of the module. */
export const answers = {
  'mailbox.list': zMailboxListResponse,
  'mailbox.update': zMailboxUpdateResponse,
}
