// The queue of the security desk: who wants to drive in with which plate, and until when.
import { plateKind, whyNotMovePass } from '@isb/sdk/rules'
import { vehicle } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { Ban, CopyPlus, Pencil, Printer, RotateCcw } from 'lucide-react'
import { comma } from '../../lib/base/words/i18n.ts'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { personFilter } from '../../lib/engine/picker/filter-look-up.ts'
import { dash, EnumValue, valueOf } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { carText, decidedWord, kindText, type Pass } from './data.ts'

const loadDays = () => import('./days-dialog.tsx')
const DaysDialog = lateDialog(loadDays)
const loadTop = () => import('./panel-top.tsx')
const PanelTop = late(loadTop)
const car = (row: Pass) => carText(row)
const isParents = ({ type }: Pass) => type === 'parent'

export default listScreen('vehicle.list', vehicle, {
  name: 'vehicle-passes',
  title: msg`Vehicle passes`,
  text: msg`Which cars can drive in, and until when.`,
  search: msg`Plate or person`,
  searched: msg`Searches the plate, in any spelling, and the names, pinyin and email of applicant, driver and student.`,
  empty: { subject: 'car', title: msg`No applications`, text: msg`Applications come in from the mobile app, or are entered here.` },
  columns: [
    { field: 'plate', width: '8.5rem' },
    { field: 'applicantName', width: 'minmax(10rem, 2fr)', cell: (row) => <Applicant row={row} /> },
    { field: 'type', width: '6.5rem', hidden: 'narrow' },
    { field: 'vehicle', header: 'pass.vehicle', hidden: 'narrow', cell: car },
    { field: 'submittedAt', hidden: 'narrow' },
    // Until when it is good, or was.
    {
      field: 'expiresOn',
      cell: ({ status, expiresOn: day }) => (
        <span className={status === 'Valid' ? '' : 'text-fg-2'}>{valueOf('expiresOn', 'day', day) ?? dash}</span>
      ),
    },
    { field: 'status', cell: (row) => <Standing row={row} /> },
    { field: 'decidedBy', hidden: 'usually' },
  ],
  tabs: {
    field: 'status',
    more: { id: 'expiring', label: msg`Expiring soon`, after: 'Valid', query: { expiring: true } },
    counted: ['expiring'],
  },
  filters: { personId: personFilter('vehicle.list', 'vehicle.people') },
  warm: () => Promise.all([loadDays(), loadTop()]),
  rowName: ({ plate, applicantName }) => `${plate}${comma()}${applicantName}`,
  create: { label: msg`New application`, needs: ['vehicle.create'], go: '/vehicle/apply' },
  settings: { operation: 'vehicle.updateSettings', path: '/settings/passes', label: msg`Vehicle pass settings` },
  queue: {
    whyNot: (row) => whyNotMovePass(row, 'confirm'),
    decided: decidedWord,
    undo: 'vehicle.undo',
    asked: 'vehicle.create',
    ended: { Cancelled: 'vehicle.void' },
    confirm: {
      operation: 'vehicle.confirm',
      label: msg`Confirm pass`,
      Body: DaysDialog,
      asks: ({ plate, applicantName }) => ({
        title: t`Confirm the pass for ${plate}`,
        text: t`${applicantName} will be told by email.`,
      }),
      done: ({ plate, applicantName: text }) => ({ title: t`The pass for ${plate} is confirmed`, text }),
      labelMany: msg({ message: 'Confirm', context: 'passes' }),
      asksMany: (count) => ({
        title: t`${plural(count, { one: 'Confirm # pass', other: 'Confirm # passes' })}`,
        text: t`They are valid from today. The applicants will be told by email.`,
        label: t`Confirm passes`,
      }),
      doneMany: (count) => t`${plural(count, { one: '# pass confirmed', other: '# passes confirmed' })}`,
    },
    reject: {
      operation: 'vehicle.reject',
      label: msg`Reject the application`,
      asks: ({ plate, applicantName }) => ({
        title: t`Reject the application for ${plate}?`,
        text: t`${applicantName} will get the reason by email.`,
      }),
      done: ({ plate, applicantName: text }) => ({ title: t`The application for ${plate} was rejected`, text }),
      asksMany: (count) => ({
        title: t`${plural(count, { one: 'Reject # application?', other: 'Reject # applications?' })}`,
        text: t`The applicants will get the reason by email.`,
      }),
      doneMany: (count) => t`${plural(count, { one: '# application rejected', other: '# applications rejected' })}`,
    },
  },
  actions: [
    {
      operation: 'vehicle.renew',
      // The specification's two words: what has run out is renewed, what was taken back continues.
      label: msg`Renew`,
      labelFor: ({ status }) => (status === 'Expired' ? t`Renew` : t`Continue`),
      icon: RotateCcw,
      letter: 'N',
      place: 'main',
      hides: true,
      whyNot: (row) => whyNotMovePass(row, 'renew'),
      Body: DaysDialog,
      asks: ({ status, plate, applicantName }) => ({
        title: status === 'Expired' ? t`Renew the pass for ${plate}` : t`Continue the pass for ${plate}`,
        text: t`It can be used again. ${applicantName} will be told by email.`,
        label: status === 'Expired' ? t`Renew pass` : t`Continue pass`,
      }),
      done: ({ plate }) => t`The pass for ${plate} is valid again`,
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Renew # pass', other: 'Renew # passes' })}`,
          text: t`They are valid again from today. The applicants will be told by email.`,
          label: t`Renew passes`,
        }),
        done: (count) => t`${plural(count, { one: '# pass renewed', other: '# passes renewed' })}`,
      },
    },
    {
      id: 'edit',
      label: msg`Edit`,
      icon: Pencil,
      letter: 'E',
      hides: true,
      needs: ['vehicle.update'],
      whyNot: (row) => whyNotMovePass(row, 'update'),
      go: ({ id }) => ({ to: '/vehicle/apply', search: { id } }),
    },
    {
      operation: 'vehicle.code',
      label: msg`Print the pass`,
      short: msg`Print`,
      icon: Printer,
      letter: 'P',
      place: 'main',
      hides: true,
      whyNot: ({ status }) => (status === 'Valid' ? null : 'PASS_NOT_PRINTABLE'),
      go: ({ id }) => ({ to: '/vehicle/print', search: { ids: String(id) } }),
      bulk: { go: (rows) => ({ to: '/vehicle/print', search: { ids: rows.map(({ id }) => id).join(',') } }) },
    },
    {
      id: 'another',
      label: msg`New application from this one`,
      short: msg`New application`,
      icon: CopyPlus,
      letter: 'A',
      place: ({ status }) => (status === 'Rejected' ? 'beside' : undefined),
      needs: ['vehicle.create'],
      go: ({ id }) => ({ to: '/vehicle/apply', search: { renewsId: id } }),
    },
    {
      operation: 'vehicle.void',
      label: msg`Void the pass`,
      short: msg`Void`,
      icon: Ban,
      letter: 'V',
      place: 'beside',
      danger: true,
      hides: true,
      whyNot: (row) => whyNotMovePass(row, 'void'),
      asks: ({ plate, applicantName }) => ({
        title: t`Void the pass for ${plate}?`,
        text: t`The car will no longer be let in. ${applicantName} will get the reason by email.`,
      }),
      done: ({ plate }) => t`The pass for ${plate} is void`,
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Void # pass?', other: 'Void # passes?' })}`,
          text: t`These cars will no longer be let in. The applicants will get the reason by email.`,
        }),
        done: (count) => t`${plural(count, { one: '# pass voided', other: '# passes voided' })}`,
      },
    },
  ],
  panel: {
    title: ({ plate }) => plate,
    Above: PanelTop,
    lines: [
      { id: 'plate', value: ({ plate }) => <Plate plate={plate} /> },
      { id: 'vehicle', label: 'pass.vehicle', value: car },
      'driverName',
      'driverPhone',
      'type',
      { id: 'studentName', when: (row) => isParents(row) || row.studentName !== '', value: ({ studentName }) => studentName },
      { id: 'grade', when: (row) => isParents(row) || row.grade !== '', value: ({ grade }) => grade },
      { id: 'department', when: (row) => !isParents(row) || row.department !== '', value: ({ department }) => department },
      'applicantName',
      'email',
      'phone',
      {
        id: 'person',
        when: ({ submittedBy }) => submittedBy !== null,
        value: ({ person }) => (person ? personName(person) : t`No account`),
      },
      'submittedAt',
      'validFrom?',
      'expiresOn?',
    ],
  },
})

/** Who applies, and who drives it where that is somebody else: the student of a parent, the department of the others. */
function Applicant({ row: { applicantName, type, studentName, department } }: { row: Pass }) {
  const beside = type === 'parent' ? studentName : department
  return (
    <span title={[applicantName, beside].filter(Boolean).join(' · ')}>
      {applicantName}
      {beside && <Beside>{beside}</Beside>}
    </span>
  )
}

/** What a pass is, and from when on, where its days have not begun. */
function Standing({ row: { status, validFrom } }: { row: Pass }) {
  const { date, dayFromNow } = useWhen()
  const begins = status === 'Valid' && validFrom !== null && validFrom > dayFromNow(0)
  return (
    <>
      <EnumValue kind="PassStatus" value={status} />
      {begins && <Beside>{t`from ${date(validFrom)}`}</Beside>}
    </>
  )
}

/** A plate, and which kind of plate it is where that is known. */
const Plate = ({ plate }: { plate: string }) => (
  <>
    {plate}
    {plateKind(plate) !== 'other' && <Beside>{kindText(plate)}</Beside>}
  </>
)
