import { operations } from '@isb/contract'
import { createClient, type IsbConfig } from './client.ts'
import type { Isb } from './types.ts'

/** A client for every operation of the contract. Keeps nothing outside itself, needs nothing but `fetch`. */
export const createIsb = (config: IsbConfig): Isb => createClient(operations, config)
