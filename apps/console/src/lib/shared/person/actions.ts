// What can be done with everything that is kept on a person, whatever list the person stands in.
import { whyNotErase } from '@isb/sdk/rules'
import { Eraser, FileDown } from 'lucide-react'
import type { Person } from '@isb/words/modules/person'
import { lateDialog } from '../../base/lazy/late.tsx'
import type { ListAction } from '../../declare/actions.ts'

/** Somebody with an account. */
export interface PersonRow extends Person {
  readonly id: number
}

export const personActions = [
  {
    id: 'exportPerson',
    label: 'do.staff.exportPerson',
    icon: FileDown,
    apart: true,
    needs: ['staff.exportPerson'],
    Dialog: lateDialog(() => import('./export-person.tsx')),
  },
  {
    id: 'erase',
    label: 'do.staff.erase',
    icon: Eraser,
    danger: true,
    needs: ['staff.erasure', 'staff.erase'],
    whyNot: ({ id }, caller) => whyNotErase({ id }, caller.id),
    Dialog: lateDialog(() => import('./erase-person.tsx')),
  },
] as const satisfies readonly ListAction<PersonRow>[]
