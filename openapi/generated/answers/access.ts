// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zStaffType = z.string();

const zStoredMenuType = z.string();

const zMenuRef = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    type: zStoredMenuType,
    path: z.string()
});

const zPersonFields = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    type: zStaffType
});

const zPlace = z.string();

const zFirstChild = z.object({
    name: z.string(),
    nameZh: z.string(),
    place: z.optional(zPlace)
});

const zPersonRef = z.intersection(zPersonFields, z.object({
    place: z.optional(zPlace),
    studentNumber: z.optional(z.string()),
    parentOf: z.optional(zFirstChild),
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    type: zStaffType
}));

const zMissing = z.string();

const zExplainedRole = z.object({
    id: zId,
    name: z.string(),
    enabled: z.boolean(),
    suspended: z.boolean(),
    grants: z.boolean()
});

const zExplanation = z.object({
    staff: zPersonRef,
    code: z.string(),
    menu: z.nullable(zMenuRef),
    operation: z.nullable(z.string()),
    allowed: z.boolean(),
    administrator: z.boolean(),
    missing: z.nullable(zMissing),
    message: z.string(),
    roles: z.array(zExplainedRole),
    wouldGrant: z.array(zExplainedRole)
});

const zAccessExplainResponse = zExplanation;

/** The data of each JSON answer of the module. */
export const answers = {
  'access.explain': zAccessExplainResponse,
}
