/** What the contract tells of each module besides its types: lists with their fields and filters, forms. Inside the monorepo only. */
export * from '@isb/contract/metadata'
export * from '@isb/contract/modules'
