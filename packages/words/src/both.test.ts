import { expect, test } from 'vitest'
import { bothLanguages, word, writtenDay, writtenTime } from './index.ts'

const until = writtenTime(new Date('2026-11-17T07:36:00Z'), 'Asia/Shanghai')

test('a mail in both languages has one subject, and the texts with a line between', () => {
  const mail = bothLanguages('invitation', {
    name: { en: 'Li Na', zh: '李娜' },
    school: { en: 'Riverside', zh: '' },
    link: 'https://a.example/#x',
    until,
  })
  expect(mail.subject).toBe('Your account at Riverside / 您在Riverside的账号')
  const [english = '', chinese = '', ...more] = mail.body.split('\n\n———\n\n')
  expect(more).toEqual([])
  expect(english).toMatch(/^Hello Li Na,/)
  // Whether a comma stands there is up to the version of ICU.
  expect(english).toMatch(/until Tuesday,? 17 November 2026 at 15:36\./)
  expect(chinese).toMatch(/^李娜，您好：/)
  expect(chinese).toContain('有效期至2026年11月17日星期二 15:36。')
  expect(mail.body).toMatch(/[^\n]\n$/)
})

test('what somebody typed is a value: it is not read as a message, and empty Chinese falls back to English', () => {
  const school = { en: "{link} '{name}'", zh: '' }
  const { subject } = bothLanguages('invitation', { name: 'n', school, link: 'l', until })
  expect(subject).toBe(`Your account at {link} '{name}' / 您在{link} '{name}'的账号`)
  expect(subject).toContain(word('en', 'mail.invitation.subject', { school: school.en }))
})

test('a moment is told by the school’s clock, a day is the same day everywhere', () => {
  expect(writtenTime(new Date('2026-11-17T23:30:00Z'), 'Asia/Shanghai').en).toMatch(/^Wednesday,? 18 November 2026 at 07:30$/)
  expect(writtenTime(new Date('2026-11-17T23:30:00Z'), 'America/New_York').zh).toBe('2026年11月17日星期二 18:30')
  expect(writtenDay('2026-11-24').en).toMatch(/^Tuesday,? 24 November 2026$/)
  expect(writtenDay('2026-11-24').zh).toBe('2026年11月24日星期二')
})
