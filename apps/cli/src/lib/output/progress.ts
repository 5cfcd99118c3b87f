import type { World } from '../world.ts'

/** A line that says how far it has come; nothing at all where nobody looks. */
export interface Progress {
  readonly show: (done: number, total: number) => void
  readonly end: () => void
}

const cells = 24

/** Progress on stderr, drawn over itself, only on a terminal. */
export function progressOn({ stderr, env }: World, label: string): Progress {
  if (!stderr.isTTY || env['TERM'] === 'dumb') return { show: () => {}, end: () => {} }
  let drawn = ''
  return {
    show(done, total) {
      const share = total > 0 ? Math.min(1, done / total) : 0
      const filled = Math.round(share * cells)
      const line = `${label} [${'='.repeat(filled)}${' '.repeat(cells - filled)}] ${Math.floor(share * 100)} %`
      if (line === drawn) return
      drawn = line
      void stderr.write(`\r\u001b[2K${line}`)
    },
    end() {
      if (drawn) void stderr.write('\r\u001b[2K')
      drawn = ''
    },
  }
}
