import type { TableFile } from '@isb/domain'
import { expect, test } from 'vitest'
import { decoded, readTable } from './index.ts'

const file: TableFile<'number' | 'brand'> = {
  headings: { number: ['车辆编号', 'bike number'], brand: ['品牌'] },
  leftOut: ['Status', '状态'],
  read: (_, text) => (text === 'none' ? undefined : text.toUpperCase()),
}
const read = (text: string) => readTable(text, file)
const cellsOf = (text: string) => read(text).rows.map(({ line, cells }) => ({ line, ...cells }))

test.each([
  'number,brand\nB-1,Giant',
  '\uFEFFBRAND,Bike_Number:\r\nGiant,B-1\r\n',
  '品牌;车辆编号\nGiant;B-1',
  'Brand\tＮＵＭＢＥＲ\nGiant\tB-1',
  'number,brand\rB-1,Giant\r',
])('reads headings in either language, in any order and case: %j', (text) =>
  expect(cellsOf(text)).toEqual([{ line: 2, number: 'B-1', brand: 'Giant' }]),
)

test('leaves out empty cells and lines, and numbers rows by the lines of the file', () => {
  expect(cellsOf('number,brand\nB-1,\n\n"B-2","two\nlines"\nB-3, Giant ')).toEqual([
    { line: 2, number: 'B-1' },
    { line: 4, number: 'B-2', brand: 'two\nlines' },
    { line: 6, number: 'B-3', brand: 'Giant' },
  ])
})

test('takes the separator from the headings, not from the rows', () => {
  expect(cellsOf('number,brand\nB-1,a;b;c;d')).toEqual([{ line: 2, number: 'B-1', brand: 'a;b;c;d' }])
})

test('names broken lines, unknown headings, those of our own exports, and those of one column', () => {
  const { rows, broken, unknown, leftOut, twice, columns, width } = read('number,status,shoe,车辆编号\nB-1,In use,42,x\nB-2,,,y,z\n"B-3,,')
  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(broken).toEqual([
    { line: 3, name: 'B-2', why: 'tooMany', count: 5 },
    { line: 4, name: 'B-3,,', why: 'quotes', count: 1 },
  ])
  expect({ unknown, leftOut, twice, width }).toEqual({ unknown: ['shoe'], leftOut: ['status'], twice: ['车辆编号'], width: 4 })
  expect([...columns]).toEqual([['number', 'number']])
})

test('gives the values of cells, without those that their columns cannot hold', () => {
  expect(read('number,brand\nb-1,none').rows).toEqual([{ line: 2, cells: { number: 'b-1', brand: 'none' }, values: { number: 'B-1' } }])
})

test('gives a heading of two columns to the one that no other heading names', () => {
  const names: TableFile<'name' | 'nameZh'> = {
    headings: { name: ['姓名'], nameZh: ['中文名', '姓名'] },
    leftOut: [],
    read: (_, text) => text,
  }
  const columnsIn = (heads: string) => [...readTable(heads, names).columns]
  expect(columnsIn('姓名')).toEqual([['name', '姓名']])
  expect(columnsIn('姓名,name')).toEqual([
    ['nameZh', '姓名'],
    ['name', 'name'],
  ])
  expect(columnsIn('中文名,姓名')).toEqual([
    ['nameZh', '中文名'],
    ['name', '姓名'],
  ])
})

test('removes the apostrophe by which an export keeps a spreadsheet from running a cell', () => {
  expect(cellsOf("number,brand\nB-1,'=1+1")).toEqual([{ line: 2, number: 'B-1', brand: '=1+1' }])
})

test.each([
  ['UTF-8', [0xe5, 0x93, 0x81], '品'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xe5, 0x93, 0x81], '品'],
  ['GB 18030', [0xc6, 0xb7, 0xc5, 0xc6], '品牌'],
  ['UTF-16', [0xff, 0xfe, 0xc1, 0x54], '品'],
  ['UTF-16 in the other order', [0xfe, 0xff, 0x54, 0xc1], '品'],
  ['UTF-16 without a mark', [0x61, 0x00, 0xc1, 0x54], 'a品'],
  ['no text', [0x89, 0x50, 0xff, 0x00], undefined],
])('reads the characters of %s', (_, bytes, text) => expect(decoded(new Uint8Array(bytes))).toBe(text))
