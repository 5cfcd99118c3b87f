// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmpty = z.record(z.string(), z.unknown());

const zStaffType = z.string();

const zRoleRef = z.object({
    id: zId,
    name: z.string()
});

const zStoredMenuType = z.string();

const zVersion = z.int().check(z.gte(1));

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
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

const zRoleName = z.string();

const zRoleDescription = z.string();

const zRoleFields = z.object({
    id: zId,
    name: zRoleName,
    description: zRoleDescription,
    enabled: z.boolean(),
    builtin: z.boolean(),
    secondFactor: z.boolean(),
    members: z.int().check(z.gte(0)),
    permissions: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zRole = zRoleFields;

const zRolePage = z.intersection(zPage, z.object({
    records: z.array(zRole)
}));

const zReach = z.string();

const zDivision = z.string();

const zRoleReach = z.object({
    module: z.string(),
    reach: zReach,
    divisions: z.array(zDivision)
});

const zRoleDetail = z.intersection(zRoleFields, z.object({
    reaches: z.array(zRoleReach),
    menuIds: z.array(zId)
}));

const zMenuOption = z.object({
    id: zId,
    parentId: z.int().check(z.gte(0)),
    type: zStoredMenuType,
    name: z.string(),
    nameZh: z.string(),
    code: z.string(),
    icon: z.string(),
    mayGrant: z.boolean()
});

const zRolesListResponse = zRolePage;

const zRolesCreateResponse = zRoleDetail;

const zRolesMenuOptionsResponse = z.array(zMenuOption);

const zRolesRemoveResponse = zEmpty;

const zRolesGetResponse = zRoleDetail;

const zRolesUpdateResponse = zRole;

const zRolesEnableResponse = zRole;

const zRolesDisableResponse = zRole;

const zRolesAssignResponse = zRoleDetail;

const zRolesSetReachResponse = zRoleDetail;

const zRolesRequireSecondFactorResponse = zRole;

const zRolesAllowWithoutSecondFactorResponse = zRole;

const zRolesAssignImpactResponse = zImpact;

const zRolesEnableImpactResponse = zImpact;

const zRolesRemoveImpactResponse = zImpact;

const zRolesHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'roles.list': zRolesListResponse,
  'roles.create': zRolesCreateResponse,
  'roles.menuOptions': zRolesMenuOptionsResponse,
  'roles.get': zRolesGetResponse,
  'roles.update': zRolesUpdateResponse,
  'roles.remove': zRolesRemoveResponse,
  'roles.enable': zRolesEnableResponse,
  'roles.disable': zRolesDisableResponse,
  'roles.assign': zRolesAssignResponse,
  'roles.setReach': zRolesSetReachResponse,
  'roles.requireSecondFactor': zRolesRequireSecondFactorResponse,
  'roles.allowWithoutSecondFactor': zRolesAllowWithoutSecondFactorResponse,
  'roles.assignImpact': zRolesAssignImpactResponse,
  'roles.enableImpact': zRolesEnableImpactResponse,
  'roles.removeImpact': zRolesRemoveImpactResponse,
  'roles.history': zRolesHistoryResponse,
}
