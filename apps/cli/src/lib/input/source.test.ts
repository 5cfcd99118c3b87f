import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { World } from '../world.ts'
import { readText } from './source.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-source-'))
function read(bytes: Uint8Array): Promise<string> {
  const file = join(folder, 'file')
  writeFileSync(file, bytes)
  // What is piped in is another matter: no world is asked for a file.
  return readText(file, {} as World)
}
const little = Buffer.from('\uFEFF用户, a', 'utf16le')

test.each([
  ['UTF-8', Buffer.from('用户, a')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF用户, a')],
  ['UTF-16', little],
  ['UTF-16 the other way round', Buffer.from(little).swap16()],
  ['UTF-16 without a mark', Buffer.from('a, 用户', 'utf16le')],
  ['GB 18030', Buffer.from([0xd3, 0xc3, 0xbb, 0xa7, 0x2c, 0x20, 0x61])],
])('%s is read', async (_, bytes) => expect(['用户, a', 'a, 用户']).toContain(await read(bytes)))

test('a compressed file is told from one in a strange encoding', async () => {
  await expect(read(gzipSync('用户'))).rejects.toThrow('refused.compressed')
  await expect(read(Buffer.from([0xff, 0xff, 0x00]))).rejects.toThrow('refused.encoding')
  await expect(read(little.subarray(0, -1))).rejects.toThrow('refused.encoding')
})
