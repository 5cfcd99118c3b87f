// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmpty = z.record(z.string(), z.unknown());

const zVersion = z.int().check(z.gte(1));

const zPage = z.object({
    total: z.int().check(z.gte(0)),
    pageNum: z.int().check(z.gte(1)),
    pageSize: z.int().check(z.gte(1))
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

const zDivision = z.string();

const zDayReason = z.string();

const zDayAnswer = z.object({
    yes: z.boolean(),
    reason: zDayReason,
    name: z.string(),
    nameZh: z.string()
});

const zWeekday = z.string();

const zHalfAnswer = z.object({
    lessons: zDayAnswer,
    campus: zDayAnswer,
    runsAs: z.nullable(zWeekday)
});

const zSchoolDay = z.object({
    day: z.iso.date(),
    morning: zHalfAnswer,
    afternoon: zHalfAnswer
});

const zDayOfYear = z.object({
    day: z.iso.date(),
    number: z.nullable(z.int()),
    total: z.int()
});

const zDayKind = z.string();

const zDayPart = z.string();

const zSpecialDay = z.object({
    id: zId,
    kind: zDayKind,
    name: z.string(),
    nameZh: z.string(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    part: zDayPart,
    runsAs: z.nullable(zWeekday),
    divisions: z.array(zDivision),
    grades: z.array(z.string()),
    version: zVersion,
    updatedAt: zTime
});

const zSpecialDayPage = z.intersection(zPage, z.object({
    records: z.array(zSpecialDay)
}));

const zMovedDays = z.object({
    division: zDivision,
    grade: z.nullable(z.string()),
    before: z.number(),
    after: z.number(),
    gained: z.number(),
    lost: z.number()
});

const zCalendarPreview = z.object({
    moved: z.array(zMovedDays),
    touched: z.array(z.string())
});

const zTerm = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    extra: z.boolean(),
    students: z.int().check(z.gte(0))
});

const zSchoolYear = z.object({
    id: zId,
    name: z.string(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    terms: z.array(zTerm),
    version: zVersion,
    updatedAt: zTime
});

const zCalendarChanged = z.object({
    days: z.array(zSpecialDay),
    years: z.array(zSchoolYear)
});

const zProposedDay = z.object({
    kind: zDayKind,
    name: z.string(),
    nameZh: z.string(),
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    part: zDayPart,
    runsAs: z.nullable(zWeekday),
    take: z.boolean(),
    stands: z.boolean(),
    inYear: z.boolean()
});

const zCalendarProposals = z.object({
    days: z.array(zProposedDay),
    passedOver: z.int().check(z.gte(0))
});

const zCalendarSettings = z.object({
    followMakeUp: z.boolean(),
    feedPublic: z.boolean(),
    version: zVersion,
    updatedAt: zTime
});

const zSchoolYearPage = z.intersection(zPage, z.object({
    records: z.array(zSchoolYear)
}));

const zGrade = z.object({
    id: zId,
    code: z.string(),
    name: z.string(),
    nameZh: z.string(),
    division: zDivision,
    sort: z.int().check(z.gte(0)),
    uses: z.nullable(z.object({
        homerooms: z.int().check(z.gte(0)),
        students: z.int().check(z.gte(0)),
        specialDays: z.int().check(z.gte(0))
    })),
    version: zVersion,
    updatedAt: zTime
});

const zGradePage = z.intersection(zPage, z.object({
    records: z.array(zGrade)
}));

const zCalendarDaysResponse = z.array(zSchoolDay);

const zCalendarSchoolDayResponse = zDayOfYear;

const zCalendarListResponse = zSpecialDayPage;

const zCalendarGetResponse = zSpecialDay;

const zCalendarHistoryResponse = zAuditPage;

const zCalendarPreviewResponse = zCalendarPreview;

const zCalendarChangeResponse = zCalendarChanged;

const zCalendarReadFileResponse = zCalendarProposals;

const zCalendarSettingsResponse = zCalendarSettings;

const zCalendarUpdateSettingsResponse = zCalendarSettings;

const zCalendarListYearsResponse = zSchoolYearPage;

const zCalendarGetYearResponse = zSchoolYear;

const zCalendarYearHistoryResponse = zAuditPage;

const zCalendarListGradesResponse = zGradePage;

const zCalendarCreateGradeResponse = zGrade;

const zCalendarRemoveGradeResponse = zEmpty;

const zCalendarGetGradeResponse = zGrade;

const zCalendarUpdateGradeResponse = zGrade;

const zCalendarGradeHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'calendar.days': zCalendarDaysResponse,
  'calendar.schoolDay': zCalendarSchoolDayResponse,
  'calendar.list': zCalendarListResponse,
  'calendar.get': zCalendarGetResponse,
  'calendar.history': zCalendarHistoryResponse,
  'calendar.preview': zCalendarPreviewResponse,
  'calendar.change': zCalendarChangeResponse,
  'calendar.readFile': zCalendarReadFileResponse,
  'calendar.settings': zCalendarSettingsResponse,
  'calendar.updateSettings': zCalendarUpdateSettingsResponse,
  'calendar.listYears': zCalendarListYearsResponse,
  'calendar.getYear': zCalendarGetYearResponse,
  'calendar.yearHistory': zCalendarYearHistoryResponse,
  'calendar.listGrades': zCalendarListGradesResponse,
  'calendar.createGrade': zCalendarCreateGradeResponse,
  'calendar.getGrade': zCalendarGetGradeResponse,
  'calendar.updateGrade': zCalendarUpdateGradeResponse,
  'calendar.removeGrade': zCalendarRemoveGradeResponse,
  'calendar.gradeHistory': zCalendarGradeHistoryResponse,
}
