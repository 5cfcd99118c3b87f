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

const zNumberOfStudent = z.string();

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

const zWeekday = z.string();

const zRelation = z.string();

const zBusDirection = z.string();

const zBusRouteStatus = z.string();

const zBusLine = z.string();

const zBusName = z.string();

const zBusColor = z.string();

const zBusPlate = z.string();

const zBusVehicleStatus = z.string();

const zBusVehicleRef = z.object({
    id: zId,
    plate: zBusPlate,
    seatCount: z.int().check(z.gte(1)),
    status: zBusVehicleStatus
});

const zBusTime = z.string();

const zBusOtherTimes = z.object({
    Monday: z.optional(zBusTime),
    Tuesday: z.optional(zBusTime),
    Wednesday: z.optional(zBusTime),
    Thursday: z.optional(zBusTime),
    Friday: z.optional(zBusTime),
    Saturday: z.optional(zBusTime),
    Sunday: z.optional(zBusTime)
});

const zBusCall = z.object({
    stopId: zId,
    at: zBusTime,
    otherTimes: z.optional(zBusOtherTimes)
});

const zBusRouteStop = z.object({
    stopId: zId,
    name: zBusName,
    nameZh: z.string(),
    at: zBusTime,
    otherTimes: z.optional(zBusOtherTimes),
    latitude: z.number().check(z.gte(-90)),
    longitude: z.number().check(z.gte(-180))
});

const zBusRoute = z.object({
    id: zId,
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    direction: zBusDirection,
    color: zBusColor,
    status: zBusRouteStatus,
    weekdays: z.array(zWeekday),
    divisions: z.array(zDivision),
    vehicleId: z.nullable(zId),
    vehicle: z.nullable(zBusVehicleRef),
    needsApproval: z.boolean(),
    driver: z.string(),
    driverPhone: z.string(),
    attendant: z.string(),
    attendantPhone: z.string(),
    attendantId: z.nullable(zId),
    attendantAccount: z.nullable(zPersonRef),
    calls: z.array(zBusCall),
    stops: z.array(zBusRouteStop),
    startsAt: z.nullable(zBusTime),
    endsAt: z.nullable(zBusTime),
    version: zVersion,
    updatedAt: zTime
});

const zBusRoutePage = z.intersection(zPage, z.object({
    records: z.array(zBusRoute)
}));

const zBusRouteOption = z.object({
    id: zId,
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    direction: zBusDirection,
    color: zBusColor,
    weekdays: z.array(zWeekday),
    needsApproval: z.boolean(),
    stops: z.array(z.object({
        stopId: zId,
        name: zBusName,
        nameZh: z.string(),
        at: zBusTime,
        otherTimes: zBusOtherTimes
    }))
});

const zBusStopSeen = z.object({
    latitude: z.number().check(z.gte(-90)),
    longitude: z.number().check(z.gte(-180)),
    meters: z.int().check(z.gte(0)),
    runs: z.int().check(z.gte(0))
});

const zBusStop = z.object({
    id: zId,
    name: zBusName,
    nameZh: z.string(),
    latitude: z.number().check(z.gte(-90)),
    longitude: z.number().check(z.gte(-180)),
    note: z.string(),
    cutOffMinutes: z.nullable(z.int().check(z.gte(0))),
    routes: z.int().check(z.gte(0)),
    seen: z.nullable(zBusStopSeen),
    version: zVersion,
    updatedAt: zTime
});

const zBusStopPage = z.intersection(zPage, z.object({
    records: z.array(zBusStop)
}));

const zBusVehicle = z.object({
    id: zId,
    plate: zBusPlate,
    seatCount: z.int().check(z.gte(1)),
    status: zBusVehicleStatus,
    note: z.string(),
    routes: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zBusVehiclePage = z.intersection(zPage, z.object({
    records: z.array(zBusVehicle)
}));

const zBusRunStatus = z.string();

const zBusRun = z.object({
    routeId: zId,
    day: z.iso.date(),
    weekday: zWeekday,
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    direction: zBusDirection,
    color: zBusColor,
    status: zBusRunStatus,
    reason: z.string(),
    vehicle: z.nullable(zBusVehicleRef),
    otherVehicle: z.boolean(),
    riders: z.int().check(z.gte(0)),
    driver: z.string(),
    driverPhone: z.string(),
    attendant: z.string(),
    attendantPhone: z.string(),
    stops: z.array(zBusRouteStop),
    startsAt: z.nullable(zBusTime),
    endsAt: z.nullable(zBusTime),
    startedAt: z.nullable(zTime),
    closedAt: z.nullable(zTime)
});

const zBusDay = z.object({
    day: z.iso.date(),
    today: z.iso.date(),
    time: z.string(),
    runs: z.array(zBusRun)
});

const zBusStartDoubt = z.string();

const zBusPositionOutcome = z.string();

const zBusPositionAnswer = z.object({
    plate: zBusPlate,
    at: zTime,
    outcome: zBusPositionOutcome
});

const zBusPlace = z.object({
    at: zTime,
    latitude: z.number().check(z.gte(-90)),
    longitude: z.number().check(z.gte(-180)),
    speed: z.nullable(z.number().check(z.gte(0))),
    heading: z.nullable(z.number().check(z.gte(0)))
});

const zBusStopTime = z.object({
    stopId: zId,
    plannedAt: zTime,
    passedAt: z.nullable(zTime),
    expectedAt: z.nullable(zTime),
    earliestAt: z.nullable(zTime),
    latestAt: z.nullable(zTime)
});

const zBusTrack = z.object({
    run: zBusRun,
    place: z.nullable(zBusPlace),
    seen: z.boolean(),
    delay: z.nullable(z.int()),
    times: z.array(zBusStopTime)
});

const zBusTracking = z.object({
    day: z.iso.date(),
    now: zTime,
    tracks: z.array(zBusTrack)
});

const zBusOfChild = z.object({
    child: zPersonRef,
    routeId: zId,
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    direction: zBusDirection,
    status: zBusRunStatus,
    stop: zBusRouteStop,
    plannedAt: zTime,
    passedAt: z.nullable(zTime),
    expectedAt: z.nullable(zTime),
    earliestAt: z.nullable(zTime),
    latestAt: z.nullable(zTime),
    approaching: z.boolean(),
    place: z.nullable(zBusPlace)
});

const zBusAddress = z.string();

const zBusDatum = z.string();

const zBusSettings = z.object({
    openFeeds: z.boolean(),
    approachMinutes: z.int().check(z.gte(1)),
    tilesAddress: zBusAddress,
    tilesDatum: zBusDatum,
    tilesSource: z.string(),
    feedAddress: zBusAddress,
    feedDatum: zBusDatum,
    version: zVersion,
    updatedAt: zTime
});

const zBusMap = z.object({
    tilesAddress: zBusAddress,
    tilesDatum: zBusDatum,
    tilesSource: z.string()
});

const zBusSourceFault = z.string();

const zBusSource = z.object({
    readAt: z.nullable(zTime),
    buses: z.int().check(z.gte(0)),
    unknown: z.int().check(z.gte(0)),
    ignored: z.int().check(z.gte(0)),
    fault: z.nullable(zBusSourceFault)
});

const zBusTracker = z.object({
    id: zId,
    name: z.string(),
    vehicle: z.nullable(zBusVehicleRef),
    datum: zBusDatum,
    createdAt: zTime,
    lastAt: z.nullable(zTime)
});

const zNewBusTracker = z.object({
    address: z.string(),
    traccar: z.string(),
    tracker: zBusTracker
});

const zBusReplay = z.object({
    run: zBusRun,
    trail: z.array(zBusPlace),
    times: z.array(zBusStopTime)
});

const zBusAdult = z.object({
    id: zId,
    name: z.string(),
    nameZh: z.string(),
    relation: zRelation,
    phone: z.nullable(z.string())
});

const zBusBoarding = z.string();

const zBusSheetRider = z.object({
    bookingId: zId,
    name: z.string(),
    nameZh: z.string(),
    studentNumber: zNumberOfStudent,
    grade: z.string(),
    className: z.string(),
    stopId: zId,
    away: z.boolean(),
    met: z.boolean(),
    adults: z.array(zBusAdult),
    notTo: z.array(z.string()),
    boarding: zBusBoarding,
    tappedAt: z.nullable(zTime),
    adult: z.string()
});

const zBusBusy = z.object({
    doubt: zBusStartDoubt,
    who: z.string(),
    lineNumber: zBusLine,
    name: zBusName,
    nameZh: z.string(),
    since: zBusTime
});

const zBusSheet = z.object({
    run: zBusRun,
    riders: z.array(zBusSheetRider),
    busy: z.array(zBusBusy),
    now: zTime
});

const zBusTapOutcome = z.string();

const zBusTapsAnswer = z.object({
    taps: z.array(z.object({
        id: z.string(),
        outcome: zBusTapOutcome,
        reason: z.optional(z.string()),
        message: z.string()
    })),
    sheet: zBusSheet
});

const zAttendantName = z.string();

const zRunPass = z.object({
    id: zId,
    routeId: zId,
    day: z.iso.date(),
    attendant: zAttendantName,
    madeBy: z.string(),
    madeAt: zTime,
    endsAt: zTime,
    usedAt: z.nullable(zTime),
    revokedAt: z.nullable(zTime)
});

const zNewRunPass = z.object({
    pass: zRunPass,
    code: z.string(),
    link: z.string()
});

const zBusListResponse = zBusRoutePage;

const zBusCreateResponse = zBusRoute;

const zBusOptionsResponse = z.array(zBusRouteOption);

const zBusImportResponse = zRun;

const zBusListStopsResponse = zBusStopPage;

const zBusCreateStopResponse = zBusStop;

const zBusRemoveStopResponse = zEmpty;

const zBusGetStopResponse = zBusStop;

const zBusUpdateStopResponse = zBusStop;

const zBusStopHistoryResponse = zAuditPage;

const zBusListVehiclesResponse = zBusVehiclePage;

const zBusCreateVehicleResponse = zBusVehicle;

const zBusRemoveVehicleResponse = zEmpty;

const zBusGetVehicleResponse = zBusVehicle;

const zBusUpdateVehicleResponse = zBusVehicle;

const zBusVehicleHistoryResponse = zAuditPage;

const zBusRunsResponse = zBusDay;

const zBusCancelRunResponse = zBusRun;

const zBusRestoreRunResponse = zBusRun;

const zBusChangeRunResponse = zBusRun;

const zBusStartRunResponse = zBusRun;

const zBusResetRunResponse = zBusRun;

const zBusCloseRunResponse = zBusRun;

const zBusRemoveResponse = zEmpty;

const zBusGetResponse = zBusRoute;

const zBusUpdateResponse = zBusRoute;

const zBusHistoryResponse = zAuditPage;

const zBusReportResponse = zBusPositionAnswer;

const zBusBatchResponse = z.array(zBusPositionAnswer);

const zBusTrackingResponse = zBusTracking;

const zBusMineResponse = z.array(zBusOfChild);

const zBusSettingsResponse = zBusSettings;

const zBusUpdateSettingsResponse = zBusSettings;

const zBusMapResponse = zBusMap;

const zBusSourceResponse = zBusSource;

const zBusTrackersResponse = z.array(zBusTracker);

const zBusCreateTrackerResponse = zNewBusTracker;

const zBusRemoveTrackerResponse = zEmpty;

const zBusTrackResponse = zBusPositionAnswer;

const zBusTraccarResponse = zBusPositionAnswer;

const zBusReplayResponse = zBusReplay;

const zBusAttendedResponse = zBusDay;

const zBusSheetResponse = zBusSheet;

const zBusTapResponse = zBusTapsAnswer;

const zBusPeopleResponse = z.array(zPersonOption);

const zBusPassesResponse = z.array(zRunPass);

const zBusCreatePassResponse = zNewRunPass;

const zBusRevokePassResponse = zEmpty;

/** The data of each JSON answer of the module. */
export const answers = {
  'bus.list': zBusListResponse,
  'bus.create': zBusCreateResponse,
  'bus.options': zBusOptionsResponse,
  'bus.import': zBusImportResponse,
  'bus.listStops': zBusListStopsResponse,
  'bus.createStop': zBusCreateStopResponse,
  'bus.getStop': zBusGetStopResponse,
  'bus.updateStop': zBusUpdateStopResponse,
  'bus.removeStop': zBusRemoveStopResponse,
  'bus.stopHistory': zBusStopHistoryResponse,
  'bus.listVehicles': zBusListVehiclesResponse,
  'bus.createVehicle': zBusCreateVehicleResponse,
  'bus.getVehicle': zBusGetVehicleResponse,
  'bus.updateVehicle': zBusUpdateVehicleResponse,
  'bus.removeVehicle': zBusRemoveVehicleResponse,
  'bus.vehicleHistory': zBusVehicleHistoryResponse,
  'bus.runs': zBusRunsResponse,
  'bus.cancelRun': zBusCancelRunResponse,
  'bus.restoreRun': zBusRestoreRunResponse,
  'bus.changeRun': zBusChangeRunResponse,
  'bus.startRun': zBusStartRunResponse,
  'bus.resetRun': zBusResetRunResponse,
  'bus.closeRun': zBusCloseRunResponse,
  'bus.get': zBusGetResponse,
  'bus.update': zBusUpdateResponse,
  'bus.remove': zBusRemoveResponse,
  'bus.history': zBusHistoryResponse,
  'bus.report': zBusReportResponse,
  'bus.batch': zBusBatchResponse,
  'bus.tracking': zBusTrackingResponse,
  'bus.mine': zBusMineResponse,
  'bus.settings': zBusSettingsResponse,
  'bus.updateSettings': zBusUpdateSettingsResponse,
  'bus.map': zBusMapResponse,
  'bus.source': zBusSourceResponse,
  'bus.trackers': zBusTrackersResponse,
  'bus.createTracker': zBusCreateTrackerResponse,
  'bus.removeTracker': zBusRemoveTrackerResponse,
  'bus.track': zBusTrackResponse,
  'bus.traccar': zBusTraccarResponse,
  'bus.replay': zBusReplayResponse,
  'bus.attended': zBusAttendedResponse,
  'bus.sheet': zBusSheetResponse,
  'bus.tap': zBusTapResponse,
  'bus.people': zBusPeopleResponse,
  'bus.passes': zBusPassesResponse,
  'bus.createPass': zBusCreatePassResponse,
  'bus.revokePass': zBusRevokePassResponse,
}
