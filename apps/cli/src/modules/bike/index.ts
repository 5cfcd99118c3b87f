import type { Command } from '../../lib/command.ts'
import { allowance } from './allowance.ts'
import { decide } from './decide.ts'
import { create, remove, update } from './edit.ts'
import { importBikes } from './import.ts'
import { exportBikes, get, history, list } from './list.ts'
import { rent } from './rent.ts'
import { requestReturn } from './request-return.ts'
import { exportRents, exportReturns, rents, returns, showRent, showReturn } from './requests.ts'
import { settings } from './settings.ts'
import { maintain, release, returnBike } from './state.ts'

/** `isb bike …`: bikes, who asked for one, who has one. */
const commands: readonly Command[] = [
  list,
  get,
  create,
  update,
  remove,
  maintain,
  release,
  returnBike,
  history,
  exportBikes,
  importBikes,
  settings,
  rents,
  returns,
  rent,
  requestReturn,
  showRent,
  showReturn,
  ...decide,
  allowance,
  exportRents,
  exportReturns,
]

export default commands
