// A whole tree at once: all of it or nothing, and a run that only who began it sees.
import { describe, expect, test } from 'vitest'
import { refusal, openHouse, type Person } from '../lib/house.ts'
import { byCode, module_, tree } from '../lib/tree.ts'

const house = openHouse()

describe('a whole tree', () => {
  const done = async (person: Person, runId: number) => {
    await expect.poll(async () => (await person.runs.get({ path: { runId } })).state).not.toBe('Running')
    return person.runs.get({ path: { runId } })
  }

  test('comes in all at once, under a parent', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Imported')
    const run = await admin.menus.import({
      body: {
        parentId: home.id,
        nodes: [
          { key: 'c', parentKey: 'b', type: 'MENU_PERM_RESOURCE', name: 'Add', code: 'imported:add' },
          { key: 'a', type: 'MENU_DIR', name: 'System', nameZh: '系统' },
          { key: 'b', parentKey: 'a', type: 'MENU', name: 'Users', path: '/system/user' },
        ],
      },
    })
    expect(await done(admin, run.id)).toMatchObject({ state: 'Done', counts: { created: 3 }, done: 3 })
    expect(await byCode(admin, 'imported:add')).toMatchObject({
      parentId: (await admin.menus.page({ query: { search: '/system/user' } })).records[0]?.id,
    })
  })

  test('of thousands of nodes is answered whole, each once, like its pages', async () => {
    const admin = await house.person('admin')
    const home = await module_(admin, 'Large')
    const nodes = Array.from({ length: 2100 }, (_, at) => ({
      key: `n${at}`,
      type: 'MENU' as const,
      name: `Large ${at}`,
      path: `/large/${at}`,
    }))
    const run = await admin.menus.import({ body: { parentId: home.id, nodes } })
    expect(await done(admin, run.id)).toMatchObject({ state: 'Done', counts: { created: 2100 } })
    const whole = await admin.menus.page({})
    expect(whole.records).toHaveLength(whole.total)
    const pages = [1, 2, 3].map((pageNum) => admin.menus.page({ query: { pageNum, pageSize: 1000 } }))
    expect(whole.records).toEqual((await Promise.all(pages)).flatMap(({ records }) => records))
    const found = await admin.menus.page({ query: { search: '/large/', sort: '-name' } })
    expect(found).toMatchObject({ total: 2100, pageNum: 1, pageSize: 1_000_000 })
    expect(new Set(found.records.map(({ path }) => path)).size).toBe(2100)
    expect(await admin.menus.page({ query: { search: 'nowhere' } })).toMatchObject({ total: 0, records: [] })
  })

  test('comes in not at all when one row is wrong, and every wrong row is named with its line', async () => {
    const admin = await house.person('admin')
    const before = await tree(admin)
    const run = await admin.menus.import({
      body: {
        nodes: [
          { key: 'a', type: 'MENU_DIR', name: 'Good', line: 1 },
          { key: 'b', parentKey: 'a', type: 'MENU_PERM_RESOURCE', name: 'Loose', line: 2 },
          { key: 'c', parentKey: 'gone', type: 'MENU', name: 'Lost', line: 3 },
          { key: 'd', parentKey: 'a', type: 'MENU', name: 'Twice', code: 'upms:menu', line: 4 },
          { key: 'e', parentKey: 'f', type: 'MENU_DIR', name: 'Ring', line: 5 },
          { key: 'f', parentKey: 'e', type: 'MENU_DIR', name: 'Ring', line: 6 },
        ],
      },
    })
    const ended = await done(admin, run.id)
    expect(ended.state).toBe('Refused')
    expect(ended.results.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'MENU_BUTTON_PARENT'],
      [3, 'MENU_PARENT_NOT_FOUND'],
      [4, 'MENU_CODE_TAKEN'],
      [5, 'MENU_CYCLE'],
      [6, 'MENU_CYCLE'],
    ])
    expect(await tree(admin)).toEqual(before)
  })

  // S-25
  test('of more levels than anybody could open is refused, from the first one too many on', async () => {
    const admin = await house.person('admin')
    const chain = (levels: number) =>
      Array.from({ length: levels }, (_, at) => ({
        key: `level ${at}`,
        parentKey: at === 0 ? null : `level ${at - 1}`,
        type: 'MENU_DIR' as const,
        name: `Level ${at}`,
        line: at + 1,
      }))
    const deep = await admin.menus.import({ body: { dryRun: true, nodes: chain(8000).toReversed() } })
    const { results } = await done(admin, deep.id)
    expect(results).toHaveLength(7950)
    expect(results.at(-1)).toMatchObject({ line: 51, reason: 'MENU_TOO_DEEP', message: 'The file has more than 50 levels' })
    const right = await admin.menus.import({ body: { dryRun: true, nodes: chain(50) } })
    expect(await done(admin, right.id)).toMatchObject({ state: 'Done' })
  })

  test('is only looked at in a dry run', async () => {
    const admin = await house.person('admin')
    const before = await tree(admin)
    const run = await admin.menus.import({ body: { dryRun: true, nodes: [{ key: 'a', type: 'MENU_DIR', name: 'Tried' }] } })
    expect(await done(admin, run.id)).toMatchObject({ state: 'Done', dryRun: true, counts: { created: 1 } })
    expect(await tree(admin)).toEqual(before)
    const { records } = await admin.audit.list({ query: { operation: 'menus.import' } })
    expect(records.flatMap(({ rows }) => rows).filter(({ id }) => id === run.id)).toEqual([])
  })

  test('shows its run to who began it, and to nobody else', async () => {
    const [admin, it] = [await house.person('admin'), await house.person('it')]
    const run = await admin.menus.import({ body: { dryRun: true, nodes: [{ key: 'a', type: 'MENU_DIR', name: 'Mine' }] } })
    expect(await refusal(it.runs.get({ path: { runId: run.id } }))).toMatchObject({ code: 2, reason: 'RUN_NOT_FOUND' })
    await done(admin, run.id)
  })
})
