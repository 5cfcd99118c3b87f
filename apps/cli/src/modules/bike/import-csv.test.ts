import { describe, expect, test } from 'vitest'
import { readCsv } from './import-csv.ts'

describe('a file of bikes', () => {
  test.each([
    ['plain', 'number,brand,location\nB-012,Giant,East gate\n'],
    ['from a spreadsheet, in another order', '\uFEFFLocation;Bike number;Brand\r\nEast gate;B-012;Giant\r\n'],
    ['in Chinese', '车辆编号,品牌,位置\n B-012 , Giant , East gate \n'],
  ])('%s is read', (_, text) =>
    expect(readCsv(text)).toMatchObject({
      rows: [{ line: 2, number: 'B-012', brand: 'Giant', location: 'East gate' }],
      faults: [],
      unknown: [],
      hasKey: true,
    }),
  )

  test('an empty cell says nothing, a dash says none', () => {
    expect(readCsv('number,brand,location\nB-012,,\nB-013,-,-').rows).toEqual([
      { line: 2, number: 'B-012' },
      { line: 3, number: 'B-013', brand: '', location: '' },
    ])
  })

  test('what our own export has beside them is left out, status and rents are never brought in', () => {
    expect(readCsv('编号,状态,备注,Updated,shoe\n')).toMatchObject({ leftOut: ['状态', '备注'], unknown: ['Updated', 'shoe'] })
  })

  test.each([
    ['no number', ',Giant', 'bike.import.noNumber'],
    ['a number of too many characters', `${'9'.repeat(31)},Giant`, 'bike.import.long'],
    ['a brand of too many characters', `B-013,${'x'.repeat(101)}`, 'bike.import.long'],
    ['more values than columns', 'B-013,Giant,x', 'import.tooMany'],
  ])('%s is refused by line', (_, line, key) => {
    const { rows, faults } = readCsv(`number,brand\nB-012,Giant\n${line}`)
    expect(rows).toHaveLength(1)
    expect(faults).toMatchObject([{ line: 3, key }])
  })
})
