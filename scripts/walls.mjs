// The walls of the house as a rule of the linter: what each package, each floor of an app and each module may import.
// docs/architecture.md draws them; acceptance/house/walls.test.ts plants a breach in each and expects the refusal.
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Each package: the packages of ours that it may import, and the foreign ones that its code (not its tests) never imports. */
const packages = {
  openapi: { may: [], never: /^(react|node:)/ },
  'packages/domain': { may: ['contract'], never: /./ },
  'packages/tables': { may: ['domain'], never: /^(react|@lingui)/ },
  'packages/words': { may: ['contract'], never: /^(?!@lingui\/core$)/ },
  'packages/sdk': { may: ['contract', 'domain'], never: /^(react|node:|@lingui)/ },
  'packages/ui': { may: [], never: /^(node:|@lingui|@tanstack\/react-(query|router))/ },
  'apps/server': { may: ['contract', 'domain', 'words', 'tables'], never: /^react/ },
  'apps/console': { may: ['sdk', 'domain', 'words', 'ui', 'tables'], never: /^node:/ },
  'apps/cli': { may: ['sdk', 'domain', 'words', 'tables'], never: /^react/ },
  // The roof: it imports everything, and nothing imports it.
  acceptance: { may: ['contract', 'domain', 'words', 'sdk', 'ui', 'tables', 'server', 'console', 'cli'], never: /^react/ },
  bench: { may: ['contract', 'domain', 'words', 'sdk', 'ui', 'server', 'console', 'cli', 'acceptance'], never: /^react/ },
  // What an integrator has: the SDK alone.
  examples: { may: ['sdk'], never: /./ },
}

/** The floors of an app's `src`, from the top down: an import runs downwards. What lies in `src` itself is above them all. */
const floors = {
  'apps/server': ['modules', 'core'],
  'apps/console': ['app', 'modules', 'lib'],
  'apps/cli': ['modules', 'lib', 'generated', 'words'],
}
/** The floors inside a shared folder, from the top down. */
const innerFloors = {
  'apps/console/src/lib': ['shared', 'screen', 'engine', 'declare', 'base'],
  'apps/server/src/core':
    'http declare backup person shared session lists mail files download text work audit access app embedded database outbound ground'.split(
      ' ',
    ),
}
/** The shared folder of a file, and its floor there; -1 for a file in the folder itself, which is above all floors. */
function innerPlaceOf(path) {
  const folder = Object.keys(innerFloors).find((each) => path.startsWith(`${each}/`))
  const name = folder && path.slice(folder.length + 1).split('/')[0]
  return folder && { folder, name, floor: innerFloors[folder].indexOf(name) }
}

const tests = /\.test\.tsx?$|\/test\/|\/kit\/|\/(test-[\w-]+|testing)\.ts$/
const packageOf = (path) => Object.keys(packages).find((folder) => path.startsWith(`${folder}/`))
const placeIn = (app, path) => {
  const [floor, module, ...rest] = path.slice(`${app}/src/`.length).split('/')
  return { floor: floors[app].indexOf(floor), module: floor === 'modules' && rest.length > 0 ? module : undefined, name: floor }
}

/**
 * Says why a file may not import something; undefined where it may.
 * @param {string} file the importing file, relative to the root @param {string} wanted what stands after `from`
 */
export function breach(file, wanted) {
  const from = packageOf(file)
  if (!from) return undefined
  const inSource = file.startsWith(`${from}/src/`) && !tests.test(file)
  const ours = /^@isb\/([\w-]+)/.exec(wanted)?.[1]
  if (ours) {
    // Tests of the terminal run against the real server.
    if (packages[from].may.includes(ours) || (from === 'apps/cli' && !inSource && ours === 'server')) return undefined
    return `${from} may not import @isb/${ours}`
  }
  if (!wanted.startsWith('.')) return inSource && packages[from].never.test(wanted) ? `${from} may not import ${wanted}` : undefined
  const target = join(dirname(file), wanted)
  const to = packageOf(target)
  // Set-up of tests and the root's scripts are shared by path; source is not.
  if (to !== from) return inSource ? `${from} reaches into ${to ?? dirname(target)} by path` : undefined
  if (!floors[from] || !inSource) return undefined
  const [here, there] = [placeIn(from, file), placeIn(from, target)]
  if (here.module && there.module && here.module !== there.module)
    return `module ${here.module} of ${from} may not import module ${there.module}`
  if (here.floor >= 0 && there.floor < here.floor)
    return `${here.name}/ of ${from} may not import ${there.floor < 0 ? 'what mounts it' : `${there.name}/`}`
  const [inside, wantedInside] = [innerPlaceOf(file), innerPlaceOf(target)]
  if (inside && wantedInside && inside.folder === wantedInside.folder && wantedInside.floor < inside.floor)
    return `${inside.name}/ of ${inside.folder} may not import ${wantedInside.name}${wantedInside.floor < 0 ? '' : '/'}`
  return undefined
}

const imports = {
  meta: { type: 'problem' },
  create(context) {
    const file = relative(root, context.filename)
    const check = ({ source }) => {
      const wanted = typeof source?.value === 'string' ? source.value : undefined
      const message = wanted && breach(file, wanted)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'walls' }, rules: { imports } }
