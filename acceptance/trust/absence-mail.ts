/*
 * Absences and mailboxes by random steps. Every mail that leaves is read: nobody gets one that no rule sends them, and none tells a leave
 * type, a note, a symptom or a time that its office is not to be told.
 */
import { randomInt } from 'node:crypto'
import { createIsb, memorySession } from '@isb/sdk'
import { yearOf2030 } from '../lib/absence.ts'
import { AbsenceMailRun } from './lib/absence-mail-run.ts'
import type { Check } from './lib/check.ts'
import { openPair } from './lib/pair.ts'

export default {
  name: 'absence mail',
  promise: '0 mails to who must not get them, 0 words that their office must not read',
  async run({ quick, seed = randomInt(1_000_000) }) {
    const pair = await openPair()
    try {
      const admin = createIsb({ host: pair.one.url, session: memorySession(), timeout: 60_000 })
      await admin.auth.login({ body: { email: 'admin@school.example', password: 'demo-console-1' } })
      await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
      const run = await AbsenceMailRun.open(admin, pair.one, seed)
      const wrong = await run.go(quick ? 300 : 5000)
      const { steps, mails, withNote } = run.counts
      return {
        figure: `${steps} steps from seed ${seed}: ${mails} mails read, ${withNote} with a note: ${wrong ?? 'none tells too much'}`,
        kept: wrong === undefined && withNote > mails / 20 && withNote < mails,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
