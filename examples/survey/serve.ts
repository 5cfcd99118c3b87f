// Serves the page and the SDK, and passes on to the back office what the page asks for.
//   npm run build && node examples/survey/serve.ts http://localhost:8080 8090
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'

const [office = 'http://localhost:8080', port = '8090'] = process.argv.slice(2)
const files: Record<string, string> = {
  '/': 'index.html',
  '/survey.ts': 'survey.ts',
  '/parts.ts': 'parts.ts',
  '/words.ts': 'words.ts',
  '/sdk/index.js': '../../packages/sdk/dist/index.js',
  '/sdk/markdown.js': '../../packages/sdk/dist/markdown.js',
  '/sdk/rules.js': '../../packages/sdk/dist/rules.js',
}

const server = createServer((asked, answer) => {
  const { url = '/', method, headers } = asked
  const file = files[url]
  const sendFile = async (name: string) => {
    const text = await readFile(new URL(name, import.meta.url), 'utf8')
    answer.setHeader('Content-Type', name.endsWith('.html') ? 'text/html' : 'text/javascript')
    answer.end(name.endsWith('.ts') ? stripTypeScriptTypes(text) : text)
  }
  if (file) void sendFile(file)
  else {
    const passed = request(new URL(url, office), { method, headers }, (given) => {
      given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers))
    })
    asked.pipe(passed.on('error', () => answer.destroy()))
  }
})
server.listen(Number(port), () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`))
