import { expect, test } from 'vitest'
import { onceEach } from './duplicates.ts'
import { flatten } from './import.ts'
import type { Node } from './node.ts'
import { readTree, treeData, writeTree } from './tree-file.ts'

const text = `format: isb-menus/1
menus:
  - code: upms
    type: MENU_DIR
    name: Administration
    nameZh: 系统管理
    path: /upms
    icon: shield
    children:
      - code: upms:menu
        type: MENU
        name: "yes"
        path: /upms/menu
        children:
          - type: MENU_PERM_RESOURCE
            name: "# odd: name"
  - code: help
    type: MENU
    name: Help
    path: https://help.school.example/
    isExternalPath: 1
    openTarget: 1
`

test('what is read and written again is the same, byte for byte', () => expect(writeTree(readTree(text))).toBe(text))

test('JSON reads the same', () => expect(writeTree(readTree(JSON.stringify(treeData(readTree(text)))))).toBe(text))

test('numbers are taken as they are written', () => {
  expect(readTree('format: isb-menus/1\nmenus:\n  - {type: MENU, name: 2026, code: 007, icon: null, children: }\n')[0]).toMatchObject({
    name: '2026',
    code: '007',
    icon: '',
    children: [],
    line: 3,
  })
})

test('every fault is told by its line, once', () => {
  const bad = 'format: isb-menus/1\nmenus:\n  - type: Root\n    nmae: x\n  - type: MENU\n    name: ok\n    openTarget: 7\n  - nothing\n'
  const faults = [
    [3, 'tree.type'],
    [3, 'tree.name'],
    [4, 'tree.unknownField'],
    [7, 'tree.value'],
    [8, 'tree.notNode'],
  ].map(([line, key]) => expect.objectContaining({ line, key }) as unknown)
  expect(() => readTree(bad)).toThrow(expect.objectContaining({ key: 'refused.treeFaults', faults }))
})

test.each([
  ['format: isb-menus/2\nmenus: []', 'refused.treeFormat'],
  ['menus: []', 'refused.notTree'],
  ['just a text', 'refused.notTree'],
  ['', 'refused.notTree'],
  ['format: isb-menus/1\nmenus: [', 'refused.treeFaults'],
])('%j is refused: %s', (bad, key) => expect(() => readTree(bad)).toThrow(key))

test('the server gets it flat, parents first, with lines', () => {
  expect(flatten(readTree(text)).map(({ key, parentKey, code, line }) => ({ key, parentKey, code, line }))).toEqual([
    { key: '1', parentKey: null, code: 'upms', line: 3 },
    { key: '2', parentKey: '1', code: 'upms:menu', line: 10 },
    { key: '3', parentKey: '2', code: null, line: 15 },
    { key: '4', parentKey: null, code: 'help', line: 17 },
  ])
})

test('a code that stands twice is refused with both lines, or dropped where that is asked for', () => {
  const node = (name: string, code: string, line: number, children: Node[] = []): Node => ({
    type: 'MENU',
    name,
    nameZh: '',
    path: '',
    icon: '',
    code,
    isExternalPath: 0,
    openTarget: 0,
    line,
    children,
  })
  const tree = [node('A', 'x', 1, [node('B', 'y', 2)]), node('C', 'x', 3), node('D', '', 4), node('E', '', 5)]
  expect(() => onceEach(tree, false, () => {})).toThrow(
    expect.objectContaining({
      key: 'refused.duplicateCodes',
      faults: [{ line: 3, key: 'refused.duplicateCode', values: { code: 'x', name: 'C', first: 'A', firstLine: 1 } }],
    }),
  )
  const told: number[] = []
  expect(onceEach(tree, true, ({ line }) => told.push(line)).map((one) => one.code)).toEqual(['x', '', '', ''])
  expect(told).toEqual([3])
})
