// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zMailKind = z.string();

const zMessage = z.object({
    id: zId,
    kind: zMailKind,
    subject: z.string(),
    text: z.string(),
    about: z.object({
        entity: z.string(),
        id: zId
    }),
    at: zTime,
    readAt: z.nullable(z.iso.datetime({ offset: true }))
});

const zUnread = z.object({
    unread: z.int().check(z.gte(0))
});

const zMessagesMineResponse = z.array(zMessage);

const zMessagesUnreadResponse = zUnread;

const zMessagesReadResponse = zUnread;

/** The data of each JSON answer of the module. */
export const answers = {
  'messages.mine': zMessagesMineResponse,
  'messages.unread': zMessagesUnreadResponse,
  'messages.read': zMessagesReadResponse,
}
