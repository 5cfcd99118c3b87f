// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

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

const zBaseDataMeaningKind = z.string();

const zBaseDataState = z.string();

const zBaseDataOrigin = z.string();

const zBaseDataRule = z.string();

const zBaseDataLeftOut = z.object({
    rule: zBaseDataRule,
    file: z.string(),
    value: z.string(),
    count: z.int().check(z.gte(1))
});

const zBaseDataKind = z.string();

const zBaseDataCount = z.object({
    kind: zBaseDataKind,
    standing: z.int().check(z.gte(0)),
    created: z.int().check(z.gte(0)),
    changed: z.int().check(z.gte(0)),
    deactivated: z.int().check(z.gte(0)),
    holding: z.int().check(z.gte(0)),
    refused: z.int().check(z.gte(0)),
    held: z.int().check(z.gte(0)),
    unchanged: z.int().check(z.gte(0)),
    limit: z.int().check(z.gte(1)),
    stopped: z.boolean()
});

const zBaseDataFile = z.object({
    name: z.string(),
    rows: z.int().check(z.gte(0))
});

const zBaseDataRun = z.object({
    id: zId,
    name: z.string(),
    origin: zBaseDataOrigin,
    format: z.string(),
    state: zBaseDataState,
    progress: z.nullable(z.int()),
    fault: z.string(),
    faultDetail: z.string(),
    rows: z.int().check(z.gte(0)),
    questions: z.int().check(z.gte(0)),
    leftOut: z.array(zBaseDataLeftOut),
    kinds: z.array(zBaseDataCount),
    files: z.array(zBaseDataFile),
    madeBy: z.nullable(zPersonRef),
    madeAt: z.iso.datetime({ offset: true }),
    appliedBy: z.nullable(zPersonRef),
    appliedAt: z.nullable(z.iso.datetime({ offset: true })),
    undoneBy: z.nullable(zPersonRef),
    undoneAt: z.nullable(z.iso.datetime({ offset: true })),
    workId: z.nullable(z.int())
});

const zBaseDataRunPage = z.intersection(zPage, z.object({
    records: z.array(zBaseDataRun)
}));

const zBaseDataOddity = z.object({
    weight: z.string(),
    code: z.string(),
    file: z.string(),
    line: z.optional(z.int()),
    field: z.optional(z.string()),
    message: z.string(),
    more: z.int().check(z.gte(0))
});

const zBaseDataStop = z.object({
    cause: z.string(),
    files: z.array(z.object({
        name: z.string(),
        rows: z.nullable(z.int()),
        before: z.nullable(z.int()),
        cutAt: z.nullable(z.int())
    })),
    kinds: z.array(z.object({
        kind: zBaseDataKind,
        deactivated: z.int().check(z.gte(0)),
        standing: z.int().check(z.gte(0)),
        whole: z.array(z.string()),
        others: z.int().check(z.gte(0)),
        text: z.string()
    })),
    text: z.string()
});

const zBaseDataOutcome = z.string();

const zBaseDataField = z.object({
    field: z.string(),
    was: z.string(),
    is: z.string()
});

const zBaseDataHeldKind = z.string();

const zBaseDataHeld = z.object({
    kind: zBaseDataHeldKind,
    name: z.string()
});

const zBaseDataChange = z.object({
    id: zId,
    runId: zId,
    kind: zBaseDataKind,
    outcome: zBaseDataOutcome,
    name: z.string(),
    formerName: z.string(),
    identifier: z.string(),
    fields: z.array(zBaseDataField),
    held: z.array(zBaseDataField),
    stays: z.array(zBaseDataField),
    holds: z.array(zBaseDataHeld),
    file: z.string(),
    line: z.nullable(z.int()),
    reason: z.string(),
    left: z.boolean()
});

const zBaseDataChangePage = z.intersection(zPage, z.object({
    records: z.array(zBaseDataChange)
}));

const zBaseDataMeaning = z.object({
    kind: zBaseDataMeaningKind,
    source: z.string(),
    name: z.string(),
    target: z.string(),
    confirmed: z.boolean(),
    asked: z.boolean(),
    count: z.int().check(z.gte(0)),
    without: z.nullable(z.int()),
    samples: z.array(z.string())
});

const zBaseDataPersonKind = z.string();

const zBaseDataJoinBy = z.string();

const zBaseDataJoin = z.object({
    source: z.string(),
    name: z.string(),
    kind: zBaseDataPersonKind,
    target: z.string(),
    recordId: z.nullable(zId),
    targetName: z.string(),
    targetKind: zBaseDataPersonKind,
    by: zBaseDataJoinBy,
    value: z.string(),
    fields: z.array(zBaseDataField),
    joined: z.nullable(z.boolean())
});

const zBaseDataPersonRun = z.object({
    id: zId,
    name: z.string(),
    appliedAt: zTime
});

const zBaseDataPersonField = z.object({
    field: z.string(),
    roster: z.string(),
    here: z.string(),
    held: z.boolean(),
    returns: z.boolean()
});

const zBaseDataPerson = z.object({
    sourceId: z.string(),
    lastRun: z.nullable(zBaseDataPersonRun),
    fields: z.array(zBaseDataPersonField)
});

const zBaseDataSignIn = z.string();

const zBaseDataSettings = z.object({
    address: z.string(),
    signIn: zBaseDataSignIn,
    tokenAddress: z.string(),
    client: z.string(),
    scope: z.string(),
    hasCredential: z.boolean(),
    onlyChanges: z.boolean(),
    pullsAt: z.string(),
    applies: z.boolean(),
    pausedFrom: z.nullable(z.iso.date()),
    pausedUntil: z.nullable(z.iso.date()),
    mailTo: z.string(),
    version: zVersion,
    updatedAt: zTime
});

const zBaseDataListResponse = zBaseDataRunPage;

const zBaseDataReadResponse = zBaseDataRun;

const zBaseDataGetResponse = zBaseDataRun;

const zBaseDataHistoryResponse = zAuditPage;

const zBaseDataOdditiesResponse = z.array(zBaseDataOddity);

const zBaseDataStopsResponse = zBaseDataStop;

const zBaseDataApplyResponse = zBaseDataRun;

const zBaseDataDiscardResponse = zBaseDataRun;

const zBaseDataUndoResponse = zBaseDataRun;

const zBaseDataChangesResponse = zBaseDataChangePage;

const zBaseDataGetChangeResponse = zBaseDataChange;

const zBaseDataMappingResponse = z.array(zBaseDataMeaning);

const zBaseDataMapResponse = zBaseDataRun;

const zBaseDataGiveBackResponse = zBaseDataRun;

const zBaseDataJoinsResponse = z.array(zBaseDataJoin);

const zBaseDataJoinResponse = zBaseDataRun;

const zBaseDataPersonResponse = zBaseDataPerson;

const zBaseDataGiveBackPersonResponse = zBaseDataPerson;

const zBaseDataPullResponse = zBaseDataRun;

const zBaseDataSettingsResponse = zBaseDataSettings;

const zBaseDataUpdateSettingsResponse = zBaseDataSettings;

const zBaseDataSetCredentialResponse = zBaseDataSettings;

/** The data of each JSON answer of the module. */
export const answers = {
  'baseData.list': zBaseDataListResponse,
  'baseData.read': zBaseDataReadResponse,
  'baseData.get': zBaseDataGetResponse,
  'baseData.history': zBaseDataHistoryResponse,
  'baseData.oddities': zBaseDataOdditiesResponse,
  'baseData.stops': zBaseDataStopsResponse,
  'baseData.apply': zBaseDataApplyResponse,
  'baseData.discard': zBaseDataDiscardResponse,
  'baseData.undo': zBaseDataUndoResponse,
  'baseData.changes': zBaseDataChangesResponse,
  'baseData.getChange': zBaseDataGetChangeResponse,
  'baseData.mapping': zBaseDataMappingResponse,
  'baseData.map': zBaseDataMapResponse,
  'baseData.giveBack': zBaseDataGiveBackResponse,
  'baseData.joins': zBaseDataJoinsResponse,
  'baseData.join': zBaseDataJoinResponse,
  'baseData.person': zBaseDataPersonResponse,
  'baseData.giveBackPerson': zBaseDataGiveBackPersonResponse,
  'baseData.pull': zBaseDataPullResponse,
  'baseData.settings': zBaseDataSettingsResponse,
  'baseData.updateSettings': zBaseDataUpdateSettingsResponse,
  'baseData.setCredential': zBaseDataSetCredentialResponse,
}
