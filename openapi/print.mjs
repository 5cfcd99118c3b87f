// `npm run -s contract -- bike.listRents`: an operation written out, as YAML; without a name all operations. Reads what `npm run generate` has
// made of the contract.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { operationsIn } from './expand.mjs'
import { nearest } from './source.mjs'

const refs = /^#\/components\/(\w+)\/(.+)$/

/** Every `$ref` below a node. */
const refsIn = (node) =>
  node instanceof Object
    ? Object.entries(node).flatMap(([key, value]) => (key === '$ref' && typeof value === 'string' ? [value] : refsIn(value)))
    : []

/** The parts of a document that one operation needs: itself, and every component that it names, directly or through another. */
function partOf({ openapi, info, paths, components }, { path, method }) {
  const needed = {}
  const need = (node) => {
    for (const ref of refsIn(node)) {
      const [, kind, name] = refs.exec(ref) ?? []
      const found = components[kind]?.[name]
      if (!found || needed[kind]?.[name]) continue
      needed[kind] = { ...needed[kind], [name]: found }
      need(found)
    }
  }
  need(paths[path][method])
  const { title, version } = info
  return { openapi, info: { title, version }, paths: { [path]: { [method]: paths[path][method] } }, components: needed }
}

/** What is printed, and the exit code. `found: false` goes to stderr. */
export function printed(document, name) {
  const operations = operationsIn(document.paths).map(({ operation, ...at }) => ({ ...at, ...operation }))
  const nameWidth = Math.max(...operations.map(({ operationId }) => operationId.length))
  if (name === undefined) {
    const lines = operations.map(
      ({ operationId, method, path, summary }) =>
        `${operationId.padEnd(nameWidth)}  ${method.toUpperCase().padEnd(6)} ${path}  ${summary.replaceAll(/\s+/g, ' ')}`,
    )
    return { found: true, text: `${lines.join('\n')}\n` }
  }
  const operation = operations.find(({ operationId }) => operationId === name)
  if (!operation) {
    const near = nearest(
      name,
      operations.map(({ operationId }) => operationId),
    )
    return { found: false, text: `${name} is no operation of the contract${near ? `; did you mean ${near}?` : ''}\n` }
  }
  const { method, path, 'x-permission': permission } = operation
  const head = `# ${name}: ${method.toUpperCase()} {host}/isb/admin${path}, permission ${permission}\n`
  return { found: true, text: head + stringify(partOf(document, operation), { lineWidth: 120, aliasDuplicateObjects: false }) }
}

if (import.meta.main) {
  const [name, ...more] = process.argv.slice(2)
  const document = JSON.parse(readFileSync(join(import.meta.dirname, 'generated/openapi.json'), 'utf8'))
  const { found, text } = more.length > 0 ? { found: false, text: 'One operation at a time\n' } : printed(document, name)
  process.exitCode = found ? 0 : 2
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
  ;(found ? process.stdout : process.stderr).write(text)
}
