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

const zMailFault = z.string();

const zDayPart = z.string();

const zHomeroomRef = z.object({
    id: zId,
    name: z.string()
});

const zLeaveType = z.string();

const zAbsenceStatus = z.string();

const zAbsenceHalf = z.string();

const zClockTime = z.nullable(z.string());

const zLeaveNote = z.string();

const zSymptom = z.string();

const zAbsenceWay = z.string();

const zAbsence = z.object({
    id: zId,
    student: z.nullable(zPersonRef),
    studentNumber: z.string(),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    leaveType: z.nullable(zLeaveType),
    startsOn: z.iso.date(),
    startsHalf: zAbsenceHalf,
    endsOn: z.iso.date(),
    endsHalf: zAbsenceHalf,
    days: z.number().check(z.gte(0)),
    leavesAt: zClockTime,
    returnsAt: zClockTime,
    note: z.nullable(zLeaveNote),
    symptom: z.nullable(zSymptom),
    proofId: z.nullable(zId),
    proofWanted: z.nullable(z.boolean()),
    status: zAbsenceStatus,
    submittedBy: z.nullable(zPersonRef),
    submittedAt: zTime,
    way: zAbsenceWay,
    deletedBy: z.nullable(zPersonRef),
    deletedAt: z.nullable(zTime),
    version: zVersion,
    updatedAt: zTime
});

const zAbsencePage = z.intersection(zPage, z.object({
    records: z.array(zAbsence)
}));

const zBoardClass = z.object({
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    enrolled: z.int().check(z.gte(0))
});

const zBoardAbsence = z.object({
    id: zId,
    studentNumber: z.string(),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    leaveType: z.nullable(zLeaveType),
    leavesAt: zClockTime,
    returnsAt: zClockTime,
    endsOn: z.iso.date(),
    endsHalf: zAbsenceHalf,
    studentId: zId,
    name: z.string(),
    nameZh: z.string(),
    part: zDayPart,
    noContact: z.boolean()
});

const zBoard = z.object({
    day: z.iso.date(),
    classes: z.array(zBoardClass),
    absences: z.array(zBoardAbsence)
});

const zAbsenceMail = z.string();

const zLatestAbsence = z.object({
    id: zId,
    student: z.nullable(zPersonRef),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef),
    leaveType: z.nullable(zLeaveType),
    startsOn: z.iso.date(),
    startsHalf: zAbsenceHalf,
    endsOn: z.iso.date(),
    endsHalf: zAbsenceHalf,
    status: zAbsenceStatus,
    submittedAt: zTime,
    mails: z.nullable(zAbsenceMail)
});

const zStudentOption = z.intersection(zPersonFields, z.object({
    email: z.nullable(zEmail),
    studentNumber: z.string(),
    grade: zGradeCode,
    homeroom: z.nullable(zHomeroomRef)
}));

const zToldReader = z.string();

const zToldRule = z.string();

const zPreviewedReader = z.object({
    office: zToldReader,
    rule: zToldRule,
    applies: z.boolean(),
    addresses: z.array(z.string()),
    subject: z.string(),
    text: z.string()
});

const zAbsencePreview = z.object({
    days: z.number().check(z.gte(0)),
    readers: z.array(zPreviewedReader)
});

const zAbsenceSettings = z.object({
    directorsFrom: z.int().check(z.gte(1)),
    proofFrom: z.int().check(z.gte(1)),
    attentionPercent: z.int().check(z.gte(1)),
    sickInClass: z.int().check(z.gte(2)),
    sickWithinDays: z.int().check(z.gte(1)),
    guardianDaysBack: z.int().check(z.gte(0)),
    homeroomCopy: z.boolean(),
    symptoms: z.string(),
    ownDomains: z.string(),
    version: zVersion,
    updatedAt: zTime
});

const zTold = z.object({
    office: zToldReader,
    rule: zToldRule,
    address: z.nullable(z.string()),
    state: z.nullable(zAbsenceMail),
    at: z.nullable(zTime),
    fault: z.nullable(zMailFault),
    nextAt: z.nullable(zTime)
});

const zAbsenceListResponse = zAbsencePage;

const zAbsenceCreateResponse = zAbsence;

const zAbsenceBoardResponse = zBoard;

const zAbsenceLatestResponse = z.array(zLatestAbsence);

const zAbsenceStudentsResponse = z.array(zStudentOption);

const zAbsencePreviewResponse = zAbsencePreview;

const zAbsenceTestResponse = zEmpty;

const zAbsenceSettingsResponse = zAbsenceSettings;

const zAbsenceUpdateSettingsResponse = zAbsenceSettings;

const zAbsenceSymptomsResponse = z.array(z.string());

const zAbsenceMineResponse = z.array(zAbsence);

const zAbsenceSubmitResponse = zAbsence;

const zAbsenceWithdrawResponse = zAbsence;

const zAbsenceGetResponse = zAbsence;

const zAbsenceUpdateResponse = zAbsence;

const zAbsenceRemoveResponse = zAbsence;

const zAbsenceUndoResponse = zAbsence;

const zAbsenceToldResponse = z.array(zTold);

const zAbsenceResendResponse = z.array(zTold);

const zAbsenceHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'absence.list': zAbsenceListResponse,
  'absence.create': zAbsenceCreateResponse,
  'absence.board': zAbsenceBoardResponse,
  'absence.latest': zAbsenceLatestResponse,
  'absence.students': zAbsenceStudentsResponse,
  'absence.preview': zAbsencePreviewResponse,
  'absence.test': zAbsenceTestResponse,
  'absence.settings': zAbsenceSettingsResponse,
  'absence.updateSettings': zAbsenceUpdateSettingsResponse,
  'absence.symptoms': zAbsenceSymptomsResponse,
  'absence.mine': zAbsenceMineResponse,
  'absence.submit': zAbsenceSubmitResponse,
  'absence.withdraw': zAbsenceWithdrawResponse,
  'absence.get': zAbsenceGetResponse,
  'absence.update': zAbsenceUpdateResponse,
  'absence.remove': zAbsenceRemoveResponse,
  'absence.undo': zAbsenceUndoResponse,
  'absence.told': zAbsenceToldResponse,
  'absence.resend': zAbsenceResendResponse,
  'absence.history': zAbsenceHistoryResponse,
}
