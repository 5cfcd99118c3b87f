// Builds what is not built yet (nothing, the second time) and becomes the server.
import { runQuietly } from './run.mjs'

if (!(await runQuietly('turbo run build --filter=@isb/console --filter=@isb/cli --output-logs=errors-only --log-prefix=none')))
  process.exit(1)
await import('../apps/server/src/server.ts')
