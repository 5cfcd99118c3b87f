import { answersOf } from '@isb/contract/answers'
import type { OperationId } from '@isb/contract'

type ModuleName = keyof typeof answersOf
const isModule = (name: string): name is ModuleName => Object.hasOwn(answersOf, name)

/** What of a zod schema is used here. */
interface Schema {
  readonly safeParse: (data: unknown) => { readonly success: boolean }
}

/**
 * Whether the data of an answer is what the contract says: its fields are there and of their types, all the way down. Further fields, new
 * values of an enum and longer texts fit, as a later server may send them. Loads the schemas of the operation's module, and zod with the
 * first of them.
 * For `createIsb({ strict: true, fits })`: an answer that does not fit is an error then, instead of a field that is missing later.
 */
export async function fits(operation: OperationId, data: unknown): Promise<boolean> {
  const [module = ''] = operation.split('.')
  if (!isModule(module)) return true
  const { answers }: { readonly answers: Readonly<Record<string, Schema>> } = await answersOf[module]()
  return answers[operation]?.safeParse(data).success ?? true
}
