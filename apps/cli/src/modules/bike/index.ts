import type { CliModule } from '../../lib/resource/declared.ts'
import { allowance } from './allowance.ts'
import { importBikes } from './import.ts'
import { lists } from './lists.ts'
import { requestRent } from './request-rent.ts'
import { requestReturn } from './request-return.ts'

/** `isb bike …`: bikes, who asked for one, who has one. */
const module: CliModule<'bike'> = {
  lists,
  commands: [requestRent, requestReturn, allowance, importBikes],
  aliases: {
    'start-maintenance': ['maintain'],
    'end-maintenance': ['release'],
    'list-rents': ['rents'],
    'get-rent': ['show-rent'],
    'list-returns': ['returns'],
    'get-return': ['show-return'],
    'request-rent': ['rent'],
  },
}

export default module
