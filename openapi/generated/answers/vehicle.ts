// Made by `npm run generate` from openapi/. Not edited by hand.
import * as z from 'zod/mini'

const zId = z.int().check(z.gte(1));

const zTime = z.iso.datetime({ offset: true });

const zEmail = z.string();

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

const zPassStatus = z.string();

const zPassType = z.string();

const zPlate = z.string();

const zPhone = z.string();

const zImageId = z.nullable(z.int().check(z.gte(1)));

const zPass = z.object({
    id: zId,
    plate: zPlate,
    status: zPassStatus,
    validFrom: z.nullable(z.iso.date()),
    expiresOn: z.nullable(z.iso.date()),
    applicantName: z.string(),
    type: zPassType,
    department: z.string(),
    email: zEmail,
    phone: zPhone,
    brand: z.string(),
    model: z.string(),
    color: z.string(),
    driverName: z.string(),
    driverPhone: zPhone,
    grade: z.string(),
    studentName: z.string(),
    person: z.nullable(zPersonRef),
    submittedBy: z.nullable(zPersonRef),
    submittedAt: zTime,
    decidedBy: z.nullable(zPersonRef),
    decidedAt: z.nullable(z.iso.datetime({ offset: true })),
    reason: z.string(),
    certificateId: zImageId,
    signatureId: zImageId,
    version: zVersion,
    updatedAt: zTime
});

const zPassPage = z.intersection(zPage, z.object({
    records: z.array(zPass)
}));

const zGateReason = z.string();

const zGatePass = z.object({
    id: zId,
    plate: zPlate,
    type: zPassType,
    brand: z.string(),
    model: z.string(),
    color: z.string(),
    driverName: z.string(),
    status: zPassStatus,
    validFrom: z.nullable(z.iso.date()),
    expiresOn: z.nullable(z.iso.date())
});

const zGateCheck = z.object({
    plate: z.string(),
    admitted: z.boolean(),
    reason: z.nullable(zGateReason),
    passes: z.array(zGatePass)
});

const zGate = z.object({
    keys: z.array(z.object({
        id: z.string(),
        publicKey: z.string()
    })),
    cancelled: z.array(zId),
    changed: z.array(z.object({
        id: zId,
        from: z.iso.date(),
        to: z.iso.date()
    })),
    today: z.iso.date(),
    timeZone: z.string()
});

const zVehicleSettings = z.object({
    yearEnds: z.string(),
    noticeDays: z.int().check(z.gte(1)),
    version: zVersion,
    updatedAt: zTime
});

const zPassCode = z.object({
    text: z.string()
});

const zVehicleListResponse = zPassPage;

const zVehicleCreateResponse = zPass;

const zVehiclePeopleResponse = z.array(zPersonOption);

const zVehicleCheckResponse = zGateCheck;

const zVehicleGateResponse = zGate;

const zVehicleSettingsResponse = zVehicleSettings;

const zVehicleUpdateSettingsResponse = zVehicleSettings;

const zVehicleMineResponse = z.array(zPass);

const zVehicleGetResponse = zPass;

const zVehicleUpdateResponse = zPass;

const zVehicleHistoryResponse = zAuditPage;

const zVehicleConfirmResponse = zPass;

const zVehicleRejectResponse = zPass;

const zVehicleUndoResponse = zPass;

const zVehicleVoidResponse = zPass;

const zVehicleRenewResponse = zPass;

const zVehicleCodeResponse = zPassCode;

/** The data of each JSON answer of the module. */
export const answers = {
  'vehicle.list': zVehicleListResponse,
  'vehicle.create': zVehicleCreateResponse,
  'vehicle.people': zVehiclePeopleResponse,
  'vehicle.check': zVehicleCheckResponse,
  'vehicle.gate': zVehicleGateResponse,
  'vehicle.settings': zVehicleSettingsResponse,
  'vehicle.updateSettings': zVehicleUpdateSettingsResponse,
  'vehicle.mine': zVehicleMineResponse,
  'vehicle.get': zVehicleGetResponse,
  'vehicle.update': zVehicleUpdateResponse,
  'vehicle.history': zVehicleHistoryResponse,
  'vehicle.confirm': zVehicleConfirmResponse,
  'vehicle.reject': zVehicleRejectResponse,
  'vehicle.undo': zVehicleUndoResponse,
  'vehicle.void': zVehicleVoidResponse,
  'vehicle.renew': zVehicleRenewResponse,
  'vehicle.code': zVehicleCodeResponse,
}
