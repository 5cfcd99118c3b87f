import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/**
 * Whether somebody is left who can sign in with the built-in role. The database insists when a change ends; asked before, it can be told
 * in words. After a no, the change can only be given up.
 */
export async function lastAdministratorStays(db: Db): Promise<boolean> {
  try {
    await sql`set constraints all immediate`.execute(db)
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'last_administrator') return false
    throw error
  }
}
