// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zStaffType = z.string();

const zRoleRef = z.object({
    id: zId,
    name: z.string()
});

const zFlag = z.int();

const zStoredMenuType = z.string();

const zName = z.string();

const zNameZh = z.string();

const zPath = z.string();

const zIcon = z.string();

const zMenuCode = z.string();

const zVersion = z.int().check(z.gte(1));

const zParentId = z.int().check(z.gte(0));

const zMenu = z.object({
    id: zId,
    parentId: zParentId,
    category: z.string(),
    type: zStoredMenuType,
    name: zName,
    nameZh: zNameZh,
    path: zPath,
    icon: zIcon,
    code: zMenuCode,
    isExternalPath: zFlag,
    openTarget: zFlag,
    sort: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
});

const zMenuPage = z.intersection(zPage, z.object({
    records: z.array(zMenu)
}));

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

const zImpactChange = z.object({
    effect: z.string(),
    menu: zMenuRef,
    people: z.int().check(z.gte(0)),
    names: z.array(zPersonRef),
    kept: z.int().check(z.gte(0)),
    keptThrough: z.array(zRoleRef)
});

const zImpact = z.object({
    lose: z.int().check(z.gte(0)),
    gain: z.int().check(z.gte(0)),
    roles: z.array(z.object({
        id: zId,
        name: z.string(),
        members: z.int().check(z.gte(0))
    })),
    total: z.int().check(z.gte(0)),
    changes: z.array(zImpactChange)
});

const zMenuRemoved = z.object({
    ids: z.array(zId)
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

const zMenusCreateResponse = zMenu;

const zMenusUpdateResponse = zMenu;

const zMenusPageResponse = zMenuPage;

const zMenusSortResponse = z.array(zMenu);

const zMenusImportResponse = zRun;

const zMenusMoveImpactResponse = zImpact;

const zMenusRemoveResponse = zMenuRemoved;

const zMenusRemoveImpactResponse = zImpact;

const zMenusHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'menus.create': zMenusCreateResponse,
  'menus.update': zMenusUpdateResponse,
  'menus.page': zMenusPageResponse,
  'menus.sort': zMenusSortResponse,
  'menus.import': zMenusImportResponse,
  'menus.moveImpact': zMenusMoveImpactResponse,
  'menus.remove': zMenusRemoveResponse,
  'menus.removeImpact': zMenusRemoveImpactResponse,
  'menus.history': zMenusHistoryResponse,
}
