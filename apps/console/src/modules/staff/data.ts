import type { Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { lasting, query } from '../../lib/base/connection/query.ts'

export type Staff = Schema<'Staff'>

/** The roles to choose from, and whether one may give each. */
export const useRoleOptions = () => useQuery({ ...query('staff.roleOptions'), ...lasting })
