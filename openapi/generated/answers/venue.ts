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

const zNumberOfStudent = z.string();

const zVenueName = z.string();

const zVenueColor = z.string();

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

const zVenueStatus = z.string();

const zVenueTypeRef = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string(),
    color: zVenueColor
});

const zVenueRef = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string()
});

const zQuarterHour = z.string();

const zQuarterEnd = z.string();

const zWeeklyHours = z.object({
    weekday: zWeekday,
    opens: zQuarterHour,
    closes: zQuarterEnd
});

const zVenueExtra = z.object({
    name: z.string(),
    nameZh: z.string(),
    count: z.int().check(z.gte(1))
});

const zVenue = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string(),
    type: zVenueTypeRef,
    typeId: zId,
    partOfId: z.nullable(zId),
    partOf: z.nullable(zVenueRef),
    location: z.string(),
    status: zVenueStatus,
    capacity: z.nullable(z.int().check(z.gte(1))),
    adEmail: z.nullable(zEmail),
    note: z.string(),
    pictureId: z.nullable(z.int().check(z.gte(1))),
    needsApproval: z.boolean(),
    hours: z.array(zWeeklyHours),
    opensOnDaysOff: z.boolean(),
    extras: z.array(zVenueExtra),
    shortestMinutes: z.int().check(z.gte(15)),
    longestMinutes: z.nullable(z.int().check(z.gte(15))),
    aheadDays: z.nullable(z.int().check(z.gte(1))),
    noticeMinutes: z.int().check(z.gte(0)),
    betweenMinutes: z.int().check(z.gte(0)),
    openPerPerson: z.nullable(z.int().check(z.gte(1))),
    version: zVersion,
    updatedAt: zTime
});

const zVenuePage = z.intersection(zPage, z.object({
    records: z.array(zVenue)
}));

const zVenueOption = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string(),
    type: zVenueTypeRef,
    location: z.string(),
    capacity: z.nullable(z.int().check(z.gte(1))),
    needsApproval: z.boolean(),
    extras: z.array(zVenueExtra)
});

const zRepeatRule = z.string();

const zFreeSpan = z.object({
    opens: z.string(),
    closes: z.string()
});

const zVenueSlot = z.object({
    venue: zVenueOption,
    day: z.iso.date(),
    startsAt: zQuarterHour,
    endsAt: zQuarterEnd,
    free: zFreeSpan,
    series: z.nullable(z.object({
        free: z.int(),
        all: z.int()
    }))
});

const zOpenSpan = z.object({
    opens: zQuarterHour,
    closes: zQuarterEnd
});

const zCalendarVenue = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string(),
    type: zVenueTypeRef,
    partOfId: z.nullable(zId),
    capacity: z.nullable(z.int()),
    needsApproval: z.boolean(),
    betweenMinutes: z.int(),
    days: z.array(z.object({
        open: z.array(zOpenSpan),
        closed: z.string(),
        blocked: z.boolean()
    }))
});

const zReservationStatus = z.string();

const zCalendarReservation = z.object({
    id: zId,
    venueId: zId,
    title: z.string(),
    day: z.iso.date(),
    startsAt: zQuarterHour,
    endsAt: zQuarterEnd,
    status: zReservationStatus,
    seriesId: z.nullable(zId),
    lesson: z.boolean(),
    name: z.string(),
    nameZh: z.string(),
    place: zPlace,
    studentNumber: zNumberOfStudent,
    parentOf: z.nullable(zFirstChild),
    people: z.nullable(z.int()),
    extras: z.array(zVenueExtra),
    setUp: z.string(),
    mine: z.boolean(),
    version: zVersion
});

const zVenueCalendar = z.object({
    today: z.iso.date(),
    time: z.string(),
    days: z.array(z.iso.date()),
    venues: z.array(zCalendarVenue),
    reservations: z.array(zCalendarReservation)
});

const zVenueStatistics = z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    venues: z.array(z.object({
        venue: zVenueRef,
        type: zVenueTypeRef,
        openMinutes: z.int().check(z.gte(0)),
        usedMinutes: z.int().check(z.gte(0))
    })),
    types: z.array(z.object({
        type: zVenueTypeRef,
        openMinutes: z.int().check(z.gte(0)),
        usedMinutes: z.int().check(z.gte(0))
    })),
    months: z.array(z.object({
        month: z.string(),
        openMinutes: z.int().check(z.gte(0)),
        usedMinutes: z.int().check(z.gte(0))
    })),
    weeks: z.array(z.object({
        week: z.iso.date(),
        openMinutes: z.int().check(z.gte(0)),
        usedMinutes: z.int().check(z.gte(0)),
        types: z.array(z.object({
            typeId: zId,
            openMinutes: z.int().check(z.gte(0)),
            usedMinutes: z.int().check(z.gte(0))
        }))
    })),
    daysOff: z.array(z.object({
        startsOn: z.iso.date(),
        endsOn: z.iso.date(),
        name: z.string(),
        nameZh: z.string()
    })),
    hours: z.array(z.object({
        weekday: zWeekday,
        hour: z.int().check(z.gte(0)),
        openMinutes: z.int().check(z.gte(0)),
        usedMinutes: z.int().check(z.gte(0))
    })),
    reservers: z.array(z.object({
        person: z.nullable(zPersonRef),
        reservations: z.int().check(z.gte(1)),
        minutes: z.int().check(z.gte(1))
    })),
    decided: z.int().check(z.gte(0)),
    waitedMinutes: z.nullable(z.int().check(z.gte(0))),
    cancelled: z.int().check(z.gte(0)),
    cancelledLate: z.int().check(z.gte(0))
});

const zVenueFeed = z.object({
    id: zId,
    venue: z.nullable(zVenueRef),
    titles: z.boolean(),
    createdAt: zTime,
    lastReadAt: z.nullable(zTime)
});

const zNewVenueFeed = z.object({
    address: z.string(),
    feed: zVenueFeed
});

const zVenueType = z.object({
    id: zId,
    name: zVenueName,
    nameZh: z.string(),
    color: zVenueColor,
    venues: z.int().check(z.gte(0)),
    version: zVersion,
    updatedAt: zTime
});

const zVenueTypePage = z.intersection(zPage, z.object({
    records: z.array(zVenueType)
}));

const zBlockKind = z.string();

const zVenueBlock = z.object({
    id: zId,
    venue: z.nullable(zVenueRef),
    kind: zBlockKind,
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
    reason: z.string(),
    reasonZh: z.string(),
    updatedAt: zTime
});

const zVenueBlockPage = z.intersection(zPage, z.object({
    records: z.array(zVenueBlock)
}));

const zVenueSeries = z.object({
    id: zId,
    lesson: z.boolean(),
    rule: zRepeatRule
});

const zVenueReservation = z.object({
    id: zId,
    venue: zVenueRef,
    title: z.string(),
    day: z.iso.date(),
    startsAt: zQuarterHour,
    endsAt: zQuarterEnd,
    series: z.nullable(zVenueSeries),
    person: z.nullable(zPersonRef),
    email: z.nullable(zEmail),
    people: z.nullable(z.int().check(z.gte(1))),
    note: z.string(),
    extras: z.array(zVenueExtra),
    setUp: z.string(),
    status: zReservationStatus,
    over: z.boolean(),
    submittedBy: z.nullable(zPersonRef),
    requestedAt: zTime,
    decidedBy: z.nullable(zPersonRef),
    decidedAt: z.nullable(zTime),
    reason: z.string(),
    cancelledBy: z.nullable(zPersonRef),
    cancelledAt: z.nullable(zTime),
    version: zVersion,
    updatedAt: zTime
});

const zVenueHit = z.object({
    reservation: zVenueReservation,
    venues: z.array(zVenueRef)
});

const zVenueReservationPage = z.intersection(zPage, z.object({
    records: z.array(zVenueReservation)
}));

const zVenueOccurrence = z.object({
    day: z.iso.date(),
    to: z.iso.date(),
    venueId: zId,
    startsAt: zQuarterHour,
    endsAt: zQuarterEnd,
    off: z.boolean(),
    why: z.string()
});

const zVenueDay = z.object({
    day: z.iso.date(),
    open: z.array(zOpenSpan),
    free: z.array(zFreeSpan),
    closed: z.string()
});

const zVenueListResponse = zVenuePage;

const zVenueCreateResponse = zVenue;

const zVenueImportResponse = zRun;

const zVenueOptionsResponse = z.array(zVenueOption);

const zVenuePeopleResponse = z.array(zPersonOption);

const zVenueFindResponse = z.array(zVenueSlot);

const zVenueCalendarResponse = zVenueCalendar;

const zVenueStatisticsResponse = zVenueStatistics;

const zVenueFeedsResponse = z.array(zVenueFeed);

const zVenueCreateFeedResponse = zNewVenueFeed;

const zVenueRemoveFeedResponse = zEmpty;

const zVenueListTypesResponse = zVenueTypePage;

const zVenueCreateTypeResponse = zVenueType;

const zVenueTypeOptionsResponse = z.array(zVenueTypeRef);

const zVenueRemoveTypeResponse = zEmpty;

const zVenueGetTypeResponse = zVenueType;

const zVenueUpdateTypeResponse = zVenueType;

const zVenueTypeHistoryResponse = zAuditPage;

const zVenueListBlocksResponse = zVenueBlockPage;

const zVenueCreateBlockResponse = zVenueBlock;

const zVenueHitsResponse = z.array(zVenueHit);

const zVenueRemoveBlockResponse = zEmpty;

const zVenueGetBlockResponse = zVenueBlock;

const zVenueBlockHistoryResponse = zAuditPage;

const zVenueListReservationsResponse = zVenueReservationPage;

const zVenueReserveResponse = zVenueReservation;

const zVenueImportLessonsResponse = zRun;

const zVenueMineResponse = z.array(zVenueReservation);

const zVenueReserveSeriesResponse = z.array(zVenueReservation);

const zVenuePreviewSeriesResponse = z.array(zVenueOccurrence);

const zVenueMoveSeriesResponse = z.array(zVenueReservation);

const zVenueApproveSeriesResponse = z.array(zVenueReservation);

const zVenueRejectSeriesResponse = z.array(zVenueReservation);

const zVenueCancelSeriesResponse = z.array(zVenueReservation);

const zVenueGetReservationResponse = zVenueReservation;

const zVenueMoveResponse = zVenueReservation;

const zVenueApproveResponse = zVenueReservation;

const zVenueRejectResponse = zVenueReservation;

const zVenueCancelResponse = zVenueReservation;

const zVenueUndoResponse = zVenueReservation;

const zVenueReservationHistoryResponse = zAuditPage;

const zVenueRemoveResponse = zEmpty;

const zVenueGetResponse = zVenue;

const zVenueUpdateResponse = zVenue;

const zVenueDayResponse = zVenueDay;

const zVenueHistoryResponse = zAuditPage;

/** The data of each JSON answer of the module. */
export const answers = {
  'venue.list': zVenueListResponse,
  'venue.create': zVenueCreateResponse,
  'venue.import': zVenueImportResponse,
  'venue.options': zVenueOptionsResponse,
  'venue.people': zVenuePeopleResponse,
  'venue.find': zVenueFindResponse,
  'venue.calendar': zVenueCalendarResponse,
  'venue.statistics': zVenueStatisticsResponse,
  'venue.feeds': zVenueFeedsResponse,
  'venue.createFeed': zVenueCreateFeedResponse,
  'venue.removeFeed': zVenueRemoveFeedResponse,
  'venue.listTypes': zVenueListTypesResponse,
  'venue.createType': zVenueCreateTypeResponse,
  'venue.typeOptions': zVenueTypeOptionsResponse,
  'venue.getType': zVenueGetTypeResponse,
  'venue.updateType': zVenueUpdateTypeResponse,
  'venue.removeType': zVenueRemoveTypeResponse,
  'venue.typeHistory': zVenueTypeHistoryResponse,
  'venue.listBlocks': zVenueListBlocksResponse,
  'venue.createBlock': zVenueCreateBlockResponse,
  'venue.hits': zVenueHitsResponse,
  'venue.getBlock': zVenueGetBlockResponse,
  'venue.removeBlock': zVenueRemoveBlockResponse,
  'venue.blockHistory': zVenueBlockHistoryResponse,
  'venue.listReservations': zVenueListReservationsResponse,
  'venue.reserve': zVenueReserveResponse,
  'venue.importLessons': zVenueImportLessonsResponse,
  'venue.mine': zVenueMineResponse,
  'venue.reserveSeries': zVenueReserveSeriesResponse,
  'venue.previewSeries': zVenuePreviewSeriesResponse,
  'venue.moveSeries': zVenueMoveSeriesResponse,
  'venue.approveSeries': zVenueApproveSeriesResponse,
  'venue.rejectSeries': zVenueRejectSeriesResponse,
  'venue.cancelSeries': zVenueCancelSeriesResponse,
  'venue.getReservation': zVenueGetReservationResponse,
  'venue.move': zVenueMoveResponse,
  'venue.approve': zVenueApproveResponse,
  'venue.reject': zVenueRejectResponse,
  'venue.cancel': zVenueCancelResponse,
  'venue.undo': zVenueUndoResponse,
  'venue.reservationHistory': zVenueReservationHistoryResponse,
  'venue.get': zVenueGetResponse,
  'venue.update': zVenueUpdateResponse,
  'venue.remove': zVenueRemoveResponse,
  'venue.day': zVenueDayResponse,
  'venue.history': zVenueHistoryResponse,
}
