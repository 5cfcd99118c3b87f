/** The contract as zod schemas, for forms. Needs `zod` 4 beside it. */
export * from '@isb/contract/zod'
/** A text that each pattern of the contract matches. */
export { examples } from '@isb/contract/examples'
