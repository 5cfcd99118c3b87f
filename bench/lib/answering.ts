// A server that answers one thing, in a process of its own: what the SDK is measured against.
import { createServer } from 'node:http'

const answer = JSON.stringify({
  code: 0,
  message: '',
  data: { schoolName: 'Riverside International School', timeZone: 'Asia/Shanghai', help: 'IT help desk, ext. 2100', version: 1 },
})
const server = createServer((_, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': 'r' }).end(answer),
)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port))
