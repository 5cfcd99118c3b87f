/** Plain values of the example of each body in the contract, by operation. Inside the monorepo only. */
export { bodies } from '@isb/contract/bodies'
