// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zQueue = z.object({
    code: z.string(),
    waiting: z.int().check(z.gte(0)),
    recent: z.int().check(z.gte(0)),
    late: z.int().check(z.gte(0)),
    oldestAt: z.nullable(z.iso.datetime({ offset: true })),
    oldest: z.string()
});

const zQueuesListResponse = z.array(zQueue);

/** The data of each JSON answer of the module. */
export const answers = {
  'queues.list': zQueuesListResponse,
}
