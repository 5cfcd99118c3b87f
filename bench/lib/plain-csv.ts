// The floor of reading a roster: every file of a folder through the CSV library alone, as a stream.
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

const folder = process.argv[2] ?? ''
for (const name of readdirSync(folder))
  await new Promise<void>((complete, error) => {
    Papa.parse(createReadStream(join(folder, name)), { chunk: () => {}, complete: () => complete(), error })
  })
