/** What operations do, in one sentence of each language. Inside the monorepo only. */
export { summaries } from '@isb/contract/summaries'
