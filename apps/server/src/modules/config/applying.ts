import type { SignedIn } from '../../core/app/context.ts'

/** What a plan is applied with. */
export type Applying = Pick<SignedIn, 'app' | 'caller' | 'locale' | 'now' | 'changed'>
