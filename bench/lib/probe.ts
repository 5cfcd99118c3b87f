// Loaded into a measured process before its own code: answers, over the channel to its parent, what the process has used so far.
process.on('message', (asked) => {
  if (asked !== 'usage') return
  // Read before the collection, which nobody has asked the process itself for.
  const { user, system } = process.cpuUsage()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ cpu: user + system, rss, heapUsed })
})
// The channel alone keeps nobody alive.
process.channel?.unref()
