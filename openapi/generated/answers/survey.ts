// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

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

const zMailLanguage = z.string();

const zSurveyStatus = z.string();

const zSurveyTitle = z.string();

const zSurveySeats = z.object({
    grade: zGradeCode,
    seats: z.int().check(z.gte(0))
});

const zSurvey = z.object({
    id: zId,
    title: zSurveyTitle,
    titleZh: z.string(),
    admissionYear: z.string(),
    startsOn: z.nullable(z.iso.date()),
    endsOn: z.nullable(z.iso.date()),
    status: zSurveyStatus,
    divisions: z.array(zDivision),
    grades: z.array(z.string()),
    studentNumbers: z.array(z.string()),
    seats: z.array(zSurveySeats),
    remindHours: z.int().check(z.gte(1)),
    live: z.nullable(z.int().check(z.gte(1))),
    edited: z.boolean(),
    publishedAt: z.nullable(zTime),
    asked: z.int().check(z.gte(0)),
    answered: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zSurveyPage = z.intersection(zPage, z.object({
    records: z.array(zSurvey)
}));

const zSurveyProse = z.object({
    en: z.string(),
    zh: z.string()
});

const zSurveyKey = z.string();

const zSurveyWords = z.object({
    en: z.string(),
    zh: z.string()
});

const zSurveyQuestionKind = z.string();

const zSurveySubOption = z.object({
    key: zSurveyKey,
    text: zSurveyWords
});

const zSurveySubitem = z.object({
    key: zSurveyKey,
    text: zSurveyWords,
    kind: zSurveyQuestionKind,
    required: z.boolean(),
    options: z.array(zSurveySubOption)
});

const zSurveyOption = z.object({
    key: zSurveyKey,
    text: zSurveyWords,
    subitems: z.array(zSurveySubitem)
});

const zSurveyQuestion = z.object({
    key: zSurveyKey,
    text: zSurveyWords,
    kind: zSurveyQuestionKind,
    required: z.boolean(),
    options: z.array(zSurveyOption)
});

const zSurveyPart = z.object({
    key: zSurveyKey,
    name: zSurveyWords,
    description: zSurveyProse,
    protocolLabel: zSurveyWords,
    protocol: zSurveyProse,
    questions: z.array(zSurveyQuestion)
});

const zSurveyForm = z.object({
    tips: zSurveyProse,
    modules: z.array(zSurveyPart)
});

const zSurveyContent = z.object({
    yes: zSurveyForm,
    no: zSurveyForm
});

const zSurveyGapKind = z.string();

const zSurveyGap = z.object({
    path: z.string(),
    kind: zSurveyGapKind
});

const zSurveyDraft = z.object({
    content: zSurveyContent,
    version: zVersion,
    savedAt: zTime,
    savedBy: z.nullable(zPersonRef),
    gaps: z.array(zSurveyGap),
    changed: z.boolean()
});

const zSurveyDecision = z.string();

const zSurveyDifferenceKind = z.string();

const zSurveyDifference = z.object({
    form: zSurveyDecision,
    kind: zSurveyDifferenceKind,
    key: z.string(),
    before: zSurveyProse,
    after: zSurveyProse
});

const zSurveyEarlierDraft = z.object({
    id: zId,
    savedAt: zTime,
    savedBy: z.nullable(zPersonRef),
    content: zSurveyContent,
    differences: z.array(zSurveyDifference)
});

const zSurveyVersion = z.object({
    number: z.int().check(z.gte(1)),
    publishedAt: zTime,
    publishedBy: z.nullable(zPersonRef),
    answers: z.int().check(z.gte(0)),
    content: zSurveyContent,
    differences: z.array(zSurveyDifference)
});

const zSurveyState = z.string();

const zSurveyRef = z.object({
    id: zId,
    title: zSurveyTitle,
    titleZh: z.string()
});

const zSurveyDraftPage = z.object({
    page: z.int().check(z.gte(1)),
    pages: z.int().check(z.gte(1))
});

const zSurveyAsked = z.object({
    id: zId,
    survey: zSurveyRef,
    student: z.nullable(zPersonRef),
    studentNumber: z.string(),
    division: z.nullable(zDivision),
    grade: zGradeCode,
    state: zSurveyState,
    openedAt: z.nullable(zTime),
    bounced: z.boolean(),
    draftPage: z.nullable(zSurveyDraftPage),
    answeredAt: z.nullable(zTime),
    extendedTo: z.nullable(z.iso.date()),
    remindedAt: z.nullable(zTime),
    reminders: z.int().check(z.gte(0)),
    settledBy: z.nullable(zPersonRef),
    settledAt: z.nullable(zTime),
    settledWhy: z.string()
});

const zSurveyAskedPage = z.intersection(zPage, z.object({
    records: z.array(zSurveyAsked)
}));

const zSurveyWay = z.string();

const zSurveyReply = z.object({
    question: zSurveyKey,
    values: z.array(z.string())
});

const zSurveyAcceptance = z.object({
    module: zSurveyKey,
    hash: z.string()
});

const zSurveySubmission = z.object({
    id: zId,
    way: zSurveyWay,
    givenBy: z.nullable(zPersonRef),
    submittedBy: z.nullable(zPersonRef),
    at: zTime,
    decision: zSurveyDecision,
    version: z.int().check(z.gte(1)),
    live: z.int().check(z.gte(1)),
    current: z.boolean(),
    counts: z.boolean(),
    note: z.string(),
    form: zSurveyForm,
    replies: z.array(zSurveyReply),
    accepted: z.array(zSurveyAcceptance),
    differences: z.array(zSurveyDifference)
});

const zSurveyGuardian = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    phones: z.array(z.string())
});

const zReadSubitem = z.object({
    key: zSurveyKey,
    text: z.string(),
    kind: zSurveyQuestionKind,
    required: z.boolean(),
    options: z.array(z.object({
        key: zSurveyKey,
        text: z.string()
    }))
});

const zReadQuestion = z.object({
    key: zSurveyKey,
    text: z.string(),
    kind: zSurveyQuestionKind,
    required: z.boolean(),
    options: z.array(z.object({
        key: zSurveyKey,
        text: z.string(),
        subitems: z.array(zReadSubitem)
    }))
});

const zReadForm = z.object({
    tips: z.string(),
    modules: z.array(z.object({
        key: zSurveyKey,
        name: z.string(),
        description: z.string(),
        protocolLabel: z.string(),
        protocol: z.string(),
        questions: z.array(zReadQuestion)
    }))
});

const zSurveyAnswerDraft = z.object({
    version: z.int().check(z.gte(1)),
    decision: z.nullable(zSurveyDecision),
    replies: z.array(zSurveyReply),
    accepted: z.array(zSurveyKey)
});

const zSurveyAnswerGiven = z.object({
    version: z.int().check(z.gte(1)),
    decision: zSurveyDecision,
    replies: z.array(zSurveyReply),
    accepted: z.array(zSurveyKey)
});

const zSurveySheet = z.object({
    id: zId,
    title: z.string(),
    child: zPersonRef,
    version: z.int().check(z.gte(1)),
    lastDay: z.iso.date(),
    yes: zReadForm,
    no: zReadForm,
    draft: z.nullable(zSurveyAnswerDraft),
    answer: z.nullable(zSurveyAnswerGiven)
});

const zSurveyMine = z.object({
    id: zId,
    survey: zSurveyRef,
    child: zPersonRef,
    lastDay: z.iso.date(),
    decision: z.nullable(zSurveyDecision),
    submittedAt: z.nullable(zTime),
    draft: z.boolean()
});

const zSurveyExpected = z.object({
    low: z.int().check(z.gte(0)),
    high: z.int().check(z.gte(0))
});

const zSurveyCount = z.object({
    yes: z.int().check(z.gte(0)),
    no: z.int().check(z.gte(0)),
    conflict: z.int().check(z.gte(0)),
    draft: z.int().check(z.gte(0)),
    none: z.int().check(z.gte(0)),
    expected: zSurveyExpected
});

const zSurveyGrade = z.object({
    grade: zGradeCode,
    next: z.nullable(z.string()),
    seats: z.nullable(z.int().check(z.gte(0))),
    yes: z.int().check(z.gte(0)),
    no: z.int().check(z.gte(0)),
    conflict: z.int().check(z.gte(0)),
    draft: z.int().check(z.gte(0)),
    none: z.int().check(z.gte(0)),
    expected: zSurveyExpected
});

const zSurveyDay = z.object({
    number: z.int(),
    yes: z.int().check(z.gte(0)),
    no: z.int().check(z.gte(0)),
    conflict: z.int().check(z.gte(0))
});

const zSurveyRemindedOn = z.object({
    number: z.int(),
    students: z.int().check(z.gte(1))
});

const zSurveyShareFrom = z.string();

const zSurveyShare = z.object({
    from: zSurveyShareFrom,
    yes: z.int().check(z.gte(0)),
    answers: z.int().check(z.gte(1))
});

const zSurveyLastYear = z.object({
    survey: zSurveyRef,
    asked: z.int().check(z.gte(0)),
    days: z.array(zSurveyDay)
});

const zSurveyBoard = z.object({
    survey: zSurveyRef,
    status: zSurveyStatus,
    startsOn: z.nullable(z.iso.date()),
    endsOn: z.nullable(z.iso.date()),
    today: z.iso.date(),
    total: zSurveyCount,
    grades: z.array(zSurveyGrade),
    days: z.array(zSurveyDay),
    reminders: z.array(zSurveyRemindedOn),
    shares: z.array(zSurveyShare),
    lastYear: z.nullable(zSurveyLastYear)
});

const zSurveyReader = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    email: z.string(),
    language: zMailLanguage,
    students: z.array(zPersonRef)
});

const zSurveyReminder = z.object({
    hours: z.int().check(z.gte(1)),
    students: z.int().check(z.gte(0)),
    readers: z.array(zSurveyReader),
    reminded: z.int().check(z.gte(0)),
    unreached: z.array(zPersonRef),
    subject: z.string(),
    text: z.string()
});

const zSurveyReminded = z.object({
    students: z.int().check(z.gte(0)),
    mails: z.int().check(z.gte(0))
});

const zSurveyCall = z.object({
    id: zId,
    student: zPersonRef,
    studentNumber: z.string(),
    grade: z.string(),
    state: zSurveyState,
    remindedAt: z.nullable(zTime),
    guardians: z.array(zSurveyGuardian)
});

const zSurveyListResponse = zSurveyPage;

const zSurveyCreateResponse = zSurvey;

const zSurveyRemoveResponse = zEmpty;

const zSurveyGetResponse = zSurvey;

const zSurveyUpdateResponse = zSurvey;

const zSurveyHistoryResponse = zAuditPage;

const zSurveyDuplicateResponse = zSurvey;

const zSurveyPublishResponse = zSurvey;

const zSurveyPauseResponse = zSurvey;

const zSurveyContinueResponse = zSurvey;

const zSurveyCancelResponse = zSurvey;

const zSurveyFormResponse = zSurveyDraft;

const zSurveySaveFormResponse = zSurveyDraft;

const zSurveyDraftsResponse = z.array(zSurveyEarlierDraft);

const zSurveyVersionsResponse = z.array(zSurveyVersion);

const zSurveyAnswersResponse = zSurveyAskedPage;

const zSurveyGetAskedResponse = zSurveyAsked;

const zSurveyAnswerHistoryResponse = zAuditPage;

const zSurveySaidResponse = z.array(zSurveySubmission);

const zSurveyGuardiansResponse = z.array(zSurveyGuardian);

const zSurveyPageForResponse = zSurveySheet;

const zSurveyEnterResponse = zSurveySubmission;

const zSurveySettleResponse = zSurveyAsked;

const zSurveyExtendResponse = zSurveyAsked;

const zSurveyMineResponse = z.array(zSurveyMine);

const zSurveyPageResponse = zSurveySheet;

const zSurveySubmitResponse = zSurveySubmission;

const zSurveySaveAnswerResponse = zSurveyAnswerDraft;

const zSurveyBoardResponse = zSurveyBoard;

const zSurveyReminderResponse = zSurveyReminder;

const zSurveyRemindResponse = zSurveyReminded;

const zSurveyCallsResponse = z.array(zSurveyCall);

/** The data of each JSON answer of the module. */
export const answers = {
  'survey.list': zSurveyListResponse,
  'survey.create': zSurveyCreateResponse,
  'survey.get': zSurveyGetResponse,
  'survey.update': zSurveyUpdateResponse,
  'survey.remove': zSurveyRemoveResponse,
  'survey.history': zSurveyHistoryResponse,
  'survey.duplicate': zSurveyDuplicateResponse,
  'survey.publish': zSurveyPublishResponse,
  'survey.pause': zSurveyPauseResponse,
  'survey.continue': zSurveyContinueResponse,
  'survey.cancel': zSurveyCancelResponse,
  'survey.form': zSurveyFormResponse,
  'survey.saveForm': zSurveySaveFormResponse,
  'survey.drafts': zSurveyDraftsResponse,
  'survey.versions': zSurveyVersionsResponse,
  'survey.answers': zSurveyAnswersResponse,
  'survey.getAsked': zSurveyGetAskedResponse,
  'survey.answerHistory': zSurveyAnswerHistoryResponse,
  'survey.said': zSurveySaidResponse,
  'survey.guardians': zSurveyGuardiansResponse,
  'survey.pageFor': zSurveyPageForResponse,
  'survey.enter': zSurveyEnterResponse,
  'survey.settle': zSurveySettleResponse,
  'survey.extend': zSurveyExtendResponse,
  'survey.mine': zSurveyMineResponse,
  'survey.page': zSurveyPageResponse,
  'survey.submit': zSurveySubmitResponse,
  'survey.saveAnswer': zSurveySaveAnswerResponse,
  'survey.board': zSurveyBoardResponse,
  'survey.reminder': zSurveyReminderResponse,
  'survey.remind': zSurveyRemindResponse,
  'survey.calls': zSurveyCallsResponse,
}
