// What the linter and the formatter can mend by themselves.
import { run } from './run.mjs'

process.exit(run('oxlint --fix') && run('oxfmt') ? 0 : 1)
