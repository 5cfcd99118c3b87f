#!/usr/bin/env node
// Answers --version before anything is loaded; the rest is loaded when it is asked for. Built code first; inside the
// repository, before the first build, the sources themselves.
import { existsSync, readFileSync } from 'node:fs'

const [only, more] = process.argv.slice(2)
if ((only === '--version' || only === '-V') && more === undefined) {
  process.stdout.write(`${JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version}\n`)
} else {
  const built = new URL('../dist/main.js', import.meta.url)
  await import(existsSync(built) ? built : new URL('../src/main.ts', import.meta.url))
}
