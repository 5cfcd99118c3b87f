import type { Notes } from './notes.ts'
import type { Row } from './rows.ts'

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Both names. English is required, so a Chinese name stands in for it where there is no other. */
export function nameOf(row: Row, notes: Notes): { name: string; nameZh: string } {
  if (row.name === '' && row.nameEn === '') {
    notes.add({ ...row, name: row.id }, 'noName')
    return { name: row.codes || row.path || row.id, nameZh: '' }
  }
  return { name: row.nameEn || row.name, nameZh: isChinese(row.name) ? row.name : '' }
}

/** The permission code. A node has one; where a row has several, the first. */
export function codeOf(row: Row, notes: Notes): string {
  const [first = '', ...more] = row.codes.split(/[,;\s]+/).filter(Boolean)
  if (more.length > 0) notes.add(row, 'severalCodes', { code: first, rest: more.join(', ') })
  if (first.length <= 100 && /^[A-Za-z0-9:._*-]*$/.test(first)) return first
  notes.add(row, 'badCode', { code: first })
  return ''
}

/** Absolute paths: a relative one continues its parent's, as these systems' routers have it. */
export function pathsOf(heldBy: (row: Row) => readonly Row[], tops: readonly Row[]): ReadonlyMap<Row, string> {
  const paths = new Map<Row, string>()
  function name(row: Row, base: string): void {
    const own = row.path === '#' ? '' : row.path
    // `{{ apiUrl }}/doc` is filled in by the old system's front end: it is no path here, and none to go on from.
    const out = row.external || /^[a-z][a-z0-9+.-]*:|\{\{|\$\{/i.test(own)
    const path = out || own === '' ? own : own.startsWith('/') ? own : `${base}/${own}`
    paths.set(row, path)
    // What leads out of the console is no base for what stands under it.
    for (const child of heldBy(row)) name(child, out || own === '' ? base : path.replace(/\/+$/, ''))
  }
  for (const row of tops) name(row, '')
  return paths
}
