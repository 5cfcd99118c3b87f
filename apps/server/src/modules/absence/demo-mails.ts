// The mails that the offices of the demo got of its absences. They have left already: nothing is sent.
import { routed } from '@isb/domain'
import { word } from '@isb/words'
import type { Db } from '../../core/database/database.ts'
import { contentOf, readTold } from './tell.ts'

/** By the rules of absences alone: who rides a bus, another module knows. */
export async function plantMails(db: Db): Promise<void> {
  const set = await db.selectFrom('absenceSetting').select('directorsFrom').executeTakeFirstOrThrow()
  const boxes = await db.selectFrom('mailbox').select(['office', 'addresses']).execute()
  const absences = await db.selectFrom('absence').select(['id', 'submittedAt']).orderBy('submittedAt').execute()
  const told = await Promise.all(
    absences.map(async ({ id, submittedAt }) => {
      const absence = await readTold(db, id)
      const { kind, values } = contentOf(absence, 'submitted', [])
      const subjects = (['en', 'zh'] as const).map((locale) =>
        word(locale, `mail.${kind}.subject`, { class: values.class, student: values.student[locale] }),
      )
      const sentAt = new Date(submittedAt.getTime() + 2000)
      return routed({ ...absence, ridesBus: false }, set)
        .filter(({ applies }) => applies)
        .flatMap(({ office, rule }) => {
          const { addresses } = boxes.find((box) => box.office === office)!
          return (addresses.length > 0 ? addresses : [null]).map((address) => ({
            told: { absenceId: id, office, rule, address, toldAt: submittedAt },
            mail: address !== null && {
              kind,
              recipient: address,
              subject: subjects.join(' · '),
              body: '',
              entity: 'absence',
              entityId: id,
              createdAt: submittedAt,
              dueAt: submittedAt,
              attempts: 1,
              state: 'Sent' as const,
              sentAt,
            },
          }))
        })
    }),
  )
  const all = told.flat()
  if (all.length === 0) return
  await db
    .insertInto('absenceTold')
    .values(all.map((one) => one.told))
    .execute()
  await db
    .insertInto('outbox')
    .values(all.flatMap(({ mail }) => mail || []))
    .execute()
}
