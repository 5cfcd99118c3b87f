// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmail = z.string();

const zEmpty = z.record(z.string(), z.unknown());

const zStaffType = z.string();

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

const zDivision = z.string();

const zGradeCode = z.string();

const zClassAddress = z.string();

const zClassYear = z.string();

const zClassTeacher = z.object({
    email: zEmail,
    name: z.string(),
    nameZh: z.string()
});

const zHomeroom = z.object({
    id: zId,
    schoolYear: zClassYear,
    campus: z.string(),
    name: z.string(),
    grade: zGradeCode,
    division: z.nullable(zDivision),
    teacherEmail: zClassAddress,
    assistantEmail: zClassAddress,
    dlTeacherEmail: zClassAddress,
    teachers: z.array(zClassTeacher),
    unknownAddresses: z.array(z.string()),
    students: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zHomeroomPage = z.intersection(zPage, z.object({
    records: z.array(zHomeroom)
}));

const zRollOverState = z.string();

const zRollOverClass = z.object({
    key: z.int().check(z.gte(1)),
    fromId: z.nullable(zId),
    campus: z.string(),
    name: z.string(),
    grade: zGradeCode,
    division: z.nullable(zDivision),
    teacherEmail: zClassAddress,
    assistantEmail: zClassAddress,
    dlTeacherEmail: zClassAddress,
    students: z.array(zId)
});

const zHomeroomRef = z.object({
    id: zId,
    name: z.string()
});

const zRollOverStudent = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: z.string(),
    grade: zGradeCode,
    division: z.nullable(zDivision),
    homeroom: z.nullable(zHomeroomRef)
});

const zRollOver = z.object({
    id: z.nullable(zId),
    fromYear: zClassYear,
    toYear: zClassYear,
    startsOn: z.nullable(z.iso.date()),
    state: zRollOverState,
    version: z.int().check(z.gte(0)),
    classes: z.array(zRollOverClass),
    leaving: z.array(zId),
    newcomers: z.array(zId),
    teachers: z.array(zClassTeacher),
    students: z.array(zRollOverStudent),
    changedBy: z.nullable(zPersonRef),
    changedAt: z.nullable(zTime)
});

const zHomeroomListResponse = zHomeroomPage;

const zHomeroomCreateResponse = zHomeroom;

const zHomeroomImportResponse = zRun;

const zHomeroomYearsResponse = z.array(zClassYear);

const zHomeroomCampusesResponse = z.array(z.string());

const zHomeroomTeachersResponse = z.array(zEmail);

const zHomeroomRemoveResponse = zEmpty;

const zHomeroomGetResponse = zHomeroom;

const zHomeroomUpdateResponse = zHomeroom;

const zHomeroomHistoryResponse = zAuditPage;

const zHomeroomRollOverResponse = zRollOver;

const zHomeroomPlanRollOverResponse = zRollOver;

const zHomeroomApplyRollOverResponse = zRollOver;

const zHomeroomUndoRollOverResponse = zRollOver;

/** The data of each JSON answer of the module. */
export const answers = {
  'homeroom.list': zHomeroomListResponse,
  'homeroom.create': zHomeroomCreateResponse,
  'homeroom.import': zHomeroomImportResponse,
  'homeroom.years': zHomeroomYearsResponse,
  'homeroom.campuses': zHomeroomCampusesResponse,
  'homeroom.teachers': zHomeroomTeachersResponse,
  'homeroom.get': zHomeroomGetResponse,
  'homeroom.update': zHomeroomUpdateResponse,
  'homeroom.remove': zHomeroomRemoveResponse,
  'homeroom.history': zHomeroomHistoryResponse,
  'homeroom.rollOver': zHomeroomRollOverResponse,
  'homeroom.planRollOver': zHomeroomPlanRollOverResponse,
  'homeroom.applyRollOver': zHomeroomApplyRollOverResponse,
  'homeroom.undoRollOver': zHomeroomUndoRollOverResponse,
}
