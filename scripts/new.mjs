// Writes a small module, whole, out of the mould: `npm run new -- lost-found ['Lost and found' 失物招领]`. CONTRIBUTING tells what each
// file says.
import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root, runQuietly } from './run.mjs'

/** What a module is called in each place: `lost-found`, `lostFound`, `LostFound`, `lost_found`, and to people. */
export function namesOf(kebab, title, titleZh) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab ?? '')) throw new Error('A module is called like this: lost-found')
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const plain = kebab.replaceAll('-', ' ')
  const shown = title ?? plain.charAt(0).toUpperCase() + plain.slice(1)
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
    upper: kebab.replaceAll('-', '_').toUpperCase(),
    title: shown,
    titleZh: titleZh ?? shown,
  }
}

const contract = ({ kebab, camel, pascal, upper, title }) => `# yaml-language-server: $schema=../module.schema.json
# ${title}.
x-summary: ${title}
x-permission: ${kebab}
paths:
  /${kebab}:
    get:
      operationId: ${camel}.list
      summary: Every record
      x-list: { of: ${pascal}, missing: ${upper}_NOT_FOUND, filters: [search], days: submittedAt, sort: [-submittedAt, id, name] }
    post:
      operationId: ${camel}.create
      summary: Add one
      x-permission: ${kebab}:create
      x-creates: { of: ${pascal}, required: [name], optional: [note] }
  /${kebab}/export: { get: { operationId: ${camel}.export, summary: Export the records, x-exports: ${camel}.list } }
  /${kebab}/{${camel}Id}: { get: { operationId: ${camel}.get, summary: One record, x-data: ${pascal} } }
  /${kebab}/{${camel}Id}/history: { get: { operationId: ${camel}.history, summary: The history of a record, x-history: ${camel}.list } }
schemas:
  ${pascal}:
    x-entity: ${kebab}
    x-name: name
    properties:
      id: { $ref: ../shared.yaml#/schemas/Id }
      name: { type: string, minLength: 1, maxLength: 100, pattern: '\\S' }
      note: { type: string, maxLength: 500 }
      submittedBy: { oneOf: [{ $ref: people.yaml#/schemas/PersonRef }, { type: 'null' }] }
      submittedAt: { type: string, format: date-time }
    example: { id: 7, name: Blue umbrella, note: Library, submittedBy: null, submittedAt: '2026-11-20T07:36:00.000Z' }
`

const words = ({ kebab, camel, upper, title, titleZh }) => `/** ${title}. */
export default {
  'module.${camel}': [${quoted(title)}, ${quoted(titleZh)}],
  'module.${camel}.text': [${quoted(`${title}.`)}, ${quoted(`${titleZh}。`)}],
  'module.${camel}.none': ['Nothing yet', '暂无记录'],
  'menu.${kebab}': [${quoted(title)}, ${quoted(titleZh)}],
  'menu.${kebab}:create': ['Add', '新建'],
  'do.${camel}.create': [${quoted(`Add to ${title.toLowerCase()}`)}, ${quoted(`新建${titleZh}`)}],
  'audit.entity.${kebab}': [${quoted(title)}, ${quoted(titleZh)}],
  'kept.${snakeOf(kebab)}': [${quoted(title)}, ${quoted(titleZh)}],
  'did.${camel}.create': [${quoted(`Added to ${title.toLowerCase()}`)}, ${quoted(`新建了${titleZh}`)}],
  'did.${camel}.export': [${quoted(`Exported ${title.toLowerCase()}`)}, ${quoted(`导出了${titleZh}`)}],
  'reason.${upper}_NOT_FOUND': ['This no longer exists', '该记录已不存在'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
`
const quoted = (text) => `'${text.replaceAll("'", '’')}'`

const migration = ({ camel, snake, title }) => `-- ${title}.
create table ${snake} (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  note text not null default '',
  submitted_by bigint references staff on delete set null,
  submitted_at timestamptz not null
);
create index ${snake}_list on ${snake} (submitted_at desc, id desc);
create index ${snake}_person on ${snake} (submitted_by);
create trigger tell_change after insert or update or delete on ${snake} for each statement execute function tell_change('${camel}');
`

const server = ({ kebab, camel, title }) => `import { list } from '../../core/lists/list.ts'
import type { ServerModule } from '../../core/declare/module.ts'

const records = list('${camel}.list', {
  from: '${snakeOf(kebab)} r',
  search: "lower(r.name || ' ' || r.note)",
  fileName: 'module.${camel}',
  file: ['submittedAt', 'name', 'note', 'submittedBy'],
})

/** ${title}. */
export const ${camel}: ServerModule<'${camel}'> = {
  lists: { '${camel}.list': records },
  entities: { ${/-/.test(kebab) ? `'${kebab}'` : kebab}: { person: 'submittedBy', keep: ['submittedAt'] } },
  keeps: { ${snakeOf(kebab)}: { whose: 'submitted_by = $1', erased: { name: "'—'", note: "''" } } },
  menus: [{ code: '${kebab}', path: '/${kebab}' }],
  demo: {
    async plant(db) {
      await db.insertInto('${camel}').values({ name: 'Blue umbrella', note: 'Library', submittedAt: new Date() }).execute()
    },
  },
  handlers: {
    async create({ body: { name, note = '' } }, context) {
      const fields = { name: name.trim(), note: note.trim(), submittedBy: context.caller.staffId }
      const { id } = await context.db
        .insertInto('${camel}')
        .values({ ...fields, submittedAt: context.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      context.changed('${kebab}', id, null, fields)
      return records.record(context, id)
    },
  },
}
`
const snakeOf = (kebab) => kebab.replaceAll('-', '_')

const page = ({ kebab, camel }) => `import type { ConsoleModule } from '../../lib/declare/module.ts'

export const ${camel}: ConsoleModule = {
  pages: [
    { path: '/${kebab}', title: 'module.${camel}', code: '${kebab}', screen: () => import('./screen.tsx'), opens: ['${kebab}'] },
  ],
}
`

const screen = ({ kebab, camel }) => `import { ${camel} } from '@isb/sdk/metadata'
import { listScreen } from '../../lib/screen/list-screen.tsx'

export default listScreen('${camel}.list', ${camel}, {
  name: '${kebab}',
  title: 'module.${camel}',
  text: 'module.${camel}.text',
  empty: { title: 'module.${camel}.none', text: 'module.${camel}.text' },
  columns: ['name', 'note', 'submittedBy', 'submittedAt'],
  create: '${camel}.create',
  panel: { lines: ['name', 'note?', 'submittedBy', 'submittedAt'] },
})
`
const story = ({ kebab, camel, title }) => `// ${title}: added, found again, told in its history, taken away as a file.
import { expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()

test('a record is added, found again, told in its history and taken away as a file', async () => {
  const admin = await house.person('admin')
  const made = await admin.${camel}.create({ body: { name: 'Red scarf', note: 'Bus 3' } })
  expect(made).toMatchObject({ name: 'Red scarf', note: 'Bus 3', submittedBy: { name: 'He Jing' } })
  expect((await admin.${camel}.list({ query: { search: 'scarf bus' } })).records).toEqual([made])
  const { records } = await admin.${camel}.history({ path: { ${camel}Id: made.id } })
  expect(records).toMatchObject([{ operation: '${camel}.create', rows: [{ entity: '${kebab}', label: 'Red scarf' }] }])
  expect(await (await admin.${camel}.export()).text()).toContain('Red scarf,Bus 3,He Jing')
})

test('the terminal adds and lists; who holds nothing sees nothing', async () => {
  await signIn(house, 'admin')
  await house.isb(['${kebab}', 'create', 'Lunch box', '--note', 'Gym'])
  expect((await house.isb(['${kebab}', 'list', '--search', 'lunch'])).out).toMatch(/Lunch box +Gym +He Jing/)
  await expect((await house.person('nobody')).${camel}.list()).rejects.toMatchObject({ code: 4 })
})
`

/** The files of a module, by their paths. `at` is the number of its migration. */
export const filesOf = (names, at) => ({
  [`openapi/modules/${names.kebab}.yaml`]: contract(names),
  [`packages/words/src/catalogs/${names.kebab}.ts`]: words(names),
  [`apps/server/migrations/${at}-${names.kebab}.sql`]: migration(names),
  [`apps/server/src/modules/${names.kebab}/index.ts`]: server(names),
  [`apps/console/src/modules/${names.kebab}/index.ts`]: page(names),
  [`apps/console/src/modules/${names.kebab}/screen.tsx`]: screen(names),
  [`acceptance/${names.kebab}/${names.kebab}.test.ts`]: story(names),
})

/** The lines that mount it: in each file, what stands there and what stands there then. */
const editsOf = ({ kebab, camel }) => ({
  'openapi/openapi.yaml': [[/^(x-modules: \[[^\]]*)\]$/m, `$1, ${kebab}]`]],
  'apps/server/src/modules.ts': [
    [/^(import \{ vehicle \})/m, `import { ${camel} } from './modules/${kebab}/index.ts'\n$1`],
    [/^(export const modules: ServerModules = \{\n(?: {2}.*\n)*)\}/m, `$1  ${camel},\n}`],
  ],
  'apps/console/src/app/routes.tsx': [[/^( {4}page\('\/vehicle', .*\n)/m, `    page('/${kebab}', listSearch('${camel}.list')),\n$1`]],
  'apps/console/src/app/modules.ts': [
    [/^(import \{ vehicle \})/m, `import { ${camel} } from '../modules/${kebab}/index.ts'\n$1`],
    [/^(export const modulesByName: .* = \{\n(?: {2}.*\n)*)\}/m, `$1  ${camel},\n}`],
  ],
})

/** Writes the module into a working copy and mounts it. Answers the paths of its files. */
export async function writeModule(names, into = root) {
  const [last = ''] = globSync('apps/server/migrations/*.sql', { cwd: into })
    .map((path) => basename(path))
    .toSorted()
    .toReversed()
  const files = filesOf(names, String(Number(last.slice(0, 4)) + 1).padStart(4, '0'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(into, path)), { recursive: true })
    // Nothing that is there already is written over.
    await writeFile(join(into, path), text, { flag: 'wx' })
  }
  for (const [path, edits] of Object.entries(editsOf(names))) {
    let text = readFileSync(join(into, path), 'utf8')
    for (const [at, line] of edits) {
      if (!at.test(text)) throw new Error(`${path} has no place for the module: ${at}`)
      text = text.replace(at, line)
    }
    await writeFile(join(into, path), text)
  }
  return Object.keys(files)
}

if (import.meta.main) {
  const names = namesOf(...process.argv.slice(2))
  const paths = await writeModule(names)
  const done = (await runQuietly('turbo run generate --output-logs=errors-only --log-prefix=none')) && (await runQuietly('oxfmt'))
  console.log(`${paths.join('\n')}

Now say what it is about: the contract first. \`npm run check\` names what does not fit, but not these:
- The menu has no icon: name one in \`menus\` of the server's object, and in apps/console/src/modules/${names.kebab}/icons.ts.
- A mail of a bike or a pass has to be known to the model of \`npm run trust -- queue-model\`.
- docs/product.md and CHANGELOG.md have a line for each module.`)
  process.exit(done ? 0 : 1)
}
