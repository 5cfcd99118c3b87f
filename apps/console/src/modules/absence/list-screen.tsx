// Every absence, newest first.
import { absence } from '@isb/sdk/metadata'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { absenceList } from './list.tsx'

export default listScreen('absence.list', absence, { ...absenceList, tabs: 'status' })
