#!/usr/bin/env node
// Answers --version before anything is loaded; the rest is loaded when it is asked for. CommonJS, because Node starts it
// faster. Built code first; inside the repository, before the first build, the sources themselves.
const { existsSync, readFileSync, writeSync } = require('node:fs')
const { join } = require('node:path')

const needed = 22
const [only, more] = process.argv.slice(2)
const built = join(__dirname, '../dist/main.cjs')
if ((only === '--version' || only === '-V') && more === undefined) {
  writeSync(1, `${JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')).version}\n`)
} else if (Number(process.versions.node.split('.')[0]) < needed) {
  writeSync(2, `isb needs Node ${needed} or newer; this is Node ${process.versions.node}\n`)
  process.exitCode = 1
} else if (existsSync(built)) {
  require(built)
} else {
  void import('../src/main.ts')
}
