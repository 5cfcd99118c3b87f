// Brought into a server process by `--import`: how long its event loop was held at worst, told on SIGUSR2 and forgotten; in milliseconds
// of its own thread's processor time, for a loaded machine lets any process wait. On SIGWINCH: how much memory something still refers to.
import { threadCpuUsage } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let [worst, last] = [0, 0]
const spent = () => {
  const { user, system } = threadCpuUsage()
  return (user + system) / 1000
}
setInterval(() => {
  const now = spent()
  worst = Math.max(worst, now - last)
  last = now
}, 2).unref()
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
process.on('SIGWINCH', () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.stderr.write(`live bytes ${heapUsed + external}\n`)
})
process.on('SIGUSR2', () => {
  process.stderr.write(`loop held ${worst.toFixed(1)}\n`)
  worst = 0
})
