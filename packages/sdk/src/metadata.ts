/** What the contract tells of each module besides its types: lists with their fields and filters, forms. Inside the monorepo only. */
export * from '@isb/contract/metadata'
export * from '@isb/contract/modules'
/** The same by the module's name, for what is done for all of them. */
export * as modules from '@isb/contract/modules'
