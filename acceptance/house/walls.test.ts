// The walls of the house hold: a breach that is planted in each of them is refused by the linter, with the house's own configuration.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breach } from '../../scripts/walls.mjs'

const root = join(import.meta.dirname, '../..')

/** An import that must be refused: the file it stands in, the import, and what the refusal says. */
const breaches: readonly (readonly [file: string, code: string, says: string])[] = [
  ['openapi/index.ts', `import '@isb/domain'`, 'openapi may not import @isb/domain'],
  ['packages/domain/src/zz.ts', `import { readFileSync } from 'node:fs'`, 'packages/domain may not import node:fs'],
  ['packages/domain/src/bike/zz.ts', `import type { Db } from 'kysely'`, 'packages/domain may not import kysely'],
  ['packages/domain/src/words.ts', `export * from '@isb/words'`, 'packages/domain may not import @isb/words'],
  ['packages/tables/src/zz.ts', `import '@isb/sdk'`, 'packages/tables may not import @isb/sdk'],
  ['packages/words/src/zz.ts', `import { plural } from '@lingui/core/macro'`, 'packages/words may not import @lingui/core/macro'],
  ['packages/words/src/rules.ts', `import '@isb/domain'`, 'packages/words may not import @isb/domain'],
  ['packages/sdk/src/zz.ts', `import '@isb/words'`, 'packages/sdk may not import @isb/words'],
  ['packages/sdk/src/fetch/zz.ts', `import 'node:http'`, 'packages/sdk may not import node:http'],
  ['packages/ui/src/zz.tsx', `import '@isb/sdk'`, 'packages/ui may not import @isb/sdk'],
  ['packages/ui/src/query.tsx', `import '@tanstack/react-query'`, 'packages/ui may not import @tanstack/react-query'],
  ['packages/ui/src/by-path.tsx', `import '../../sdk/src/index.ts'`, 'packages/ui reaches into packages/sdk by path'],
  ['apps/server/src/core/zz.ts', `import '@isb/sdk'`, 'apps/server may not import @isb/sdk'],
  ['apps/server/src/modules/bike/client.ts', `import type { Isb } from '@isb/sdk'`, 'apps/server may not import @isb/sdk'],
  ['apps/server/src/core/react.ts', `import 'react'`, 'apps/server may not import react'],
  ['apps/server/src/core/up.ts', `import '../modules/bike/lists.ts'`, 'core/ of apps/server may not import modules/'],
  ['apps/server/src/core/ground/up.ts', `import '../database/copy.ts'`, 'ground/ of apps/server/src/core may not import database/'],
  [
    'apps/server/src/core/lists/up.ts',
    `import type { A } from '../shared/undo.ts'`,
    'lists/ of apps/server/src/core may not import shared/',
  ],
  ['apps/server/src/core/session/up.ts', `import '../http/serve.ts'`, 'session/ of apps/server/src/core may not import http/'],
  ['apps/server/src/modules/bike/app.ts', `import '../../app.ts'`, 'modules/ of apps/server may not import what mounts it'],
  ['apps/server/src/modules/bike/zz.ts', `import '../vehicle/index.ts'`, 'module bike of apps/server may not import module vehicle'],
  ['apps/server/src/modules/auth/zz.ts', `await import('../roles/lists.ts')`, 'module auth of apps/server may not import module roles'],
  ['apps/console/src/lib/zz.ts', `import '@isb/contract'`, 'apps/console may not import @isb/contract'],
  ['apps/console/src/lib/up.ts', `import '../app/router.tsx'`, 'lib/ of apps/console may not import app/'],
  ['apps/console/src/lib/engine/list/up.ts', `import '../../../modules/bike/data.ts'`, 'lib/ of apps/console may not import modules/'],
  ['apps/console/src/lib/base/up.ts', `import '../declare/list.ts'`, 'base/ of apps/console/src/lib may not import declare/'],
  ['apps/console/src/lib/declare/up.ts', `import '../engine/undo.ts'`, 'declare/ of apps/console/src/lib may not import engine/'],
  [
    'apps/console/src/lib/engine/list/type.ts',
    `import type { A } from '../../screen/late-form.tsx'`,
    'engine/ of apps/console/src/lib may not import screen/',
  ],
  [
    'apps/console/src/lib/screen/up.ts',
    `await import('../shared/code/qr-code.tsx')`,
    'screen/ of apps/console/src/lib may not import shared/',
  ],
  ['apps/console/src/modules/bike/up.ts', `import '../../app/frame.tsx'`, 'modules/ of apps/console may not import app/'],
  ['apps/console/src/modules/bike/zz.ts', `import '../vehicle/data.ts'`, 'module bike of apps/console may not import module vehicle'],
  [
    'apps/console/src/modules/bike/routes/zz.ts',
    `import type { A } from '../../vehicle/columns.tsx'`,
    'module bike of apps/console may not import module vehicle',
  ],
  [
    'apps/console/src/modules/roles/zz.ts',
    `type A = import('../staff/data.ts').A`,
    'module roles of apps/console may not import module staff',
  ],
  ['apps/cli/src/lib/zz.ts', `import '@isb/server/testing'`, 'apps/cli may not import @isb/server'],
  ['apps/cli/src/lib/up.ts', `import '../modules/bike/index.ts'`, 'lib/ of apps/cli may not import modules/'],
  ['apps/cli/src/modules/bike/zz.ts', `export { x } from '../vehicle/fields.ts'`, 'module bike of apps/cli may not import module vehicle'],
  ['packages/sdk/src/roof.ts', `import '@isb/acceptance'`, 'packages/sdk may not import @isb/acceptance'],
]

const bare = 'does not tell people of one name apart: say personName or personIn'
/** A person's bare name on a page or in a text. */
const bareNames: readonly (readonly [file: string, code: string, says: string])[] = [
  ['apps/console/src/modules/bike/name.tsx', `export const Cell = ({ student }) => <td>{student.name}</td>`, `student.name ${bare}`],
  ['apps/console/src/modules/bike/title.ts', 'export const titleOf = (row) => `Delete ${row.person.nameZh}?`', `person.nameZh ${bare}`],
  ['apps/cli/src/modules/bike/line.ts', 'export const lineOf = ({ decidedBy }) => `by ${decidedBy?.name}`', `decidedBy.name ${bare}`],
]

/** Imports that stand in the house today and must stay allowed. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['packages/domain/src/fine.ts', `import type { Schema } from '@isb/contract'`],
  ['packages/domain/src/fine.test.ts', `import { test } from 'vitest'`],
  ['packages/sdk/src/fine.ts', `import '@isb/domain'`],
  ['apps/server/src/modules/bike/fine.ts', `import './lists.ts'\nimport '../../core/lists/list.ts'`],
  ['apps/server/src/app-fine.ts', `import './modules/bike/index.ts'`],
  ['apps/console/src/modules/bike/routes/fine.ts', `import '../data.ts'\nimport '../../../lib/base/connection/isb.ts'`],
  ['apps/cli/test/fine.test.ts', `import '@isb/server/testing'`],
  ['apps/console/src/modules/bike/fine.tsx', `export const Cell = ({ bike, student }) => <td>{bike.name + nameOf(student.name)}</td>`],
]

interface Diagnostic {
  code: string
  message: string
  filename: string
}
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'isb-walls-')))
let refused: Diagnostic[] = []

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const rules of ['scripts/walls.mjs', 'scripts/people.mjs']) cpSync(join(root, rules), join(folder, rules))
  for (const [file, code] of [...breaches, ...bareNames, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  refused = diagnostics.filter(({ code }) => ['walls(imports)', 'people(bare-name)'].includes(code))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([...breaches, ...bareNames])('%s: %s is refused', (file, _, says) => {
  expect(refused.filter(({ filename }) => filename === file).map(({ message }) => message)).toEqual([says])
})

test('every package of ours stands in the table of walls', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const folders = globSync(
    workspaces.map((place) => `${place}/package.json`),
    { cwd: root },
  )
  expect(folders.map((place) => breach(join(dirname(place), 'src/zz.ts'), '@isb/nothing'))).not.toContain(undefined)
  expect(folders.length).toBeGreaterThanOrEqual(10)
})

test.each(allowed)('%s is allowed', (file) => {
  expect(refused.filter(({ filename }) => filename === file)).toEqual([])
})
