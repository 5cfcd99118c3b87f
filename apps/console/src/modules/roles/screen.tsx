// Every role: who has it, what it can do, and giving it more or less.
import { whyNotChangeRole } from '@isb/sdk/rules'
import { roles } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { Ban, CircleCheck, Copy, Fingerprint, GraduationCap, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { roleName } from '../../lib/base/words/i18n.ts'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { lateForm } from '../../lib/screen/late-form.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import type { Role } from './data.ts'
import { descriptionOf, Members, Name, Permissions } from './parts.tsx'
import { copyDraft, editDraft, newDraft } from './values.ts'

const roleForm = lateForm(() => import('./form.tsx'), {
  list: 'roles.list',
  name: 'roles.form',
  after: ({ id }, draft, { may }) => {
    // A new role grants nothing yet: that is what comes next.
    const isEmpty = draft.id === undefined && draft.values.copyOf === null
    return { id, ...(isEmpty && may('roles.assign') && { tab: 'permissions' }) }
  },
})
const whyNot = (row: Role) => whyNotChangeRole(row)

const loadAbout = () => import('./about.tsx')
const About = late(loadAbout)
const loadQuestions = () => import('./questions.tsx')
const EnableQuestion = lateDialog(async () => ({ default: (await loadQuestions()).EnableQuestion }))
const RemoveQuestion = lateDialog(async () => ({ default: (await loadQuestions()).RemoveQuestion }))
const SecondFactorQuestion = lateDialog(async () => ({ default: (await loadQuestions()).SecondFactorQuestion }))
const ReachDialog = lateDialog(() => import('./reach-dialog.tsx'))

export default listScreen('roles.list', roles, {
  name: 'roles',
  title: msg({ message: 'Roles', context: 'screen' }),
  text: msg`Named sets of permissions.`,
  search: msg`Name or description`,
  searched: msg`Searches name and description.`,
  empty: { subject: 'shield', title: msg`No roles yet`, text: msg`A role gives people access to screens and buttons.` },
  columns: [
    { field: 'name', width: 'minmax(11rem, 2fr)', cell: (row) => <Name row={row} /> },
    { field: 'description', width: 'minmax(10rem, 3fr)', hidden: 'narrow', cell: descriptionOf },
    'enabled',
    { field: 'members', width: '7rem', align: 'end', cell: (row) => <Members row={row} /> },
    { field: 'permissions', width: '7.5rem', align: 'end', card: 'none', cell: (row) => <Permissions row={row} /> },
    { field: 'updatedAt', width: '8.5rem', card: 'none', hidden: 'narrow' },
  ],
  filters: {
    menuId: 'hidden',
    empty: () => ({
      kind: 'choice',
      name: fieldWord('members'),
      options: [
        { value: 'true', label: t`Nobody has it` },
        { value: 'false', label: t`Has members` },
      ],
    }),
  },
  forms: [roleForm],
  warm: () => Promise.all([loadAbout().then(({ warm }) => warm()), loadQuestions()]),
  create: { label: msg`New role`, needs: ['roles.create'], form: () => roleForm.open(newDraft()) },
  actions: [
    { id: 'assign', label: msg`Assign Permission`, icon: ListChecks, place: 'main', needs: ['roles.assign'], whyNot, tab: 'permissions' },
    {
      id: 'edit',
      label: msg`Edit`,
      icon: Pencil,
      place: 'beside',
      needs: ['roles.update'],
      whyNot,
      form: (row) => roleForm.open(editDraft(row)),
    },
    {
      id: 'duplicate',
      label: msg`Duplicate`,
      icon: Copy,
      needs: ['roles.create'],
      whyNot,
      hides: true,
      form: (row) => roleForm.open(copyDraft(row, t`${row.name} copy`)),
    },
    { id: 'reach', label: 'field.reaches', icon: GraduationCap, needs: ['roles.setReach'], whyNot, Dialog: ReachDialog },
    {
      operation: 'roles.requireSecondFactor',
      label: msg`Require a second factor`,
      icon: Fingerprint,
      when: ({ secondFactor }) => !secondFactor,
      Dialog: SecondFactorQuestion,
    },
    {
      operation: 'roles.allowWithoutSecondFactor',
      label: msg`Stop requiring a second factor`,
      icon: Fingerprint,
      when: ({ secondFactor }) => secondFactor,
    },
    {
      operation: 'roles.disable',
      label: msg`Disable`,
      icon: Ban,
      when: ({ enabled }) => enabled,
      whyNot,
      Dialog: EnableQuestion,
    },
    {
      operation: 'roles.enable',
      label: msg`Enable`,
      icon: CircleCheck,
      when: ({ enabled }) => !enabled,
      whyNot,
      Dialog: EnableQuestion,
    },
    { operation: 'roles.remove', label: msg`Delete`, icon: Trash2, danger: true, apart: true, whyNot, Dialog: RemoveQuestion },
  ],
  panel: {
    label: msg`About`,
    title: roleName,
    Above: About,
    tabs: [
      {
        id: 'members',
        label: msg`Members`,
        when: (_, { may }) => may('staff.list'),
        Content: late(() => import('./members.tsx')),
      },
    ],
  },
})
