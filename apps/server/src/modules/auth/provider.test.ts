import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ProviderAway, signingKeys } from './provider.ts'

const sockets = new Set<Socket>()
const silent = createServer((socket) => {
  sockets.add(socket.on('error', () => {}))
  socket.once('data', (request) => {
    if (String(request).includes('/half')) socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  })
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('an issuer that takes a request and says nothing, or stops in the middle, is away after five seconds', async () => {
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const ask = (path: string) => signingKeys({ clientId: 'a', tenantId: 'b', authority: `http://127.0.0.1:${port}${path}` })
  const asked = await Promise.allSettled([ask('/nothing'), ask('/half')])
  for (const one of asked) expect(one.status === 'rejected' && one.reason).toBeInstanceOf(ProviderAway)
}, 10_000)
