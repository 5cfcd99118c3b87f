// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmail = z.string();

const zFlag = z.int();

const zStoredMenuType = z.string();

const zName = z.string();

const zNameZh = z.string();

const zPath = z.string();

const zIcon = z.string();

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

const zRoleName = z.string();

const zRoleDescription = z.string();

const zDivision = z.string();

const zNodeCode = z.string();

const zParentCode = z.string();

const zConfiguredMenu = z.object({
    code: zNodeCode,
    parent: zParentCode,
    type: zStoredMenuType,
    name: zName,
    nameZh: z.optional(zNameZh),
    path: z.optional(zPath),
    icon: z.optional(zIcon),
    isExternalPath: z.optional(zFlag),
    openTarget: z.optional(zFlag)
});

const zCodes = z.array(z.string());

const zReaches = z.array(z.string());

const zConfiguredRole = z.object({
    name: zRoleName,
    description: z.optional(zRoleDescription),
    enabled: z.optional(z.boolean()),
    permissions: z.optional(zCodes),
    reach: z.optional(zReaches)
});

const zConfiguredStaff = z.object({
    email: zEmail,
    roles: z.array(zRoleName)
});

const zGradeCode = z.string();

const zClassAddress = z.string();

const zConfiguredHomeroom = z.object({
    schoolYear: z.string(),
    campus: z.optional(z.string()),
    name: z.string(),
    grade: z.optional(zGradeCode),
    division: z.nullish(zDivision),
    teacherEmail: z.optional(zClassAddress),
    assistantEmail: z.optional(zClassAddress),
    dlTeacherEmail: z.optional(zClassAddress)
});

const zOffice = z.string();

const zMailLanguage = z.string();

const zMailDetail = z.string();

const zConfiguredMailbox = z.object({
    office: zOffice,
    addresses: z.array(z.string()),
    language: z.optional(zMailLanguage),
    details: z.optional(z.array(zMailDetail))
});

const zBaseDataMeaningKind = z.string();

const zConfiguredMeaning = z.object({
    meaning: zBaseDataMeaningKind,
    source: z.string(),
    target: z.string()
});

const zVenueName = z.string();

const zVenueColor = z.string();

const zConfiguredVenueType = z.object({
    name: zVenueName,
    nameZh: z.optional(z.string()),
    color: zVenueColor
});

const zConfiguredVenue = z.object({
    name: zVenueName,
    hours: z.array(z.string())
});

const zConfiguration = z.object({
    menus: z.optional(z.array(zConfiguredMenu)),
    roles: z.optional(z.array(zConfiguredRole)),
    staff: z.optional(z.array(zConfiguredStaff)),
    homerooms: z.optional(z.array(zConfiguredHomeroom)),
    mailboxes: z.optional(z.array(zConfiguredMailbox)),
    rosters: z.optional(z.array(zConfiguredMeaning)),
    venueTypes: z.optional(z.array(zConfiguredVenueType)),
    venues: z.optional(z.array(zConfiguredVenue))
});

const zPlanKind = z.string();

const zPlanRemark = z.object({
    kind: zPlanKind,
    key: z.string(),
    reason: z.string(),
    message: z.string()
});

const zStandingConfiguration = z.object({
    configuration: zConfiguration,
    remarks: z.array(zPlanRemark)
});

const zPlanAction = z.string();

const zStepFields = z.object({
    parent: z.optional(zParentCode),
    type: z.optional(zStoredMenuType),
    name: z.optional(z.string()),
    nameZh: z.optional(zNameZh),
    path: z.optional(zPath),
    icon: z.optional(zIcon),
    isExternalPath: z.optional(zFlag),
    openTarget: z.optional(zFlag),
    description: z.optional(zRoleDescription),
    enabled: z.optional(z.boolean()),
    permissions: z.optional(zCodes),
    reach: z.optional(zReaches),
    roles: z.optional(z.array(zRoleName)),
    meaning: z.optional(zBaseDataMeaningKind),
    source: z.optional(z.string()),
    target: z.optional(z.string()),
    schoolYear: z.optional(z.string()),
    campus: z.optional(z.string()),
    grade: z.optional(zGradeCode),
    division: z.nullish(zDivision),
    teacherEmail: z.optional(zClassAddress),
    assistantEmail: z.optional(zClassAddress),
    dlTeacherEmail: z.optional(zClassAddress),
    addresses: z.optional(z.array(z.string())),
    language: z.optional(zMailLanguage),
    details: z.optional(z.array(zMailDetail)),
    color: z.optional(zVenueColor),
    hours: z.optional(z.array(z.string())),
    codes: z.optional(zCodes)
});

const zPlanStep = z.object({
    kind: zPlanKind,
    key: z.string(),
    action: zPlanAction,
    before: z.nullable(zStepFields),
    after: z.nullable(zStepFields)
});

const zPlan = z.object({
    format: z.int(),
    madeAt: zTime,
    steps: z.array(zPlanStep),
    problems: z.array(zPlanRemark),
    remarks: z.array(zPlanRemark),
    counts: z.object({
        create: z.int().check(z.gte(0)),
        change: z.int().check(z.gte(0)),
        remove: z.int().check(z.gte(0))
    })
});

const zConfigReadResponse = zStandingConfiguration;

const zConfigPlanResponse = zPlan;

const zConfigApplyResponse = zRun;

/** The data of each JSON answer of the module. */
export const answers = {
  'config.read': zConfigReadResponse,
  'config.plan': zConfigPlanResponse,
  'config.apply': zConfigApplyResponse,
}
