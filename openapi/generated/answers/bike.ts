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

const zBikeStatus = z.string();

const zBikeLocation = z.string();

const zBikeNumber = z.string();

const zBikeBrand = z.string();

const zPictureId = z.nullable(z.int().check(z.gte(1)));

const zConfirmation = z.string();

const zDueOn = z.nullable(z.iso.date());

const zOpenRent = z.object({
    id: zId,
    person: zPersonRef,
    confirmation: zConfirmation,
    dueOn: zDueOn,
    returnId: z.nullable(z.int())
});

const zBike = z.object({
    id: zId,
    number: zBikeNumber,
    brand: zBikeBrand,
    location: zBikeLocation,
    pictureId: zPictureId,
    status: zBikeStatus,
    note: z.string(),
    rent: z.nullable(zOpenRent),
    version: zVersion,
    createdAt: zTime,
    updatedAt: zTime
});

const zBikePage = z.intersection(zPage, z.object({
    records: z.array(zBike)
}));

const zBikeOption = z.object({
    id: zId,
    number: zBikeNumber,
    brand: zBikeBrand,
    location: zBikeLocation,
    pictureId: zPictureId
});

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

const zBikeAllowance = z.object({
    limit: z.int().check(z.gte(1)),
    open: z.array(z.object({
        rentId: zId,
        bikeNumber: zBikeNumber,
        confirmation: zConfirmation,
        dueOn: zDueOn,
        overdue: z.boolean()
    }))
});

const zBikeSettings = z.object({
    maxRents: z.int().check(z.gte(1)),
    rentalDays: z.int().check(z.gte(1)),
    feedPublic: z.boolean(),
    latitude: z.nullable(z.number().check(z.gte(-90))),
    longitude: z.nullable(z.number().check(z.gte(-180))),
    version: zVersion,
    updatedAt: zTime
});

const zMaybeTime = z.nullable(z.iso.datetime({ offset: true }));

const zRequestFields = z.object({
    id: zId,
    bike: zBikeOption,
    person: z.nullable(zPersonRef),
    submittedBy: z.nullable(zPersonRef),
    requestedAt: zTime,
    note: z.string(),
    confirmation: zConfirmation,
    decidedBy: z.nullable(zPersonRef),
    decidedAt: zMaybeTime,
    reason: z.string(),
    dueOn: zDueOn,
    overdue: z.boolean()
});

const zRent = z.intersection(zRequestFields, z.object({
    returnedAt: zMaybeTime
}));

const zRentPage = z.intersection(zPage, z.object({
    records: z.array(zRent)
}));

const zBikeReturn = z.intersection(zRequestFields, z.object({
    rentId: zId
}));

const zBikeReturnPage = z.intersection(zPage, z.object({
    records: z.array(zBikeReturn)
}));

const zBikeListResponse = zBikePage;

const zBikeCreateResponse = zBike;

const zBikeImportResponse = zRun;

const zBikeOptionsResponse = z.array(zBikeOption);

const zBikeLocationsResponse = z.array(zBikeLocation);

const zBikePeopleResponse = z.array(zPersonOption);

const zBikeAllowanceResponse = zBikeAllowance;

const zBikeSettingsResponse = zBikeSettings;

const zBikeUpdateSettingsResponse = zBikeSettings;

const zBikeRemoveResponse = zEmpty;

const zBikeGetResponse = zBike;

const zBikeUpdateResponse = zBike;

const zBikeHistoryResponse = zAuditPage;

const zBikeStartMaintenanceResponse = zBike;

const zBikeEndMaintenanceResponse = zBike;

const zBikeReturnResponse = zBike;

const zBikeUndoReturnBikeResponse = zBike;

const zBikeListRentsResponse = zRentPage;

const zBikeRequestRentResponse = zRent;

const zBikeMyRentsResponse = z.array(zRent);

const zBikeGetRentResponse = zRent;

const zBikeConfirmRentResponse = zRent;

const zBikeRejectRentResponse = zRent;

const zBikeCancelRentResponse = zRent;

const zBikeUndoRentResponse = zRent;

const zBikeRentHistoryResponse = zAuditPage;

const zBikeListReturnsResponse = zBikeReturnPage;

const zBikeRequestReturnResponse = zBikeReturn;

const zBikeMyReturnsResponse = z.array(zBikeReturn);

const zBikeGetReturnResponse = zBikeReturn;

const zBikeConfirmReturnResponse = zBikeReturn;

const zBikeRejectReturnResponse = zBikeReturn;

const zBikeCancelReturnResponse = zBikeReturn;

const zBikeUndoReturnResponse = zBikeReturn;

const zBikeReturnHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'bike.list': zBikeListResponse,
  'bike.create': zBikeCreateResponse,
  'bike.import': zBikeImportResponse,
  'bike.options': zBikeOptionsResponse,
  'bike.locations': zBikeLocationsResponse,
  'bike.people': zBikePeopleResponse,
  'bike.allowance': zBikeAllowanceResponse,
  'bike.settings': zBikeSettingsResponse,
  'bike.updateSettings': zBikeUpdateSettingsResponse,
  'bike.get': zBikeGetResponse,
  'bike.update': zBikeUpdateResponse,
  'bike.remove': zBikeRemoveResponse,
  'bike.history': zBikeHistoryResponse,
  'bike.startMaintenance': zBikeStartMaintenanceResponse,
  'bike.endMaintenance': zBikeEndMaintenanceResponse,
  'bike.return': zBikeReturnResponse,
  'bike.undoReturnBike': zBikeUndoReturnBikeResponse,
  'bike.listRents': zBikeListRentsResponse,
  'bike.requestRent': zBikeRequestRentResponse,
  'bike.myRents': zBikeMyRentsResponse,
  'bike.getRent': zBikeGetRentResponse,
  'bike.confirmRent': zBikeConfirmRentResponse,
  'bike.rejectRent': zBikeRejectRentResponse,
  'bike.cancelRent': zBikeCancelRentResponse,
  'bike.undoRent': zBikeUndoRentResponse,
  'bike.rentHistory': zBikeRentHistoryResponse,
  'bike.listReturns': zBikeListReturnsResponse,
  'bike.requestReturn': zBikeRequestReturnResponse,
  'bike.myReturns': zBikeMyReturnsResponse,
  'bike.getReturn': zBikeGetReturnResponse,
  'bike.confirmReturn': zBikeConfirmReturnResponse,
  'bike.rejectReturn': zBikeRejectReturnResponse,
  'bike.cancelReturn': zBikeCancelReturnResponse,
  'bike.undoReturn': zBikeUndoReturnResponse,
  'bike.returnHistory': zBikeReturnHistoryResponse,
}
