// `npm run generate` names every problem of the contract at once, in the words of the files that people write, and writes nothing then.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'isb-contract-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  cpSync(join(root, 'openapi'), join(folder, 'openapi'), {
    recursive: true,
    filter: (path) => !/openapi\/(generated|dist|node_modules)$/.test(path),
  })
  cpSync(join(root, 'scripts/write-changed.mjs'), join(folder, 'scripts/write-changed.mjs'))
  for (const place of ['node_modules', 'openapi/node_modules']) symlinkSync(join(root, place), join(folder, place))
})

/** Replaces text in a file of the copy. */
function plant(file: string, at: string, text: string) {
  const path = join(folder, 'openapi', file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(at, () => text)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
}

test('names all problems of all files together, and writes nothing', () => {
  const brand = "      brand: { $ref: '#/schemas/BikeBrand' }\n"
  plant('modules/bike.yaml', brand, `${brand}      serial: { type: string, maxLength: 60 }\n      lock: { $ref: '#/schemas/BikeLock' }\n`)
  plant('modules/bike.yaml', '  BikeBrand:', '  BikeKind: { type: string, enum: [City, Cargo] }\n  BikeBrand:')
  plant('modules/vehicle.yaml', 'optional: [phone', 'optional: [wheels, phone')
  plant('modules/mailbox.yaml', 'language: both,', 'language: all,')
  plant('modules/bike.yaml', 'reason: The bike has a flat tyre', 'reason: 7')
  plant('modules/menus.yaml', '      summary: ', '      sumary: ')
  plant('modules/files.yaml', 'x-summary:', 'x-reads: [letters]\nx-summary:')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['generate.mjs'], { cwd: join(folder, 'openapi'), encoding: 'utf8' })
  expect(stdout).toBe('')
  expect(stderr.trimEnd().split('\n').toSorted()).toEqual([
    'contract: openapi/modules/bike.yaml: Bike: lock: #/schemas/BikeLock cannot be found',
    'contract: openapi/modules/bike.yaml: Bike: lock: the example lacks it',
    'contract: openapi/modules/bike.yaml: Bike: serial: the example lacks it',
    'contract: openapi/modules/bike.yaml: BikeKind: x-tones gives no tone to City, Cargo; ' +
      'say one of waiting, live, good, over, bad for each, or `x-tones: none`',
    'contract: openapi/modules/bike.yaml: bike.rejectRent: reason: the example type must be string',
    'contract: openapi/modules/files.yaml: x-reads: letters is no module',
    'contract: openapi/modules/mailbox.yaml: Mailbox: language: the example must be equal to one of the allowed values "en", "zh", "both"',
    'contract: openapi/modules/menus.yaml:7: paths › /menus › post: summary is missing',
    'contract: openapi/modules/menus.yaml:9: paths › /menus › post: nothing is called sumary; did you mean summary?',
    'contract: openapi/modules/vehicle.yaml: vehicle.create: Pass has no field wheels',
  ])
  expect(status).toBe(1)
  expect(readdirSync(join(folder, 'openapi'))).not.toContain('generated')
})
