/*
 * A school of 2,000 students, and one person for each reach: all, a division, the own homeroom, the own children, none. Each asks every
 * operation of the contract that shows or takes a student. What is shown is held against what the file said; who lies outside must not be
 * there, in lists, totals, files, searches, look-ups, tabs and news.
 */
import { randomInt } from 'node:crypto'
import { startTestCluster, startTestServer } from '@isb/server/testing'
import type { Check } from './lib/check.ts'
import { castIn } from './lib/reach-cast.ts'
import { newsTell, operationsOfStudents, tryCell, withoutCell } from './lib/reach-matrix.ts'

export default {
  name: 'reach matrix',
  promise: '0 cells wrong',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const cluster = await startTestCluster()
    const server = await startTestServer(cluster.connection)
    try {
      const cast = await castIn(server, quick ? { students: 200, classes: 30 } : { students: 2000, classes: 120 }, seed)
      const wrong = withoutCell().map((id) => `${id} has no cell`)
      let cells = 0
      for (let round = 0; round < (quick ? 1 : 5); round++)
        for (const caller of cast.callers) {
          for (const id of operationsOfStudents()) {
            wrong.push(...(await tryCell(cast, caller, id, seed + round)).map((what) => `${id}, ${caller.reach}: ${what}`))
            cells++
          }
          wrong.push(...(await newsTell(cast, caller)))
        }
      return {
        figure: `${cells} cells of ${operationsOfStudents().length} operations, ${cast.students.length} students, seed ${seed}: ${wrong.length} wrong${wrong[0] ? ` (${wrong[0]})` : ''}`,
        kept: wrong.length === 0,
      }
    } finally {
      await server.stop()
      await cluster.stop()
    }
  },
} satisfies Check
