import { expect, test } from 'vitest'
import { whyNotResend } from './resend.ts'

const now = new Date('2026-11-17T07:36:00Z')

test.each([
  ['given up, with its text', { hasText: true, goodUntil: null }, null],
  ['whose text is gone', { hasText: false, goodUntil: null }, 'MAIL_TEXT_GONE'],
  ['that is still good for a second', { hasText: true, goodUntil: '2026-11-17T07:36:01.000Z' }, null],
  ['that is good no more', { hasText: true, goodUntil: '2026-11-17T07:36:00.000Z' }, 'MAIL_TOO_LATE'],
  ['without text and good no more', { hasText: false, goodUntil: '2026-11-17T07:00:00.000Z' }, 'MAIL_TEXT_GONE'],
] as const)('a mail %s', (_what, mail, why) => expect(whyNotResend(mail, now)).toBe(why))
