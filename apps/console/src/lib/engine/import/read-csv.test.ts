import { expect, test } from 'vitest'
import { decoded, readCsv } from './read-csv.ts'

const headings = { number: ['Number', '车辆编号'], brand: ['brand', '品牌'] } as const
const read = (text: string) => readCsv(text, headings)

test('headings in either language, in any order and case, with or without a BOM', () => {
  for (const text of [
    'number,brand\nB-1,Giant',
    '\uFEFFBRAND,Number\r\nGiant,B-1\r\n',
    '品牌;车辆编号\nGiant;B-1',
    'Brand\tNUMBER\nGiant\tB-1',
  ])
    expect(read(text).rows).toEqual([{ line: 2, cells: { number: 'B-1', brand: 'Giant' } }])
})

test('an empty cell says nothing, an empty line is passed over, and a line keeps its place in the file', () => {
  const { rows } = read('number,brand\nB-1,\n\n"B-2","two\nlines"\nB-3, Giant ')
  expect(rows).toEqual([
    { line: 2, cells: { number: 'B-1' } },
    { line: 4, cells: { number: 'B-2', brand: 'two\nlines' } },
    { line: 6, cells: { number: 'B-3', brand: 'Giant' } },
  ])
})

test('what cannot be read is told by its line, what is not brought in by its heading', () => {
  const { rows, broken, leftOut, twice, columns } = read('number,status,number\nB-1,In use,x\nB-2,,y,z\n"B-3,,')
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(broken).toEqual([
    { line: 3, why: 'tooMany' },
    { line: 4, why: 'quotes' },
  ])
  expect(leftOut).toEqual(['status'])
  expect(twice).toEqual(['number'])
  expect(columns).toEqual(new Set(['number']))
})

test('a cell that an export has kept from running is what it was', () => {
  expect(read("number,brand\nB-1,'=1+1").rows[0]?.cells.brand).toBe('=1+1')
})

test('a file of a spreadsheet is read in the letters that it is written in', () => {
  const gb = new Uint8Array([0xc6, 0xb7, 0xc5, 0xc6]).buffer
  expect(decoded(gb)).toBe('品牌')
  expect(decoded(new Uint8Array([0xff, 0xfe, 0xc1, 0x54]).buffer)).toBe('品')
  expect(decoded(new TextEncoder().encode('品牌').buffer)).toBe('品牌')
  expect(decoded(new Uint8Array([0x89, 0x50, 0xff, 0x00]).buffer)).toBeUndefined()
})
