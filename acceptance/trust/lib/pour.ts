import { connect } from 'node:net'
import { clientHeaders } from './call.ts'

const piece = Buffer.alloc(256 * 1024, 65)
const framed = Buffer.concat([Buffer.from('40000\r\n'), piece, Buffer.from('\r\n')])

/**
 * Uploads without an end: sends as fast as it is taken until the other side hangs up, or `most` bytes are out.
 * @param announced whether it says before how long it is
 */
export const pour = (url: string, token: string, most: number, announced: boolean): Promise<{ sent: number; status: string }> =>
  new Promise((resolve) => {
    let sent = 0
    let said = ''
    const headers = {
      Host: 'school.example',
      ...clientHeaders,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/octet-stream',
      ...(announced ? { 'Content-Length': String(most) } : { 'Transfer-Encoding': 'chunked' }),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const go = () => {
      while (!socket.destroyed && sent < most) {
        sent += piece.length
        if (!socket.write(announced ? piece : framed)) return
      }
    }
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(`POST /isb/admin/files HTTP/1.1\r\n${lines.join('')}\r\n`)
      go()
    })
    socket
      .on('drain', go)
      .on('data', (data) => (said += String(data)))
      .on('error', () => {})
      .on('close', () => resolve({ sent, status: said.split(' ')[1] ?? 'hung up' }))
  })
