// The rows as queries see them. The migrations are the truth; a test holds this list against the database.
import type { Schema } from '@isb/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Defaulted<T> = ColumnType<T, T | undefined, T>
type Time = ColumnType<Date, Date | string, Date | string>
/** `YYYY-MM-DD`. */
type Day = ColumnType<string | null, string | null | undefined, string | null>

export interface Tables {
  setting: {
    single: Generated<boolean>
    schoolName: string
    schoolNameZh: string
    timeZone: string
    help: string
    helpZh: string
    version: number
    updatedAt: Time
  }
  staff: {
    id: Generated<number>
    name: string
    nameZh: Defaulted<string>
    email: string
    type: Defaulted<Schema<'StaffType'>>
    gender: Defaulted<'female' | 'male' | 'unspecified' | null>
    enabled: Defaulted<boolean>
    passwordHash: Defaulted<string | null>
    source: Defaulted<'local' | 'synced'>
    lastLoginAt: ColumnType<Date | null, Date | undefined, Date>
    syncedAt: ColumnType<Date | null, Date | undefined, Date>
    search: Defaulted<string>
    service: Defaulted<boolean>
    microsoftId: Defaulted<string | null>
    version: Defaulted<number>
    createdAt: Defaulted<Date>
    updatedAt: Defaulted<Date>
  }
  role: {
    id: Generated<number>
    name: string
    description: Defaulted<string>
    enabled: Defaulted<boolean>
    builtin: Defaulted<boolean>
    version: Defaulted<number>
    updatedAt: Defaulted<Date>
  }
  staffRole: { staffId: number; roleId: number }
  menu: {
    id: Generated<number>
    parentId: number | null
    parentType: Schema<'StoredMenuType'> | null
    type: Schema<'StoredMenuType'>
    category: Defaulted<'ADMIN'>
    name: string
    nameZh: Defaulted<string>
    path: Defaulted<string>
    icon: Defaulted<string>
    code: Defaulted<string>
    isExternalPath: Defaulted<0 | 1>
    openTarget: Defaulted<0 | 1>
    sort: Defaulted<number>
    version: Defaulted<number>
    createdAt: Defaulted<Date>
    updatedAt: Defaulted<Date>
  }
  roleMenu: { roleId: number; menuId: number }
  session: {
    id: Generated<number>
    tokenHash: Buffer
    staffId: number
    startedAt: Time
    lastSeenAt: Time
    expiresAt: Time
    endedAt: ColumnType<Date | null, Date | undefined, Date>
    address: Defaulted<string>
    userAgent: Defaulted<string>
  }
  resetCode: {
    staffId: number
    codeHash: string
    expiresAt: Time
    tries: Defaulted<number>
    sentAt: Time
    hourBeganAt: Time
    sentInHour: Defaulted<number>
  }
  invitation: { staffId: number; tokenHash: Buffer; sentAt: Time; expiresAt: Time }
  apiToken: {
    id: Generated<number>
    staffId: number
    tokenHash: Buffer
    name: string
    start: string
    scopes: string[]
    createdAt: Time
    createdBy: number | null
    expiresAt: Time
    lastUsedAt: ColumnType<Date | null, Date | undefined, Date>
    revokedAt: ColumnType<Date | null, Date | undefined, Date>
  }
  microsoftNonce: { nonceHash: Buffer; expiresAt: Time }
  signInFailure: { id: Generated<number>; at: Time; staffId: number | null; address: Defaulted<string> }
  signInThrottle: {
    key: string
    failures: number
    windowBeganAt: Time
    locks: Defaulted<number>
    lockedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  auditEntity: { entity: string; whom: string; keep: string[] }
  audit: {
    id: Generated<number>
    at: Time
    staffId: number | null
    staffName: string
    address: string
    requestId: string
    operation: string
    rows: JSONColumnType<AuditRow[]>
    /** The name of the API token that it came with. */
    token: Defaulted<string | null>
  }
  idempotency: {
    staffId: number
    key: string
    operation: string
    requestHash: Buffer
    answer: ColumnType<object | null, string | undefined, string | null>
    createdAt: Time
  }
  outbox: {
    id: Generated<number>
    recipient: string
    subject: string
    body: string
    state: Defaulted<'Pending' | 'Sent' | 'Dead'>
    attempts: Defaulted<number>
    dueAt: Time
    lastError: Defaulted<string>
    createdAt: Time
    sentAt: ColumnType<Date | null, Date | undefined, Date | null>
    kind: Defaulted<Schema<'MailKind'> | null>
    entity: Defaulted<string | null>
    entityId: Defaulted<number | null>
    once: Defaulted<string | null>
    secret: Defaulted<boolean>
    goodUntil: ColumnType<Date | null, Date | null | undefined, Date | null>
    leasedUntil: ColumnType<Date | null, Date | undefined, Date | null>
    resent: Defaulted<number>
    fault: Defaulted<Schema<'MailFault'> | null>
  }
  run: {
    id: Generated<number>
    operation: string
    staffId: number
    state: Defaulted<'Running' | 'Done' | 'Refused' | 'Failed'>
    dryRun: boolean
    total: number
    done: Defaulted<number>
    counts: ColumnType<Record<string, number>, string | undefined, string>
    results: ColumnType<Schema<'RunResult'>[], string | undefined, string>
    startedAt: Time
    endedAt: ColumnType<Date | null, Date | undefined, Date>
  }
  file: {
    id: Generated<number>
    key: string
    type: 'image/jpeg' | 'image/png' | 'image/webp'
    bytes: number
    width: number
    height: number
    uploadedBy: number | null
    createdAt: Time
    stored: Defaulted<boolean>
    looseSince: Defaulted<Date | null>
  }
  plantedMenu: { code: string }
  bikeSetting: {
    single: Generated<boolean>
    maxRents: Defaulted<number>
    rentalDays: Defaulted<number>
    feedPublic: Defaulted<boolean>
    latitude: Defaulted<number | null>
    longitude: Defaulted<number | null>
    version: Defaulted<number>
    updatedAt: Defaulted<Date>
  }
  bike: {
    id: Generated<number>
    number: string
    brand: Defaulted<string>
    location: Defaulted<string>
    pictureId: Defaulted<number | null>
    status: Defaulted<Exclude<Schema<'BikeStatus'>, 'Overdue'>>
    note: Defaulted<string>
    rentId: Defaulted<number | null>
    rentIsOut: Generated<true | null>
    version: Defaulted<number>
    createdAt: Defaulted<Date>
    updatedAt: Defaulted<Date>
  }
  bikeRent: {
    bikeId: number
    personId: number | null
    id: Generated<number>
    submittedBy: Defaulted<number | null>
    requestedAt: Time
    note: Defaulted<string>
    confirmation: Defaulted<Schema<'Confirmation'>>
    decidedBy: Defaulted<number | null>
    decidedAt: ColumnType<Date | null, Date | undefined, Date>
    reason: Defaulted<string>
    dueOn: Day
    returnedAt: ColumnType<Date | null, Date | undefined, Date>
    isOut: Generated<boolean>
    isOpen: Generated<boolean>
  }
  bikeReturn: {
    rentId: number
    id: Generated<number>
    submittedBy: Defaulted<number | null>
    requestedAt: Time
    note: Defaulted<string>
    confirmation: Defaulted<Schema<'Confirmation'>>
    decidedBy: Defaulted<number | null>
    decidedAt: ColumnType<Date | null, Date | undefined, Date>
    reason: Defaulted<string>
  }
  vehicleSetting: {
    single: Generated<boolean>
    yearEnds: Defaulted<string>
    noticeDays: Defaulted<number>
    version: Defaulted<number>
    updatedAt: Defaulted<Date>
  }
  gateKey: { id: string; privateKey: Buffer; publicKey: Buffer; createdAt: Time }
  vehiclePass: {
    id: Generated<number>
    personId: number | null
    submittedBy: Defaulted<number | null>
    submittedAt: Time
    applicantName: string
    email: string
    phone: Defaulted<string>
    type: Schema<'PassType'>
    department: Defaulted<string>
    plate: string
    plateKey: string
    plateTail: Generated<string>
    brand: Defaulted<string>
    model: Defaulted<string>
    color: Defaulted<string>
    driverName: Defaulted<string>
    driverPhone: Defaulted<string>
    grade: Defaulted<string>
    studentName: Defaulted<string>
    certificateId: Defaulted<number | null>
    signatureId: Defaulted<number | null>
    status: Defaulted<Exclude<Schema<'PassStatus'>, 'Expired'>>
    decidedBy: Defaulted<number | null>
    decidedAt: ColumnType<Date | null, Date | undefined, Date>
    reason: Defaulted<string>
    validFrom: Day
    expiresOn: Day
    given: Generated<string | null>
    search: Defaulted<string>
    version: Defaulted<number>
    updatedAt: Defaulted<Date>
  }
}

/** One row that a change touched: null before it was made, null after it is gone. Secrets never stand here. */
export interface AuditRow {
  entity: string
  id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
