import { query } from '../../lib/query.ts'

/** No class is larger. */
const most = 200

/** Who belongs to a class, by name. */
export const studentsOf = (homeroomId: number) => ({
  ...query('student.list', { query: { homeroomId, pageSize: most, sort: 'name' } }),
  meta: { quiet: true },
})
