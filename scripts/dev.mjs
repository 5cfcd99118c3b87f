// For changing the code: the server restarts, the console reloads. Open the address that Vite prints.
import { spawn } from 'node:child_process'
import { root } from './run.mjs'

const children = [
  'node --watch-path=apps/server/src --watch-path=packages --watch-path=openapi/generated --watch-preserve-output apps/server/src/server.ts --demo',
  'npm run -s -w @isb/console dev',
].map((line) => spawn(line, { cwd: root, shell: true, stdio: 'inherit' }))
process.on('SIGINT', () => {})
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
