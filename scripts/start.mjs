// Builds what is not built yet (nothing, the second time) and becomes the server.
import { run } from './run.mjs'

if (!run('turbo run build --filter=@isb/console --filter=@isb/cli --output-logs=errors-only --log-prefix=none', { quiet: true }))
  process.exit(1)
await import('../apps/server/src/server.ts')
