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

const zGender = z.string();

const zStaffName = z.string();

const zStaffNameZh = z.string();

const zGradeCode = z.string();

const zOptionStudent = z.object({
    name: z.string(),
    nameZh: z.string(),
    studentNumber: z.string(),
    homeroom: z.string()
});

const zPersonOption = z.intersection(zPersonFields, z.object({
    email: z.nullable(zEmail),
    students: z.array(zOptionStudent),
    classes: z.array(z.string())
}));

const zHomeroomRef = z.object({
    id: zId,
    name: z.string()
});

const zStudentState = z.string();

const zNamePart = z.string();

const zStudent = z.object({
    id: zId,
    studentNumber: z.string(),
    name: zStaffName,
    nameZh: zStaffNameZh,
    familyName: zNamePart,
    givenName: zNamePart,
    preferredName: zNamePart,
    gender: z.nullable(zGender),
    email: z.nullable(zEmail),
    state: zStudentState,
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    alsoIn: z.nullable(zHomeroomRef),
    enteredOn: z.iso.date(),
    leftOn: z.nullable(z.iso.date()),
    guardians: z.int().check(z.gte(0)),
    version: zVersion,
    createdAt: zTime,
    updatedAt: zTime
});

const zStudentPage = z.intersection(zPage, z.object({
    records: z.array(zStudent)
}));

const zRelation = z.string();

const zChild = z.object({
    id: zId,
    studentNumber: z.string(),
    name: z.string(),
    nameZh: z.string(),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    division: z.nullable(zDivision),
    mayAct: z.boolean()
});

const zClassOption = z.object({
    id: zId,
    name: z.string(),
    schoolYear: z.string(),
    campus: z.string(),
    grade: zGradeCode,
    division: z.nullable(zDivision)
});

const zStay = z.object({
    from: z.iso.date(),
    to: z.nullable(z.iso.date()),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    alsoIn: z.nullable(zHomeroomRef)
});

const zContactKind = z.string();

const zContact = z.object({
    kind: zContactKind,
    value: z.string(),
    label: z.optional(z.string())
});

const zGuardian = z.object({
    person: zPersonRef,
    relation: zRelation,
    contactOrder: z.int().check(z.gte(1)),
    maySee: z.boolean(),
    mayAct: z.boolean(),
    noContact: z.boolean(),
    email: z.nullable(z.string()),
    enabled: z.boolean(),
    contacts: z.array(zContact)
});

const zSibling = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: z.string(),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef)
});

const zFamily = z.object({
    guardians: z.array(zGuardian),
    contacts: z.array(zContact),
    siblings: z.array(zSibling)
});

const zStudentListResponse = zStudentPage;

const zStudentCreateResponse = zStudent;

const zStudentImportResponse = zRun;

const zStudentMineResponse = z.array(zChild);

const zStudentClassOptionsResponse = z.array(zClassOption);

const zStudentGuardianOptionsResponse = z.array(zPersonOption);

const zStudentGetResponse = zStudent;

const zStudentUpdateResponse = zStudent;

const zStudentMoveResponse = zStudent;

const zStudentLeaveResponse = zStudent;

const zStudentStaysResponse = z.array(zStay);

const zStudentFamilyResponse = zFamily;

const zStudentRemoveGuardianResponse = zEmpty;

const zStudentSetGuardianResponse = zFamily;

const zStudentSetContactsResponse = zFamily;

const zStudentHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'student.list': zStudentListResponse,
  'student.create': zStudentCreateResponse,
  'student.import': zStudentImportResponse,
  'student.mine': zStudentMineResponse,
  'student.classOptions': zStudentClassOptionsResponse,
  'student.guardianOptions': zStudentGuardianOptionsResponse,
  'student.get': zStudentGetResponse,
  'student.update': zStudentUpdateResponse,
  'student.move': zStudentMoveResponse,
  'student.leave': zStudentLeaveResponse,
  'student.stays': zStudentStaysResponse,
  'student.family': zStudentFamilyResponse,
  'student.setGuardian': zStudentSetGuardianResponse,
  'student.removeGuardian': zStudentRemoveGuardianResponse,
  'student.setContacts': zStudentSetContactsResponse,
  'student.history': zStudentHistoryResponse,
}
