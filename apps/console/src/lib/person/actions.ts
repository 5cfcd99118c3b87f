// What can be done with everything that is kept on a person, whatever list the person stands in.
import { whyNotErase } from '@isb/sdk/rules'
import { Eraser, FileDown } from 'lucide-react'
import { lateDialog } from '../late.tsx'
import type { ListAction } from '../screen/declared-actions.ts'

/** Somebody with an account. */
export interface PersonRow {
  readonly id: number
  readonly name: string
  readonly nameZh: string
}

export const personActions: readonly ListAction<PersonRow>[] = [
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
]
