// Loaded into a measured process before its own code: answers, over the channel to its parent, what the process has used so far.
process.on('message', (asked) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  } else if (asked === 'memory') {
    globalThis.gc?.()
    const { rss, heapUsed } = process.memoryUsage()
    process.send?.({ rss, heapUsed })
  }
})
// The channel alone keeps nobody alive.
process.channel?.unref()
