// Makes the client of the console know every operation.
import { operations } from '@isb/sdk'
import { isb, newClient } from './isb.ts'
import { known } from './operations.ts'

Object.assign(known, operations)
Object.assign(isb, newClient())
