// Operations of modules whose roles reach some students, without a cell in the matrix: each by why that is right.
import type { OperationId } from '@isb/contract'

type Verbs = Readonly<Record<string, string>>
const named = (modules: Verbs): OperationId[] =>
  Object.entries(modules).flatMap(([module, verbs]) => verbs.split(/\s+/).map((verb) => `${module}.${verb}` as OperationId))

/** They tell of no student and take none: what is the school's own, settings, counts. */
const ofNobody = named({
  homeroom: 'list create export import years campuses teachers get update remove history',
  absence: 'symptoms settings updateSettings',
  mailbox: 'list update',
  attendance: 'days',
  survey: `list create export get update remove history duplicate publish pause continue cancel form saveForm drafts versions board`,
  busBooking: 'board preview settings updateSettings',
  bus: `list create export feed import get update remove history listStops createStop exportStops getStop updateStop removeStop
    stopHistory listVehicles createVehicle exportVehicles getVehicle updateVehicle removeVehicle vehicleHistory runs cancelRun restoreRun
    changeRun startRun resetRun closeRun report batch tracking settings updateSettings map source trackers createTracker removeTracker track traccar
    realtime openRealtime openFeed replay people passes createPass revokePass`,
})

/** Roles of these modules reach everybody: what tells people of one name apart, and whom it leaves out, vehicle.test.ts holds. */
const ofEverybody = named({ bike: 'people', vehicle: 'people', venue: 'people calendar' })

/** Holders of these codes see every account. The child that tells a guardian apart is named by reach: namesakes.test.ts holds that. */
const ofAccounts = named({ staff: 'list create get update setRoles addRole removeRole enable disable invite resetSecondFactor' })

/** What a guardian does for a child, or changes whatever it is asked with: the stories of these files hold whom it reaches. */
const byStories = named({
  // absence.test.ts and absence-health.test.ts
  absence: 'told proof history',
  // survey-answers.test.ts, survey-file.test.ts and survey-reminders.test.ts
  survey: 'answerHistory enter file mine page submit saveAnswer remind',
  // bus-reach.test.ts
  busBooking: 'submit withdraw leaveOutMine rideAgainMine moveDayMine messages myMessages message cancel meet',
  // bus-reach.test.ts
  bus: 'attended sheet tap mine options',
})

export const elsewhere: ReadonlySet<OperationId> = new Set([...ofNobody, ...ofEverybody, ...ofAccounts, ...byStories])
