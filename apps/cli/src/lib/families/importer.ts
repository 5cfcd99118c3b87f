import type { Importer } from '../runs/importing.ts'
import type { Row } from './csv.ts'

/** Brings in students, guardians and what they are to each other, from one file or from several. */
export const families: Importer<Row> = {
  read: async (text) => (await import('./csv.ts')).readCsv(text),
  send: (isb, body, asking, given) => {
    const from = given.text('from')
    return isb.student.import({ body: { ...body, ...(from !== undefined && { from }) } }, asking)
  },
  nameOf: ({ studentNumber }) => studentNumber,
  noKey: 'refused.noStudentNumberColumn',
  most: 50_000,
  several: true,
  options: [{ flags: '--from <DAY>', does: 'student.import.from' }],
}
