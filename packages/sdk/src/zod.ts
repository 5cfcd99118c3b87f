/** The contract as zod schemas, for forms. Needs `zod` 4 beside it. */
export * from '@isb/contract/zod'
