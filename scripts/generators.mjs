// Does the contract read well to the tools of others? Lints it, makes clients of it with four generators that integrators use, and
// compiles what they wrote. A warning fails too. npm fetches the tools, each at the version that stands here.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

const contract = join(root, 'openapi/generated/openapi.json')
const tools = {
  '@redocly/cli@2.77.0': ['redocly', 'lint', contract, '--config', join(root, 'openapi/redocly.yaml')],
  'orval@8.38.0': ['orval', '--input', contract, '--output', 'client.ts', '--client', 'fetch'],
  'openapi-typescript@7.13.0': ['openapi-typescript', contract, '-o', 'client.ts'],
  '@hey-api/openapi-ts@0.99.0': ['openapi-ts', '-i', contract, '-o', 'client'],
  'swagger-typescript-api@13.13.0': ['swagger-typescript-api', 'generate', '-p', contract, '-o', '.', '-n', 'client.ts'],
}
/** What a program says, and whether all is well: it ended well and warned of nothing. */
function run(program, args, cwd) {
  const env = { ...process.env, npm_config_loglevel: 'error', REDOCLY_TELEMETRY: 'off' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' })
  const text = stripVTControlCharacters(stdout + stderr)
  return { good: status === 0 && !/warn|⚠/i.test(text), text }
}

let failed = 0
for (const [tool, command] of Object.entries(tools)) {
  const folder = mkdtempSync(join(tmpdir(), 'isb-generator-'))
  // The compiler of today has another interface than the one that one of them asks for.
  const told = run('npx', ['--yes', '--package', tool, '--package', 'typescript@5.9.3', '--', ...command], folder)
  const files = globSync('**/*.ts', { cwd: folder })
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] },
      files,
    }),
  )
  const compiled = files.length === 0 ? told : run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder)
  const wrote = command[0] === 'redocly' || files.length > 0
  const good = told.good && compiled.good && wrote
  if (!good) failed += 1
  console.log(`${good ? '✓' : '✗'} ${tool}${good ? '' : `\n${told.text}${compiled === told ? '' : compiled.text}`}`)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed === 0 ? 0 : 1)
