import { describe, expect, test } from 'vitest'
import { isDirty } from '../../../lib/declare/draft.ts'
import { beginning, draftName, forPerson } from './apply-values.ts'
import type { FoundPerson } from '../../../lib/engine/record/person-hint.ts'
import type { Pass } from '../data.ts'

const parent = { id: 52, name: 'Zhou Lin', nameZh: '周琳', type: 'parent', email: 'zhou.lin@family.example' } as const satisfies FoundPerson
const teacher: FoundPerson = { id: 9, name: 'Wu Tao', nameZh: '吴涛', type: 'staff', email: 'wu.tao@school.example' }
const pass: Pass = {
  id: 77,
  person: parent,
  submittedBy: null,
  applicantName: 'Zhou Lin',
  email: parent.email,
  phone: '138',
  type: 'parent',
  department: '',
  plate: '沪A·12345',
  brand: 'Volvo',
  model: 'XC60',
  color: 'white',
  driverName: '',
  driverPhone: '',
  grade: 'Grade 10',
  studentName: 'Zhou Yichen',
  certificateId: 21,
  signatureId: null,
  status: 'Expired',
  reason: '',
  submittedAt: '2026-01-01T00:00:00Z',
  decidedBy: null,
  decidedAt: null,
  validFrom: null,
  expiresOn: null,
  version: 2,
  updatedAt: '2026-01-01T00:00:00Z',
}

describe('another person', () => {
  test('brings name, address and type along', () => {
    expect(forPerson(beginning(undefined, false).values, teacher)).toMatchObject({
      applicantName: 'Wu Tao',
      email: teacher.email,
      type: 'staff',
    })
  })
  test('takes away what was filled in for the one before, not what was typed', () => {
    const { values } = beginning(undefined, false)
    const typed = { ...values, ...forPerson(values, parent), email: 'other@family.example' }
    expect(forPerson(typed, teacher)).toMatchObject({ applicantName: 'Wu Tao', email: 'other@family.example' })
    expect(forPerson(typed, null)).toMatchObject({ applicantName: '', email: 'other@family.example', person: null })
  })
})

test('a new application from another pass has its data and images, and can be sent as it is', () => {
  const draft = beginning(pass, false)
  expect(draft.values).toMatchObject({ plate: '沪A·12345', certificateId: 21, signatureId: null })
  expect(draft.values.person).toMatchObject({ id: 52 })
  expect(isDirty(draft)).toBe(true)
  expect(draft.id).toBeUndefined()
  expect(beginning({ ...pass, person: null }, false).values.person).toBeNull()
})

test('each application under way has a place of its own', () => {
  const names = [draftName(undefined, false), draftName(pass, true), draftName(pass, false)]
  expect(new Set(names).size).toBe(3)
})
