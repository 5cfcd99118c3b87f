import { usage } from '../failure/refusal.ts'

/** An id as it was typed. */
export function idOf(text: string | undefined): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw usage('refused.id', { value: text ?? '' })
  return Number(text)
}
