import { locale, wordOr } from '../../base/words/i18n.ts'

/** What became of so many rows: “3 created”. */
export function outcomeText(outcome: string, count: number): string {
  const name = wordOr(`run.outcome.${outcome}`, outcome)
  return locale() === 'zh' ? `${name} ${count}` : `${count} ${name}`
}
