import { query } from '../../lib/base/connection/query.ts'

/** No class is larger. */
const most = 200

const students = (whose: { homeroomId: number } | { alsoInId: number }) =>
  query('student.list', { query: { ...whose, pageSize: most, sort: 'name' } })

/** Who belongs to a class, by name. */
export const studentsOf = (homeroomId: number) => students({ homeroomId })

/** Whose supporting class a class is, by name. */
export const alsoIn = (alsoInId: number) => students({ alsoInId })
