// What a service has answered, on the disk, until it is read like a bundle: however much it is, memory stays flat.
import type { FileHandle } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { restFiltered, restHeads, restResources, restRows, type RestFile, type RestRow } from '@isb/domain'
import { bundleLimits, tableFile, type BundleFile } from '@isb/tables/bundles'
import { nameless } from '../../../core/files/incoming.ts'
import { SourceFault, type RosterService } from './service.ts'

/** Bytes that a service may answer with in all. One that ignores where a page begins answers without end. */
const most = bundleLimits.gigabytes * 1024 ** 3

/** The rows of one file; each line on the disk is a page of them. */
class Spool {
  readonly #file: FileHandle
  readonly named = new Set<string>()
  bytes = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** Answers how many bytes they take. */
  async add(rows: readonly RestRow[]): Promise<number> {
    for (const { named } of rows) for (const heading of Object.keys(named)) this.named.add(heading)
    const line = Buffer.from(`${JSON.stringify(rows)}\n`)
    await this.#file.write(line)
    this.bytes += line.length
    return line.length
  }

  async *pages(): AsyncGenerator<readonly RestRow[]> {
    const input = this.#file.createReadStream({ start: 0, autoClose: false })
    for await (const line of createInterface({ input, crlfDelay: Infinity })) yield JSON.parse(line) as RestRow[]
  }

  close(): Promise<void> {
    return this.#file.close()
  }
}

/** Shares of the time that kinds of records take, in per cent. */
const shares = { orgs: 2, academicSessions: 2, courses: 6, classes: 10, users: 35, enrollments: 35, demographics: 10 }

/**
 * Fetches a roster, and has it read as the files of a bundle.
 * @param since only what was changed after that moment, where there can be much of it
 * @param progress hears how many in a hundred are there
 */
export async function withFetched<Answer>(
  {
    service,
    folder,
    since,
    progress,
  }: { service: RosterService; folder: string; since: Date | undefined; progress: (percent: number) => void },
  work: (files: readonly BundleFile[]) => Promise<Answer>,
): Promise<Answer> {
  const spools = new Map<RestFile, Spool>()
  const spool = async (file: RestFile) => {
    const open = spools.get(file) ?? new Spool(await nameless(folder))
    spools.set(file, open)
    return open
  }
  try {
    let [done, bytes] = [0, 0]
    for (const resource of restResources) {
      let read = 0
      for await (const { records, total } of service.pages(resource, restFiltered.has(resource) ? since : undefined)) {
        await spool(resource)
        const byFile = Map.groupBy(
          records.flatMap((record) => restRows(resource, record)),
          ({ file }) => file,
        )
        for (const [file, rows] of byFile) bytes += await (await spool(file)).add(rows)
        if (bytes > most) throw new SourceFault('BASE_DATA_SOURCE_ANSWER', `${resource}: ${bundleLimits.gigabytes} GB`)
        read += records.length
        progress(Math.floor(done + (total ? (shares[resource] * read) / total : 0)))
      }
      progress((done += shares[resource]))
    }
    return await work([
      manifest(since !== undefined, spools.has('roles')),
      ...[...spools].map(([file, each]) => fileOf(file, each, spools.has('roles'))),
    ])
  } finally {
    for (const each of spools.values()) await each.close()
  }
}

/** A file as a bundle would have it. Lines are counted as they came. */
function fileOf(file: RestFile, spool: Spool, hasRoles: boolean): BundleFile {
  const heads = restHeads(file, hasRoles ? '1.2' : '1.1')
  const named = [...spool.named]
  return tableFile(`${file}.csv`, [...heads.map(([head]) => head), ...named], spool.bytes, async function* () {
    for await (const rows of spool.pages())
      yield rows.map((row) => [...heads.map(([, at]) => row.cells[at] ?? ''), ...named.map((heading) => row.named[heading] ?? '')])
  })
}

function manifest(isDelta: boolean, hasRoles: boolean): BundleFile {
  const filtered = isDelta ? 'delta' : 'bulk'
  const said = [
    ['oneroster.version', hasRoles ? '1.2' : '1.1'],
    ['file.users', filtered],
    ['file.enrollments', filtered],
  ] as const
  return tableFile('manifest.csv', ['propertyName', 'value'], 100, async function* () {
    yield said
  })
}
