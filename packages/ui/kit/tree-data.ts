import type { TreeId, TreeNode } from '../src/index.ts'

export interface MenuNode extends TreeNode {
  kind: 'module' | 'menu' | 'button'
  en: string
  zh: string
  code: string
}

const rows: [id: number, parent: number | null, kind: MenuNode['kind'], en: string, zh: string, code: string][] = [
  [1, null, 'module', 'Bikes', '自行车', 'bike'],
  [2, 1, 'menu', 'Bike list', '车辆列表', 'bike:list'],
  [3, 2, 'button', 'Return the bike', '恢复可租', 'bike:list:return'],
  [4, 1, 'menu', 'Rent requests', '租车申请', 'bike:rent'],
  [5, 4, 'button', 'Confirm a rent', '确认租出', 'bike:rent:confirm'],
  [6, 4, 'button', 'Reject a rent', '拒绝租车', 'bike:rent:reject'],
  [7, 4, 'button', 'Export rents', '导出租车记录', 'bike:rent:export'],
  [8, 1, 'menu', 'Return requests', '还车申请', 'bike:return'],
  [9, null, 'module', 'Vehicle passes', '车辆通行证', 'vehicle'],
  [10, 9, 'menu', 'Passes', '通行证', 'vehicle:pass'],
  [11, null, 'module', 'Venues', '场馆', 'venue'],
  [12, 11, 'menu', 'Calendar', '预约日历', 'venue:calendar'],
  [13, 12, 'button', 'Approve a booking', '批准预约', 'venue:reservation:approve'],
  [14, 12, 'button', 'Reject a booking', '拒绝预约', 'venue:reservation:reject'],
  [15, 11, 'menu', 'Venue types', '场馆类型', 'venue:types'],
  [16, null, 'module', 'Reports', '统计报表', 'report'],
  [17, 16, 'menu', 'Venue statistics', '场馆统计', 'venue:statistics'],
]

export const menus: MenuNode[] = rows.map(([id, parentId, kind, en, zh, code]) => ({ id, parentId, kind, en, zh, code }))

/** A move in a plain list: the node goes before the sibling that now has its place. */
export function moved<N extends TreeNode>(nodes: readonly N[], id: TreeId, parentId: TreeId | null, index: number): N[] {
  const node = nodes.find((each) => each.id === id)
  if (!node) return [...nodes]
  const others = nodes.filter((each) => each.id !== id)
  const next = others.filter((each) => each.parentId === parentId)[index]
  const place = next ? others.indexOf(next) : others.length
  return [...others.slice(0, place), { ...node, parentId }, ...others.slice(place)]
}

/** 100 modules of 30 menus of 33 buttons, less a little: 100,000 nodes. */
export function manyMenus(size = 100_000): MenuNode[] {
  const nodes: MenuNode[] = []
  const add = (parentId: number | null, kind: MenuNode['kind'], name: string) => {
    const id = nodes.length + 1
    nodes.push({ id, parentId, kind, en: `${name} ${id}`, zh: `节点 ${id}`, code: `node:${id}` })
    return id
  }
  while (nodes.length < size) {
    const top = add(null, 'module', 'Module')
    for (let menu = 0; menu < 30 && nodes.length < size; menu++) {
      const parent = add(top, 'menu', 'Menu')
      for (let button = 0; button < 33 && nodes.length < size; button++) add(parent, 'button', 'Button')
    }
  }
  return nodes
}
