import { expect, test } from 'vitest'
import { valueKey, valueKeyOf } from './index.ts'

test('a value is called by the enum of its record’s field, and in a file’s row by that of the list', () => {
  const pass = { operation: 'vehicle.void', entity: 'vehicle-pass' }
  expect(valueKeyOf(pass, 'status', 'Cancelled')).toBe('value.PassStatus.Cancelled')
  expect(valueKeyOf({ operation: 'bike.cancelRent', entity: 'bike-rent' }, 'confirmation', 'Cancelled')).toBe(
    'value.Confirmation.Cancelled',
  )
  expect(valueKeyOf({ operation: 'bike.export', entity: 'export' }, 'status', 'Overdue')).toBe('value.BikeStatus.Overdue')
})

test('a text that is no enum’s has no word, even where another record has a field of that name', () => {
  expect(valueKeyOf({ operation: 'bike.update', entity: 'bike' }, 'type', 'staff')).toBeUndefined()
  expect(valueKeyOf({ operation: 'roles.update', entity: 'role' }, 'name', 'Pending')).toBeUndefined()
})

test('a type of menu is called the same whether the top of the tree is one or not', () => {
  expect(valueKey('StoredMenuType', 'MENU')).toBe(valueKey('MenuType', 'MENU'))
})
