// Server-sent events read by hand, because EventSource sends no headers. The format is the HTML standard's.

/** One event of a stream. */
export interface ServerEvent {
  /** `message` where the stream names none. */
  readonly name: string
  readonly data: string
}

/** Takes a stream's bytes piece by piece, cut wherever the network cut them, and tells each event once its blank line has come. */
export function eventReader(tell: (event: ServerEvent) => void): (bytes: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  let afterReturn = false
  let name = ''
  let data: string[] = []

  function read(line: string): void {
    if (line === '') {
      if (data.length > 0) tell({ name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    // A line that begins with a colon is a comment: only a sign of life.
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }

  return (bytes) => {
    let text = decoder.decode(bytes, { stream: true })
    if (text === '') return
    // A CRLF that was cut in two is one end of a line.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1)
    afterReturn = text.endsWith('\r')
    const lines = (rest + text).split(/\r\n|\r|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  }
}
