export { apply } from './apply.ts'
export { diff, plan } from './plan.ts'
export { pull } from './pull.ts'
