import type { Schema } from '@isb/contract'

type Share = Pick<Schema<'SurveyShare'>, 'yes' | 'answers'>

/**
 * How many will stay once everybody has answered: those who said yes, and of those who have not answered the smallest and the largest share
 * that said yes elsewhere. Without any share nobody knows: none of them, or all.
 */
export function expectedYes(
  { yes, open }: { readonly yes: number; readonly open: number },
  shares: readonly Share[],
): Schema<'SurveyExpected'> {
  const rates = shares.map((share) => share.yes / share.answers)
  const [least, most] = rates.length > 0 ? [Math.min(...rates), Math.max(...rates)] : [0, 1]
  return { low: yes + Math.floor(open * least), high: yes + Math.ceil(open * most) }
}
