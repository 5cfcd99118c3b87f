// What the linter can mend by itself.
import { run } from './run.mjs'

process.exit(run('oxlint --fix') ? 0 : 1)
