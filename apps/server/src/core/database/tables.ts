// The rows as queries see them. Made by `npm run generate` from migrations/. Not edited by hand.
import type { Schema } from '@isb/contract'
import type { MeaningProposed, OddityMet, StudentDays } from '@isb/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditRow } from '../ground/audit-row.ts'

/** Read as it is, written as text; the second type says whether it may be left out. */
type Json<T, Insert = string> = ColumnType<T, Insert, string>
/** `YYYY-MM-DD`. */
type Day = string

export interface Tables {
  absence: {
    id: GeneratedAlways<number>
    studentId: number
    leaveType: 'Sick' | 'Personal' | 'SchoolTrip' | 'Appointment' | 'Other' | 'Unexplained'
    startsOn: Day
    startsHalf: 'Morning' | 'Afternoon'
    endsOn: Day
    endsHalf: 'Morning' | 'Afternoon'
    halves: GeneratedAlways<string | null>
    leavesAt: string | null
    returnsAt: string | null
    note: Generated<string>
    symptom: Generated<string>
    proofId: number | null
    division: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | null
    grade: Generated<string>
    homeroomId: number | null
    days: Generated<number>
    status: Generated<'Normal' | 'Deleted'>
    submittedBy: number | null
    submittedAt: Date
    way: 'Console' | 'App'
    deletedBy: number | null
    deletedAt: Date | null
    version: Generated<number>
    updatedAt: Date
    fromBus: Generated<boolean>
  }
  absenceSetting: {
    single: Generated<boolean>
    directorsFrom: Generated<number>
    proofFrom: Generated<number>
    attentionPercent: Generated<number>
    sickInClass: Generated<number>
    sickWithinDays: Generated<number>
    guardianDaysBack: Generated<number>
    homeroomCopy: Generated<boolean>
    symptoms: Generated<string>
    ownDomains: Generated<string>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  absenceTold: {
    id: GeneratedAlways<number>
    absenceId: number
    office: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | 'Bus' | 'Nurses' | 'Directors' | 'Homeroom'
    rule: 'Division' | 'Bus' | 'Sick' | 'Days' | 'Homeroom'
    address: string | null
    toldAt: Date
  }
  apiToken: {
    id: GeneratedAlways<number>
    staffId: number
    tokenHash: Buffer
    name: string
    start: string
    scopes: string[]
    createdAt: Date
    createdBy: number | null
    expiresAt: Date
    lastUsedAt: Date | null
    revokedAt: Date | null
    acts: Generated<boolean>
    ownUntil: Date | null
  }
  attendantAccount: {
    single: Generated<boolean>
    staffId: number | null
  }
  audit: {
    id: GeneratedAlways<number>
    at: Date
    staffId: number | null
    staffName: Generated<string>
    address: Generated<string>
    requestId: Generated<string>
    operation: string
    rows: Json<AuditRow[]>
    token: string | null
    reason: string | null
  }
  auditAnchor: {
    single: Generated<boolean>
    sealId: number
    digest: Buffer
    before: Date
    signature: Buffer
  }
  auditEntity: {
    entity: string
    whom: string
    keep: string[]
  }
  auditHandover: {
    id: GeneratedAlways<number>
    at: Date
    sealId: number
    digest: Buffer
    lost: boolean
    signature: Buffer
  }
  auditSalt: {
    auditId: number
    seed: Buffer | null
    salts: Json<Record<string, string>, string | undefined> | null
    erased: Json<Record<string, string>, string | undefined>
  }
  auditSeal: {
    id: number
    at: Date
    digest: Buffer
    signature: Buffer
  }
  auditSealed: {
    auditId: number
    sealId: number
    at: Date
    digest: Buffer
  }
  auditUnsealed: {
    auditId: number
  }
  authenticator: {
    staffId: number
    secret: Buffer
    confirmed: Generated<boolean>
    lastStep: Generated<number>
    createdAt: Date
  }
  baseDataChange: {
    id: GeneratedAlways<number>
    runId: number
    kind: 'Homeroom' | 'Staff' | 'Guardian' | 'Student' | 'Family'
    outcome: 'Created' | 'Changed' | 'Deactivated' | 'Refused' | 'Held'
    sourceId: string
    recordId: number | null
    otherId: number | null
    name: string
    before: Json<Record<string, string | boolean>, string | undefined>
    after: Json<Record<string, string | boolean>, string | undefined>
    held: Json<Record<string, string | boolean>, string | undefined>
    file: Generated<string>
    line: number | null
    reason: Generated<string>
    wasLeft: Generated<boolean>
    holds: Json<Schema<'BaseDataHeld'>[], string | undefined>
    kept: Json<Record<string, string | boolean>, string | undefined>
    stays: Json<Record<string, string | boolean>, string | undefined>
  }
  baseDataIdentity: {
    kind: Schema<'BaseDataPersonKind'>
    sourceId: string
    recordId: number
    about: string
    same: boolean
  }
  baseDataJoin: {
    source: string
    target: string
    joined: boolean
  }
  baseDataMapping: {
    kind: Schema<'BaseDataMeaningKind'>
    source: string
    target: string
  }
  baseDataOrigin: {
    kind: string
    sourceId: string
    recordId: number
    otherId: Generated<number>
    given: Json<Record<string, string | boolean>, string | undefined>
  }
  baseDataQuestion: {
    runId: number
    kind: Schema<'BaseDataPersonKind'>
    sourceId: string
    recordId: number
    by: Schema<'BaseDataJoinBy'>
    about: string
  }
  baseDataRun: {
    id: GeneratedAlways<number>
    name: string
    format: Generated<string>
    state: Generated<'New' | 'Unreadable' | 'Previewed' | 'Applied' | 'Undone' | 'Discarded'>
    workId: number | null
    delta: Generated<boolean>
    kinds: Json<Schema<'BaseDataCount'>[], string | undefined>
    files: Json<Schema<'BaseDataFile'>[], string | undefined>
    oddities: Json<OddityMet[], string | undefined>
    rows: Generated<number>
    madeBy: number | null
    madeAt: Date
    appliedBy: number | null
    appliedAt: Date | null
    undoneBy: number | null
    undoneAt: Date | null
    met: Json<MeaningProposed[], string | undefined>
    origin: Generated<Schema<'BaseDataOrigin'>>
    fault: Generated<string>
    faultDetail: Generated<string>
    stands: string | null
    leftOut: Json<Schema<'BaseDataLeftOut'>[], string | undefined>
  }
  baseDataSource: {
    single: Generated<boolean>
    address: Generated<string>
    signIn: Generated<Schema<'BaseDataSignIn'>>
    tokenAddress: Generated<string>
    client: Generated<string>
    scope: Generated<string>
    credential: Buffer | null
    hasCredential: Generated<boolean>
    onlyChanges: Generated<boolean>
    pullsAt: Generated<string>
    applies: Generated<boolean>
    pausedFrom: Day | null
    pausedUntil: Day | null
    mailTo: Generated<string>
    setBy: number | null
    pulledOn: Day | null
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  baseDataStaged: {
    runId: number
    kind: string
    sourceId: string
    otherId: Generated<string>
    fields: Json<object>
    wrong: string | null
    file: string
    line: number
  }
  bike: {
    id: GeneratedAlways<number>
    number: string
    brand: Generated<string>
    location: Generated<string>
    pictureId: number | null
    status: Generated<'Available' | 'In use' | 'Returned' | 'Under Maintenance'>
    note: Generated<string>
    rentId: number | null
    rentIsOut: GeneratedAlways<boolean | null>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  bikeRent: {
    id: GeneratedAlways<number>
    bikeId: number
    personId: number | null
    submittedBy: number | null
    requestedAt: Date
    note: Generated<string>
    confirmation: Generated<'Pending' | 'Confirmed' | 'Rejected' | 'Cancelled'>
    decidedBy: number | null
    decidedAt: Date | null
    reason: Generated<string>
    dueOn: Day | null
    returnedAt: Date | null
    isOut: GeneratedAlways<boolean | null>
    isOpen: GeneratedAlways<boolean | null>
    submittedToken: number | null
  }
  bikeReturn: {
    id: GeneratedAlways<number>
    rentId: number
    submittedBy: number | null
    requestedAt: Date
    note: Generated<string>
    confirmation: Generated<'Pending' | 'Confirmed' | 'Rejected' | 'Cancelled'>
    decidedBy: number | null
    decidedAt: Date | null
    reason: Generated<string>
    submittedToken: number | null
  }
  bikeSetting: {
    single: Generated<boolean>
    maxRents: Generated<number>
    rentalDays: Generated<number>
    feedPublic: Generated<boolean>
    latitude: number | null
    longitude: number | null
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  busApproach: {
    runId: number
    stopId: number
    expectedAt: Date
  }
  busBooking: {
    id: GeneratedAlways<number>
    routeId: number
    stopId: number
    startsOn: Day
    endsOn: Day
    weekdays: Generated<Schema<'Weekday'>[]>
    personId: number | null
    submittedBy: number | null
    requestedAt: Date
    note: Generated<string>
    confirmation: Generated<'Pending' | 'Confirmed' | 'Rejected' | 'Cancelled'>
    decidedBy: number | null
    decidedAt: Date | null
    reason: Generated<string>
    daysOut: Generated<string[]>
    everyOtherWeek: Generated<boolean>
    byGuardian: Generated<boolean>
    submittedToken: number | null
  }
  busBookingSetting: {
    single: Generated<boolean>
    cutOffMinutes: Generated<number>
    version: Generated<number>
    updatedAt: Generated<Date>
    metGrades: Generated<string[]>
  }
  busLeg: {
    routeId: number
    fromStopId: number
    toStopId: number
    median: number
    low: number
    high: number
    runs: number
  }
  busMessage: {
    id: GeneratedAlways<number>
    routeId: number
    day: Day
    text: string
    sentBy: number | null
    sentAt: Date
  }
  busMetChild: {
    studentId: number
    markedBy: number | null
    markedAt: Date
  }
  busPlace: {
    vehicleId: number
    at: Date
    latitude: number
    longitude: number
    speed: number | null
    heading: number | null
    runId: number | null
    along: Generated<number>
    delay: number | null
  }
  busPosition: {
    vehicleId: number
    at: Date
    latitude: number
    longitude: number
    speed: number | null
    heading: number | null
  }
  busRide: {
    bookingId: number
    day: Day
    routeId: number
    state: 'Seat' | 'Waiting' | 'Away'
    askedAt: Date
    madeAt: Generated<Date>
    gotSeatAt: Date | null
  }
  busRoute: {
    id: GeneratedAlways<number>
    lineNumber: string
    name: string
    nameZh: Generated<string>
    direction: 'ToSchool' | 'FromSchool'
    color: Generated<'Purple' | 'Blue' | 'Pink' | 'Olive' | 'Teal' | 'Amber'>
    status: Generated<'Active' | 'Paused'>
    weekdays: Generated<Schema<'Weekday'>[]>
    divisions: Generated<Schema<'Division'>[]>
    vehicleId: number | null
    needsApproval: Generated<boolean>
    driver: Generated<string>
    driverPhone: Generated<string>
    attendant: Generated<string>
    attendantPhone: Generated<string>
    version: Generated<number>
    updatedAt: Date
    feed: string | null
    feedId: string | null
    attendantId: number | null
  }
  busRouteStop: {
    routeId: number
    position: number
    stopId: number
    at: string
    otherTimes: Json<Schema<'BusOtherTimes'>, string | undefined>
  }
  busRun: {
    id: GeneratedAlways<number>
    routeId: number
    day: Day
    vehicleId: number | null
    reason: Generated<string>
    cancelledAt: Date | null
    startedAt: Date | null
    closedAt: Date | null
    riders: Generated<number>
    weekday: string | null
  }
  busRunCall: {
    runId: number
    stopId: number
    passedAt: Date
    latitude: number | null
    longitude: number | null
  }
  busSetting: {
    id: Generated<number>
    openFeeds: Generated<boolean>
    approachMinutes: Generated<number>
    tilesAddress: Generated<string>
    tilesDatum: Generated<'WGS84' | 'GCJ02'>
    tilesSource: Generated<string>
    feedAddress: Generated<string>
    feedDatum: Generated<'WGS84' | 'GCJ02'>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  busSource: {
    id: Generated<number>
    readAt: Date | null
    buses: Generated<number>
    unknown: Generated<number>
    ignored: Generated<number>
    fault: 'NOT_ALLOWED' | 'NOT_REACHED' | 'STATUS' | 'REDIRECT' | 'TOO_LARGE' | 'NOT_A_FEED' | null
  }
  busStop: {
    id: GeneratedAlways<number>
    name: string
    nameZh: Generated<string>
    latitude: number
    longitude: number
    note: Generated<string>
    version: Generated<number>
    updatedAt: Date
    feed: string | null
    feedId: string | null
    cutOffMinutes: number | null
  }
  busTap: {
    id: string
    runId: number
    bookingId: number | null
    kind: 'Started' | 'Withdrawn' | 'Boarded' | 'NotThere' | 'GotOff' | 'Cleared' | 'Closed'
    adultId: number | null
    adult: Generated<string>
    tappedAt: Date
    takenAt: Date
    tappedBy: number | null
  }
  busTracker: {
    id: GeneratedAlways<number>
    name: string
    vehicleId: number | null
    datum: 'WGS84' | 'GCJ02'
    keyHash: Buffer
    createdAt: Date
    lastAt: Date | null
  }
  busVehicle: {
    id: GeneratedAlways<number>
    plate: string
    seatCount: number
    status: Generated<'InService' | 'Workshop' | 'Retired'>
    note: Generated<string>
    version: Generated<number>
    updatedAt: Date
  }
  calendarSetting: {
    single: Generated<boolean>
    followMakeUp: Generated<boolean>
    feedPublic: Generated<boolean>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  contact: {
    id: GeneratedAlways<number>
    personId: number
    kind: 'Email' | 'Phone'
    value: string
    label: Generated<string>
  }
  erased: {
    id: string
    at: Date
    mentions: Generated<string[]>
  }
  erasureRequest: {
    personId: number
    askedBy: number
    askedAt: Date
    mentions: Generated<string[]>
  }
  file: {
    id: GeneratedAlways<number>
    key: string
    type: 'image/jpeg' | 'image/png' | 'image/webp'
    bytes: number
    width: number
    height: number
    uploadedBy: number | null
    createdAt: Date
    stored: Generated<boolean>
    looseSince: Date | null
  }
  gateKey: {
    id: string
    privateKey: Buffer
    publicKey: Buffer
    createdAt: Date
  }
  grade: {
    id: GeneratedAlways<number>
    code: string
    name: string
    nameZh: Generated<string>
    division: 'Elementary' | 'Middle' | 'High' | 'LifeCentered'
    sort: Generated<number>
    version: Generated<number>
    updatedAt: Date
  }
  guardian: {
    studentId: number
    guardianId: number
    relation: 'Mother' | 'Father' | 'Guardian' | 'Other'
    contactOrder: Generated<number>
    maySee: Generated<boolean>
    mayAct: Generated<boolean>
    noContact: Generated<boolean>
  }
  homeroom: {
    id: GeneratedAlways<number>
    schoolYear: string
    campus: Generated<string>
    name: string
    grade: string | null
    division: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | null
    teacherEmail: Generated<string>
    assistantEmail: Generated<string>
    dlTeacherEmail: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    rollOverId: number | null
    rosterId: Generated<string>
  }
  homeroomTold: {
    homeroomId: number
    told: string
  }
  idempotency: {
    staffId: number
    key: string
    operation: string
    requestHash: Buffer
    answer: Json<object, string | undefined> | null
    createdAt: Date
  }
  invitation: {
    staffId: number
    tokenHash: Buffer
    sentAt: Date
    expiresAt: Date
  }
  mailbox: {
    id: GeneratedAlways<number>
    office: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | 'Bus' | 'Nurses' | 'Directors'
    addresses: Generated<string[]>
    language: Generated<'en' | 'zh' | 'both'>
    details: Generated<Schema<'MailDetail'>[]>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  menu: {
    id: Generated<number>
    parentId: number | null
    parentType: Schema<'StoredMenuType'> | null
    type: 'MENU_DIR' | 'MENU' | 'MENU_PERM_RESOURCE'
    category: Generated<'ADMIN'>
    name: string
    nameZh: Generated<string>
    path: Generated<string>
    icon: Generated<string>
    code: Generated<string>
    isExternalPath: Generated<0 | 1>
    openTarget: Generated<0 | 1>
    sort: Generated<number>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  message: {
    id: GeneratedAlways<number>
    personId: number
    mailId: number | null
    kind: string
    subject: string
    subjectZh: string
    body: string
    bodyZh: string
    entity: string
    entityId: number
    shownFrom: Date
    readAt: Date | null
  }
  microsoftNonce: {
    nonceHash: Buffer
    expiresAt: Date
  }
  outbox: {
    id: GeneratedAlways<number>
    recipient: string
    subject: string
    body: string
    state: Generated<'Pending' | 'Sent' | 'Dead'>
    attempts: Generated<number>
    dueAt: Date
    lastError: Generated<string>
    createdAt: Date
    sentAt: Date | null
    kind: Schema<'MailKind'> | null
    entity: string | null
    entityId: number | null
    once: string | null
    secret: Generated<boolean>
    goodUntil: Date | null
    leasedUntil: Date | null
    resent: Generated<number>
    fault: Schema<'MailFault'> | null
    html: Generated<string>
    code: string | null
    thread: string | null
    opensThread: Generated<boolean>
    invitation: string | null
  }
  passkey: {
    id: GeneratedAlways<number>
    staffId: number
    credential: string
    publicKey: Buffer
    counter: number
    transports: string[]
    name: string
    createdAt: Date
    lastUsedAt: Date | null
  }
  plantedMenu: {
    code: string
  }
  recoveryCode: {
    staffId: number
    codeHash: Buffer
    salt: Buffer | null
  }
  refusedBeyond: {
    auditId: number
    count: number
    operations: string[]
  }
  resetCode: {
    staffId: number
    codeHash: string | null
    expiresAt: Date
    tries: Generated<number>
    sentAt: Date
    hourBeganAt: Date
    sentInHour: Generated<number>
    linkHash: Buffer | null
  }
  retentionSetting: {
    single: Generated<boolean>
    mailDays: Generated<number>
    signInDays: Generated<number>
    auditMonths: Generated<number>
    twoPeople: Generated<boolean>
    tidiedOn: Day | null
    version: Generated<number>
    updatedAt: Generated<Date>
    reportDays: Generated<number>
    healthDays: Generated<number>
    absenceMonths: Generated<number>
    positionDays: Generated<number>
    boardingDays: Generated<number>
    surveyMonths: Generated<number>
    recordMonths: Generated<number>
  }
  role: {
    id: GeneratedAlways<number>
    name: string
    description: Generated<string>
    enabled: Generated<boolean>
    builtin: Generated<boolean>
    version: Generated<number>
    updatedAt: Generated<Date>
    secondFactor: Generated<boolean>
    secondFactorSince: Date | null
  }
  roleMenu: {
    roleId: number
    menuId: number
  }
  roleReach: {
    roleId: number
    module: string
    reach: 'Divisions' | 'Homerooms' | 'Runs' | 'Children'
    divisions: Generated<string[]>
  }
  rollOver: {
    id: GeneratedAlways<number>
    fromYear: string
    plan: Json<Pick<Schema<'RollOverDraft'>, 'classes' | 'leaving'> & { students: number[] }>
    applied: Generated<boolean>
    changedBy: number | null
    changedAt: Date
    version: Generated<number>
  }
  rollOverMove: {
    rollOverId: number
    studentId: number
    before: Json<StudentDays>
    after: Json<StudentDays>
  }
  run: {
    id: GeneratedAlways<number>
    operation: string
    staffId: number
    state: Generated<'Running' | 'Done' | 'Refused' | 'Failed' | 'Cancelled'>
    dryRun: boolean
    total: number
    done: Generated<number>
    counts: Json<Record<string, number>, string | undefined>
    results: Json<Schema<'RunResult'>[], string | undefined>
    startedAt: Date
    endedAt: Date | null
    undoneAt: Date | null
    fileName: string | null
    undoes: number | null
  }
  runChange: {
    runId: number
    step: number
    ofTable: string
    before: Json<Record<string, unknown>, string | undefined> | null
    after: Json<Record<string, unknown>, string | undefined> | null
    personId: GeneratedAlways<number | null>
  }
  runPass: {
    id: GeneratedAlways<number>
    runId: number
    staffId: number
    attendant: string
    codeHash: Buffer
    madeBy: number | null
    madeAt: Date
    endsAt: Date
    usedAt: Date | null
    deviceHash: Buffer | null
    revokedAt: Date | null
  }
  schoolTerm: {
    id: GeneratedAlways<number>
    schoolYearId: number
    name: string
    nameZh: Generated<string>
    startsOn: Day
    endsOn: Day
    extra: Generated<boolean>
  }
  schoolTermStudent: {
    termId: number
    personId: number
  }
  schoolYear: {
    id: GeneratedAlways<number>
    name: string
    startsOn: Day
    endsOn: Day
    version: Generated<number>
    updatedAt: Date
  }
  secondFactorTicket: {
    tokenHash: Buffer
    staffId: number
    challenge: string
    tries: Generated<number>
    how: Json<object, string | undefined>
    expiresAt: Date
  }
  session: {
    id: GeneratedAlways<number>
    tokenHash: Buffer
    staffId: number
    startedAt: Date
    lastSeenAt: Date
    expiresAt: Date
    endedAt: Date | null
    address: Generated<string>
    userAgent: Generated<string>
    network: Generated<string>
    confirmedAt: Date | null
    runPassId: number | null
  }
  setting: {
    single: Generated<boolean>
    schoolName: string
    schoolNameZh: Generated<string>
    timeZone: Generated<string>
    help: Generated<string>
    helpZh: Generated<string>
    version: Generated<number>
    updatedAt: Generated<Date>
    demo: Generated<boolean>
    appLink: Generated<string>
    nameOrder: Generated<'GivenFirst' | 'FamilyFirst'>
    campuses: Generated<string>
    rosterLimit: Generated<number>
    phoneCode: Generated<string>
  }
  sharedCheck: {
    name: string
    value: Buffer
  }
  sickWave: {
    id: GeneratedAlways<number>
    homeroomId: number
    firstOn: Day
    lastOn: Day
  }
  signInDevice: {
    tokenHash: Buffer
    staffId: number
    lastUsedAt: Date
  }
  signInFailure: {
    id: GeneratedAlways<number>
    at: Date
    staffId: number | null
    address: Generated<string>
    network: Generated<string>
    accountKey: Generated<string>
    kind: Generated<'sign-in' | 'reset-code' | 'reset-request' | 'second-factor'>
    guess: Generated<boolean>
    times: Generated<number>
    countedHour: Date | null
  }
  signInThrottle: {
    key: string
    failures: number
    windowBeganAt: Date
    locks: Generated<number>
    lockedUntil: Date | null
  }
  specialDay: {
    id: GeneratedAlways<number>
    kind: 'Holiday' | 'Break' | 'StaffDay' | 'Conferences' | 'HalfDay' | 'Online' | 'MakeUp'
    name: string
    nameZh: Generated<string>
    startsOn: Day
    endsOn: Day
    part: Generated<'Whole' | 'Morning' | 'Afternoon'>
    runsAs: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday' | null
    divisions: Generated<Schema<'Division'>[]>
    grades: Generated<string[]>
    version: Generated<number>
    updatedAt: Date
  }
  staff: {
    id: GeneratedAlways<number>
    name: string
    nameZh: Generated<string>
    email: string | null
    type: Generated<'staff' | 'parent' | 'student' | 'other'>
    gender: 'female' | 'male' | 'unspecified' | null
    enabled: Generated<boolean>
    passwordHash: string | null
    source: Generated<'local' | 'synced'>
    lastLoginAt: Date | null
    syncedAt: Date | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    search: Generated<string>
    service: Generated<boolean>
    microsoftId: string | null
    language: 'en' | 'zh' | null
    familyName: Generated<string>
    givenName: Generated<string>
    preferredName: Generated<string>
    erasureId: Generated<string>
    rosterId: Generated<string>
    searchNames: GeneratedAlways<string>
    lastLoginConfirmed: Generated<boolean>
  }
  staffRole: {
    staffId: number
    roleId: number
    since: Generated<Date | null>
  }
  student: {
    id: number
    type: Generated<'student'>
    number: string
    enteredOn: Day
    leftOn: Day | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  studentStay: {
    id: GeneratedAlways<number>
    studentId: number
    fromOn: Day
    untilOn: Day | null
    division: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | null
    grade: string | null
    homeroomId: number | null
    alsoInId: number | null
  }
  survey: {
    id: GeneratedAlways<number>
    title: string
    titleZh: Generated<string>
    admissionYear: string
    startsOn: Day | null
    endsOn: Day | null
    status: Generated<'Unpublished' | 'Published' | 'Paused' | 'Cancelled'>
    divisions: Generated<Schema<'Division'>[]>
    grades: Generated<string[]>
    seats: Json<Schema<'SurveySeats'>[], string | undefined>
    content: Json<Schema<'SurveyContent'>>
    contentVersion: Generated<number>
    contentSavedAt: Date
    contentSavedBy: number | null
    liveId: number | null
    version: Generated<number>
    updatedAt: Date
    remindHours: Generated<number>
    studentNumbers: Generated<string[]>
  }
  surveyAnswer: {
    id: GeneratedAlways<number>
    askedId: number
    versionId: number
    givenBy: number | null
    submittedBy: number | null
    way: 'Console' | 'App' | 'Telephone'
    at: Date
    decision: 'Yes' | 'No'
    replies: Json<Schema<'SurveyReply'>[]>
    accepted: Json<Schema<'SurveyAcceptance'>[]>
    said: string
    current: Generated<boolean>
    note: Generated<string>
  }
  surveyAsked: {
    id: GeneratedAlways<number>
    surveyId: number
    studentId: number
    division: 'Elementary' | 'Middle' | 'High' | 'LifeCentered' | null
    grade: Generated<string>
    state: Generated<'None' | 'Draft' | 'Yes' | 'No' | 'Conflict'>
    countsId: number | null
    answeredAt: Date | null
    extendedTo: Day | null
    remindedAt: Date | null
    reminders: Generated<number>
    settledBy: number | null
    settledAt: Date | null
    settledWhy: Generated<string>
    openedAt: Date | null
  }
  surveyDraft: {
    askedId: number
    guardianId: number
    versionId: number
    decision: 'Yes' | 'No' | null
    replies: Json<Schema<'SurveyReply'>[]>
    accepted: Json<string[]>
    savedAt: Date
    page: number | null
    pages: number | null
  }
  surveyEarlierDraft: {
    id: GeneratedAlways<number>
    surveyId: number
    content: Json<Schema<'SurveyContent'>>
    savedAt: Date
    savedBy: number | null
  }
  surveyFile: {
    fileId: number
    askedId: number
    givenBy: number | null
  }
  surveyReminder: {
    id: GeneratedAlways<number>
    surveyId: number
    at: Date
    students: number
  }
  surveyVersion: {
    id: GeneratedAlways<number>
    surveyId: number
    number: number
    content: Json<Schema<'SurveyContent'>>
    publishedAt: Date
    publishedBy: number | null
  }
  vehiclePass: {
    id: GeneratedAlways<number>
    personId: number | null
    submittedBy: number | null
    submittedAt: Date
    applicantName: string
    email: string
    phone: Generated<string>
    type: 'staff' | 'parent' | 'visitor' | 'contractor'
    department: Generated<string>
    plate: string
    plateKey: string
    plateTail: GeneratedAlways<string>
    brand: Generated<string>
    model: Generated<string>
    color: Generated<string>
    driverName: Generated<string>
    driverPhone: Generated<string>
    grade: Generated<string>
    studentName: Generated<string>
    certificateId: number | null
    signatureId: number | null
    status: Generated<'Pending' | 'Valid' | 'Cancelled' | 'Rejected'>
    decidedBy: number | null
    decidedAt: Date | null
    reason: Generated<string>
    validFrom: Day | null
    expiresOn: Day | null
    search: Generated<string>
    version: Generated<number>
    updatedAt: Generated<Date>
    given: string | null
    submittedToken: number | null
  }
  vehicleSetting: {
    single: Generated<boolean>
    yearEnds: Generated<string>
    noticeDays: Generated<number>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  venue: {
    id: GeneratedAlways<number>
    name: string
    nameZh: Generated<string>
    typeId: number
    partOfId: number | null
    location: Generated<string>
    status: Generated<'Open' | 'Closed' | 'Retired'>
    capacity: number | null
    adEmail: string | null
    note: Generated<string>
    pictureId: number | null
    needsApproval: Generated<boolean>
    opensOnDaysOff: Generated<boolean>
    shortestMinutes: Generated<number>
    longestMinutes: number | null
    aheadDays: number | null
    noticeMinutes: Generated<number>
    betweenMinutes: Generated<number>
    openPerPerson: number | null
    version: Generated<number>
    updatedAt: Date
    extras: Json<Schema<'VenueExtra'>[], string | undefined>
  }
  venueBlock: {
    id: GeneratedAlways<number>
    venueId: number | null
    kind: 'Blocked' | 'Open'
    startsOn: Day
    endsOn: Day
    reason: string
    reasonZh: Generated<string>
    updatedAt: Date
  }
  venueFeed: {
    id: GeneratedAlways<number>
    staffId: number
    venueId: number | null
    titles: boolean
    keyHash: Buffer
    createdAt: Date
    lastReadAt: Date | null
  }
  venueHours: {
    venueId: number
    weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    opens: string
    closes: string
  }
  venueLesson: {
    seriesId: number
    termId: number
    venueId: number
    weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
    startsAt: string
    endsAt: string
    title: string
  }
  venueReservation: {
    id: GeneratedAlways<number>
    venueId: number
    title: string
    day: Day
    startsAt: string
    endsAt: string
    betweenMinutes: Generated<number>
    people: number | null
    personId: number | null
    submittedBy: number | null
    requestedAt: Date
    note: Generated<string>
    status: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled'
    decidedBy: number | null
    decidedAt: Date | null
    reason: Generated<string>
    cancelledBy: number | null
    cancelledAt: Date | null
    version: Generated<number>
    updatedAt: Date
    seriesId: number | null
    seriesStart: Date | null
    extras: Json<Schema<'VenueExtra'>[], string | undefined>
    setUp: Generated<string>
    submittedToken: number | null
  }
  venueSeries: {
    id: GeneratedAlways<number>
    rule: string
  }
  venueTaken: {
    reservationId: number
    venueId: number
    during: string
  }
  venueType: {
    id: GeneratedAlways<number>
    name: string
    nameZh: Generated<string>
    color: 'Teal' | 'Purple' | 'Pink' | 'Olive' | 'Blue' | 'Amber'
    version: Generated<number>
    updatedAt: Date
  }
  withdrawnPass: {
    id: number
    given: string
  }
}
