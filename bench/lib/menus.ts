// Menus of any number, in the shape of a real tree: modules, screens in them, buttons in those.
import type { Input, Isb } from '@isb/sdk'

type Node = Input<'menus.import'>['body']['nodes'][number]

const words = ['Bike', 'Venue', 'Bus', 'Roster', 'Library', 'Visitor', 'Report', 'Settings', 'Calendar', 'Payment']
const named = (index: number) => `${words[index % words.length] ?? ''} ${index}`

/** One module in ten groups, each with ten screens with eight buttons, again and again until there are enough. */
export function menusToImport(count: number): Node[] {
  const nodes: Node[] = []
  let module = ''
  let screen = ''
  for (let index = 0; index < count; index++) {
    const key = `n${index}`
    const place = index % 91
    const text = { key, name: named(index), nameZh: `菜单 ${index}`, code: `bench:${index}` }
    if (place === 0) nodes.push({ ...text, type: 'MENU_DIR', parentKey: null, path: `/bench/${index}`, icon: 'folder' })
    else if (place % 9 === 1) nodes.push({ ...text, type: 'MENU', parentKey: module, path: `/bench/${index}`, icon: 'list' })
    else nodes.push({ ...text, type: 'MENU_PERM_RESOURCE', parentKey: screen })
    if (place === 0) module = key
    if (place % 9 === 1) screen = key
  }
  return nodes
}

/** Brings menus in over the API and waits until they are there; milliseconds that took. */
export async function importMenus(isb: Isb, count: number): Promise<number> {
  const began = performance.now()
  let run = await isb.menus.import({ body: { nodes: menusToImport(count), parentId: 0, dryRun: false } })
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await isb.runs.get({ path: { runId: run.id } })
  }
  if (run.state !== 'Done') throw new Error(`The import ended as ${run.state}: ${JSON.stringify(run.results.slice(0, 3))}`)
  return performance.now() - began
}
