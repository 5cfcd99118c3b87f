import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { xlsx, type Cell } from './xlsx.ts'

async function* inBatches(...batches: Cell[][][]) {
  yield* batches
}

async function all(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}

async function read(heads: string[], batches: AsyncIterable<Cell[][]>, mostRows?: number) {
  const { sheets } = await readXlsx(await all(xlsx('People & places', heads, batches, mostRows)))
  return sheets.map(({ name, rows }) => ({ name, rows }))
}

describe('a workbook', () => {
  it('holds what it was given, whatever the text', async () => {
    const texts = ['王伟', '<b> & "q" \'s', ' a  b ', 'a\tb\nc\rd', '\u0007\u007F\uFFFF', '_x0041_ _x', '=1+1', '👩‍🏫']
    const rows = [texts, [1, -2.5, 1e21, 0, true, false, 'last', 'x']]
    const heads = texts.map((_, at) => `Head ${at}`)
    expect(await read(heads, inBatches([texts], rows.slice(1)))).toEqual([{ name: 'People & places', rows: [heads, ...rows] }])
  })

  it('leaves empty cells out and keeps the others in their columns, beyond Z too', async () => {
    const cells: Cell[] = Array.from({ length: 60 }, (_, at) => (at % 26 === 1 ? `column ${at}` : null))
    const [sheet] = await read(
      cells.map((_, at) => `${at}`),
      inBatches([cells, ['', null, 'third']]),
    )
    expect(sheet?.rows[1]?.flatMap((cell, at) => (cell ? [[at, cell]] : []))).toEqual([
      [1, 'column 1'],
      [27, 'column 27'],
      [53, 'column 53'],
    ])
    expect(sheet?.rows[2]?.[2]).toBe('third')
  })

  it('goes on in the next sheet under the same heads, and makes none that is empty', async () => {
    const names = (from: number, to: number): Cell[][] => Array.from({ length: to - from + 1 }, (_, at) => [`row ${from + at}`])
    expect(await read(['Name'], inBatches(names(1, 4), names(5, 6)), 4)).toEqual([
      { name: 'People & places', rows: [['Name'], ...names(1, 3)] },
      { name: 'People & places 2', rows: [['Name'], ...names(4, 6)] },
    ])
    expect(await read(['Name'], inBatches())).toEqual([{ name: 'People & places', rows: [['Name']] }])
  })

  it('breaks where its rows break, and lets them go when nobody reads on', async () => {
    let left = false
    async function* endless(): AsyncGenerator<Cell[][], void> {
      try {
        for (;;) yield [['row']]
      } finally {
        left = true
      }
    }
    const reading = xlsx('Endless', ['Name'], endless())
    for (let parts = 0; parts < 3; parts++) expect(await reading.next()).toMatchObject({ done: false })
    await reading.return()
    expect(left).toBe(true)
    async function* broken(): AsyncGenerator<Cell[][], void> {
      yield [['row']]
      throw new Error('the database is gone')
    }
    await expect(all(xlsx('Broken', ['Name'], broken()))).rejects.toThrow('the database is gone')
  })
})
