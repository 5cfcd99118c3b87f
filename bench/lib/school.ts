// A made-up school of 2,000 students, brought in as an office would: its classes, then students and families by an import.
import type { Input, Isb, Schema } from '@isb/sdk'
import { madeUpSchool } from '@isb/server/made-up-school'
import type pg from 'pg'

type Rows = Input<'student.import'>['body']['rows']

export const school = madeUpSchool({ students: 2000, classes: 120 })

export async function makeClasses(owner: pg.Client): Promise<void> {
  const columns = 'school_year, campus, name, grade, division, teacher_email'
  await owner.query(`insert into homeroom (${columns}) select ${columns} from json_populate_recordset(null::homeroom, $1)`, [
    JSON.stringify(school.classes),
  ])
}

/** Imports students and families with effect from the first day of a school year, and waits until they are in. */
export async function bringIn(isb: Isb, rows: Rows = [...school.rows]): Promise<void> {
  let run: Schema<'Run'> = await isb.student.import({ body: { rows, from: '2026-08-17' } })
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await isb.runs.get({ path: { runId: run.id } })
  }
  if (run.state !== 'Done') throw new Error(`The run ended as ${run.state}: ${JSON.stringify(run.results.slice(0, 3))}`)
}
