import { lint } from './lint.ts'

/** `isb base-data` */
export default [lint]
