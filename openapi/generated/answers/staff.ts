// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmail = z.string();

const zEmpty = z.record(z.string(), z.unknown());

const zStaffType = z.string();

const zRoleRef = z.object({
    id: zId,
    name: z.string()
});

const zMenuType = z.string();

const zFlag = z.int();

const zAvailableMenu = z.object({
    id: zId,
    parentId: z.int().check(z.gte(0)),
    type: zMenuType,
    name: z.string(),
    nameZh: z.string(),
    path: z.string(),
    icon: z.string(),
    code: z.string(),
    isExternalPath: zFlag,
    openTarget: zFlag
});

const zStoredMenuType = z.string();

const zVersion = z.int().check(z.gte(1));

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

const zGender = z.string();

const zStaffSource = z.string();

const zStaffSecondFactor = z.string();

const zStaffName = z.string();

const zStaffNameZh = z.string();

const zNumberOfStudent = z.string();

const zStaff = z.object({
    id: zId,
    name: zStaffName,
    nameZh: zStaffNameZh,
    email: z.nullable(zEmail),
    type: zStaffType,
    gender: z.nullable(zGender),
    enabled: z.boolean(),
    service: z.boolean(),
    source: zStaffSource,
    roles: z.array(zRoleRef),
    lastLoginAt: z.nullable(z.iso.datetime({ offset: true })),
    place: zPlace,
    studentNumber: zNumberOfStudent,
    parentOf: z.nullable(zFirstChild),
    syncedAt: z.nullable(z.iso.datetime({ offset: true })),
    invitedUntil: z.nullable(z.iso.datetime({ offset: true })),
    secondFactor: zStaffSecondFactor,
    secondFactorDueAt: z.nullable(z.iso.datetime({ offset: true })),
    version: zVersion,
    createdAt: zTime,
    updatedAt: zTime
});

const zStaffPage = z.intersection(zPage, z.object({
    records: z.array(zStaff)
}));

const zStaffCounts = z.object({
    all: z.int().check(z.gte(0)),
    staff: z.int().check(z.gte(0)),
    parent: z.int().check(z.gte(0)),
    student: z.int().check(z.gte(0)),
    other: z.int().check(z.gte(0))
});

const zRoleOption = z.object({
    id: zId,
    name: z.string(),
    enabled: z.boolean(),
    builtin: z.boolean(),
    mayGive: z.boolean()
});

const zSignInFailures = z.object({
    total: z.int().check(z.gte(0)),
    unknown: z.int().check(z.gte(0)),
    accounts: z.array(z.object({
        staff: zPersonRef,
        failures: z.int().check(z.gte(1)),
        lastAt: zTime
    }))
});

const zSessionsEnded = z.object({
    ended: z.int().check(z.gte(0)),
    tokensRevoked: z.int().check(z.gte(0))
});

const zErasureCount = z.object({
    table: z.string(),
    label: z.string(),
    count: z.int().check(z.gte(1))
});

const zErasureWord = z.string();

const zErasureMention = z.object({
    key: z.string(),
    table: z.string(),
    label: z.string(),
    word: zErasureWord,
    text: z.string(),
    ticked: z.boolean()
});

const zErasureSearch = z.string();

const zErasure = z.object({
    goes: z.array(zErasureCount),
    stays: z.array(zErasureCount),
    byHand: z.array(zErasureCount),
    mentions: z.array(zErasureMention),
    moreMentions: z.int().check(z.gte(0)),
    search: zErasureSearch,
    enrolled: z.boolean(),
    twoPeople: z.boolean(),
    requestedBy: z.nullable(zPersonRef)
});

const zErasureState = z.string();

const zErasureDone = z.object({
    state: zErasureState
});

const zTokenName = z.string();

const zScopes = z.array(z.string());

const zTokenState = z.string();

const zApiToken = z.object({
    id: zId,
    name: zTokenName,
    start: z.string(),
    scopes: zScopes,
    acts: z.boolean(),
    state: zTokenState,
    createdAt: zTime,
    expiresAt: zTime,
    lastUsedAt: z.nullable(z.iso.datetime({ offset: true })),
    revokedAt: z.nullable(z.iso.datetime({ offset: true })),
    ownUntil: z.nullable(z.iso.datetime({ offset: true })),
    ownUsed: z.array(z.string())
});

const zNewApiToken = z.object({
    secret: z.string(),
    token: zApiToken
});

const zStaffListResponse = zStaffPage;

const zStaffCreateResponse = zStaff;

const zStaffCountsResponse = zStaffCounts;

const zStaffRoleOptionsResponse = z.array(zRoleOption);

const zStaffSignInFailuresResponse = zSignInFailures;

const zStaffImportResponse = zRun;

const zStaffRemoveResponse = zEmpty;

const zStaffGetResponse = zStaff;

const zStaffUpdateResponse = zStaff;

const zStaffSetRolesResponse = zStaff;

const zStaffRemoveRoleResponse = zStaff;

const zStaffAddRoleResponse = zStaff;

const zStaffRolesImpactResponse = zImpact;

const zStaffEnableResponse = zStaff;

const zStaffDisableResponse = zStaff;

const zStaffInviteResponse = zStaff;

const zStaffEndSessionsResponse = zSessionsEnded;

const zStaffResetSecondFactorResponse = zStaff;

const zStaffErasureResponse = zErasure;

const zStaffEraseResponse = zErasureDone;

const zStaffMenusResponse = z.array(zAvailableMenu);

const zStaffHistoryResponse = zAuditPage;

const zStaffTokensResponse = z.array(zApiToken);

const zStaffCreateTokenResponse = zNewApiToken;

const zStaffRevokeTokenResponse = zEmpty;

/** The data of each JSON answer of the module. */
export const answers = {
  'staff.list': zStaffListResponse,
  'staff.create': zStaffCreateResponse,
  'staff.counts': zStaffCountsResponse,
  'staff.roleOptions': zStaffRoleOptionsResponse,
  'staff.signInFailures': zStaffSignInFailuresResponse,
  'staff.import': zStaffImportResponse,
  'staff.get': zStaffGetResponse,
  'staff.update': zStaffUpdateResponse,
  'staff.remove': zStaffRemoveResponse,
  'staff.setRoles': zStaffSetRolesResponse,
  'staff.addRole': zStaffAddRoleResponse,
  'staff.removeRole': zStaffRemoveRoleResponse,
  'staff.rolesImpact': zStaffRolesImpactResponse,
  'staff.enable': zStaffEnableResponse,
  'staff.disable': zStaffDisableResponse,
  'staff.invite': zStaffInviteResponse,
  'staff.endSessions': zStaffEndSessionsResponse,
  'staff.resetSecondFactor': zStaffResetSecondFactorResponse,
  'staff.erasure': zStaffErasureResponse,
  'staff.erase': zStaffEraseResponse,
  'staff.menus': zStaffMenusResponse,
  'staff.history': zStaffHistoryResponse,
  'staff.tokens': zStaffTokensResponse,
  'staff.createToken': zStaffCreateTokenResponse,
  'staff.revokeToken': zStaffRevokeTokenResponse,
}
