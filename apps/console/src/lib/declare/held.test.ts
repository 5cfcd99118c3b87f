import type { FormField } from '@isb/sdk/metadata'
import { describe, expect, test } from 'vitest'
import { bodyOf, changesOf, heldOf, onlyAsked } from './held.ts'

const fields = {
  name: { kind: 'text', required: true, min: 1 },
  note: { kind: 'text' },
  most: { kind: 'number', integer: true },
  latitude: { kind: 'number', nullable: true },
  until: { kind: 'day', nullable: true },
  type: { kind: 'StaffType', first: 'staff' },
  gender: { kind: 'Gender', nullable: true },
  open: { kind: 'boolean' },
  pictureId: { kind: 'id', nullable: true },
  version: { kind: 'number' },
} as const satisfies Record<string, FormField>
const record = {
  name: 'Li Na',
  note: '',
  most: 3,
  latitude: null,
  until: '2026-12-24',
  type: 'parent',
  gender: null,
  open: true,
  pictureId: 7,
}

describe('a form', () => {
  test('holds figures as they are typed, and nothing where there is none', () => {
    expect(heldOf(fields, { ...record, version: 4 })).toEqual({ ...record, most: '3', latitude: '' })
    expect(heldOf(fields)).toEqual({
      name: '',
      note: '',
      most: '',
      latitude: '',
      until: '',
      type: 'staff',
      gender: null,
      open: false,
      pictureId: null,
    })
  })

  test('leaves out an object that nobody filled in: it is not the same as none', () => {
    const withObject = { name: { kind: 'text' }, forms: { kind: 'object' } } as const satisfies Record<string, FormField>
    expect(bodyOf(withObject, heldOf(withObject, { name: 'Spring' }), false)).toEqual({ name: 'Spring' })
  })

  test('sends of a new record what was filled in, and what may be none', () => {
    const held = { ...heldOf(fields), name: ' Li Na ', latitude: '39,9' }
    expect(bodyOf(fields, held, true)).toEqual({
      name: 'Li Na',
      latitude: 39.9,
      until: null,
      type: 'staff',
      gender: null,
      open: false,
      pictureId: null,
    })
  })

  test('sends of a change what was emptied too; what is no figure is for the contract to refuse', () => {
    expect(bodyOf(fields, { note: ' ', most: '', latitude: '' }, false)).toEqual({ note: '', most: null, latitude: null })
    expect(bodyOf(fields, { most: 'many' }, false)).toEqual({ most: Number.NaN })
  })

  test('sends of rows the fields that a row has, figures as figures, and no others', () => {
    const row = { name: { kind: 'text' }, count: { kind: 'number' }, personIds: { kind: 'list' } } as const satisfies Record<
      string,
      FormField
    >
    const withRows = { extras: { kind: 'list', fields: row } } as const satisfies Record<string, FormField>
    const extras = [
      { name: ' Chairs ', count: '60', students: 3 },
      { name: '', count: '', personIds: [] },
    ]
    const held = heldOf(withRows, { extras })
    expect(bodyOf(withRows, held, false)).toEqual({
      extras: [
        { name: 'Chairs', count: 60 },
        { name: '', count: null, personIds: [] },
      ],
    })
  })

  test('sends nothing of what is not asked for', () => {
    const held = heldOf(fields, { ...record, note: 'Typed before' })
    expect(
      bodyOf(
        fields,
        onlyAsked(fields, held, (name) => name !== 'note'),
        false,
      ),
    ).toMatchObject({ name: 'Li Na', note: '' })
  })

  test('sends of settings what was changed alone', () => {
    const start = heldOf(fields, record)
    expect(changesOf(fields, { start, values: start, version: 4 })).toEqual({ version: 4 })
    expect(changesOf(fields, { start, values: { ...start, most: '5' }, version: 4 })).toEqual({ most: 5, version: 4 })
  })
})
