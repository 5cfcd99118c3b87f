// A roster, read whole and checked: in the terminal for what is odd in it, in the server for what it tells as well.
import { baseName, RosterCheck, type Keep } from '@isb/domain'
import type { BundleFile } from './bundle.ts'
import { eachRow, writtenIn, type Written } from './rows.ts'

/** What whoever reads a roster wants of it. */
export interface Reading {
  /** Hears how many bytes have been read, of all that will be: every file is read twice. */
  readonly progress?: (done: number, all: number) => void
  /** Takes the rows of a file, of a roster with this manifest. */
  readonly keep?: (file: string, manifest: RosterRead['manifest']) => Keep
  /** Is waited for after some rows, before more of them are read. */
  readonly between?: () => Promise<void> | undefined
}

/** A roster that was read. */
export interface RosterRead {
  readonly check: RosterCheck
  /** What its manifest says, by property; undefined without one. */
  readonly manifest: ReadonlyMap<string, string> | undefined
}

/** Reads a roster, and checks all of it. */
export async function readRoster(files: readonly BundleFile[], { progress, keep, between }: Reading): Promise<RosterRead> {
  const all = 2 * files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const read = (bytes: number) => progress?.((done += bytes), all)
  const written: Written[] = []
  for (const file of files) {
    written.push(await writtenIn(file))
    read(file.bytes)
  }
  const [stated, rosters] = [written.find(isManifest), written.filter((each) => !isManifest(each))]
  const manifest = stated && (await propertiesOf(stated))
  const check = new RosterCheck(
    rosters.map(({ file, heads }) => ({ name: file.name, heads })),
    manifest,
  )
  for (const { file, characterSet } of rosters) {
    if (characterSet === null) check.oddities.add({ code: 'CHARACTERS_BROKEN', file: file.name })
    else if (characterSet !== 'utf-8') check.oddities.add({ code: 'CHARACTER_SET', file: file.name, value: characterSet.toUpperCase() })
  }
  for (const name of check.order) {
    const found = rosters.find(({ file }) => file.name === name)
    if (!found) continue
    const last = await eachRow(found, check.file({ name, heads: found.heads }, keep?.(name, manifest)), read, between)
    if (last && last.cells.length < found.heads.length) check.oddities.add({ code: 'FILE_CUT', file: name, line: last.line })
  }
  check.end()
  return { check, manifest }
}

const isManifest = ({ file }: Written): boolean => baseName(file.name) === 'manifest'

async function propertiesOf(manifest: Written): Promise<ReadonlyMap<string, string>> {
  const properties = new Map<string, string>()
  await eachRow(
    manifest,
    ({ cells: [name = '', value = ''] }) => properties.set(name.trim(), value.trim()),
    () => {},
  )
  return properties
}
