// The families of a run with surveys: students in one class, each with two guardians.
import type { Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { pupil } from '../../lib/absence.ts'
import type { Survey } from './survey-model.ts'

/** A guardian: a client for each server. */
export interface Guardian {
  readonly id: number
  readonly clients: readonly [Isb, Isb]
}

/** Who is at the school, and by which ids surveys ask of them. */
export interface School {
  readonly server: TestServer
  readonly office: readonly [Isb, Isb]
  readonly guardians: (readonly [Guardian, Guardian])[]
  readonly students: number[]
  readonly asked: Map<number, readonly number[]>
}

/** How a survey asks of a family. */
export const pathOf = ({ asked }: School, { id }: Survey, family: number) => ({ askedId: asked.get(id)![family]! })

/** Takes in so many families; answers the grade of their children. @param guardian signs a guardian in at both servers */
export async function takeIn(
  { office: [office], students, guardians }: School,
  families: number,
  guardian: (id: number) => Promise<Guardian>,
): Promise<string> {
  let grade = ''
  for (let at = 0; at < families; at++) {
    const student = await pupil(office, '5A', { name: `Model Child ${at}` })
    students.push(student.id)
    grade = student.grade
    const pair: Guardian[] = []
    for (const relation of ['Mother', 'Father'] as const) {
      const email = `model.${relation}.${at}@families.example`.toLowerCase()
      const { id } = await office.staff.create({ body: { name: relation, email, type: 'parent', invite: false } })
      await office.student.setGuardian({ path: { studentId: student.id, guardianId: id }, body: { relation } })
      pair.push(await guardian(id))
    }
    guardians.push([pair[0]!, pair[1]!])
  }
  return grade
}
