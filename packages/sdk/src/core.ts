/** The client without the table of operations: whoever makes one brings the rows that it is to know. Inside the monorepo only. */
export { createClient } from './client.ts'
export { signIn } from '@isb/contract/sign-in'
