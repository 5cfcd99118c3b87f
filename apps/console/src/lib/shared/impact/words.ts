import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { listOf, roleName, useLocale } from '../../base/words/i18n.ts'
import type { Impact, ImpactGroup } from './groups.ts'

/** What an Impact says, in the language of the moment. */
export function useImpactWords() {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(() => {
    const list = (names: readonly string[]) => listOf(locale, names)
    const loses = (count: number) => t`${plural(count, { one: '# person loses something', other: '# people lose something' })}`
    const gains = (count: number) => t`${plural(count, { one: '# person gains something', other: '# people gain something' })}`
    const keeps = ({ people, kept, keptThrough }: ImpactGroup): string => {
      const roles = list(keptThrough.map(roleName))
      if (kept === 0) return ''
      if (!roles) return t`${plural(kept, { one: '# administrator keeps it', other: '# administrators keep it' })}`
      return people > 0
        ? t`${plural(kept, { one: `# more keeps it as ${roles}`, other: `# more keep it as ${roles}` })}`
        : t`${plural(kept, { one: `# person keeps it as ${roles}`, other: `# people keep it as ${roles}` })}`
    }
    const has = ({ people, kept, keptThrough }: ImpactGroup): string => {
      const roles = list(keptThrough.map(roleName))
      if (kept === 0) return ''
      return people > 0
        ? t`${plural(kept, { one: `# more has it already as ${roles}`, other: `# more have it already as ${roles}` })}`
        : t`${plural(kept, { one: `# person has it already as ${roles}`, other: `# people have it already as ${roles}` })}`
    }
    return {
      list,
      head: ({ lose, gain }: Impact): string =>
        lose + gain === 0
          ? t`Nobody gains or loses anything`
          : [lose > 0 && loses(lose), gain > 0 && gains(gain)]
              .filter(Boolean)
              .join(t({ message: ', ', comment: 'between who loses and who gains something' })),
      effect: ({ effect, people }: ImpactGroup): string =>
        people === 0 ? (effect === 'lose' ? t`Keep` : t`Have`) : effect === 'lose' ? t`Lose` : t`Gain`,
      kept: (group: ImpactGroup): string => (group.effect === 'lose' ? keeps(group) : has(group)),
      everyone: (people: number, role: string) =>
        t`${plural(people, { one: `The one person with ${role}`, other: `All # people with ${role}` })}`,
      /** Names beyond the faces. */
      others: (names: readonly string[], count: number) => {
        const further = count - names.length
        const known = list([...names, ...(further > 0 ? [t`${plural(further, { one: '# other', other: '# others' })}`] : [])])
        return t`${count} more: ${known}`
      },
      moreMenus: (count: number) => t`${plural(count, { one: '# more', other: '# more' })}`,
      unlisted: (count: number) =>
        t`${plural(count, { one: '# more screen or button is affected', other: '# more screens and buttons are affected' })}`,
      role: (name: string, members: number) => t`${name} (${members})`,
    }
  }, [t, locale])
}
export type ImpactWords = ReturnType<typeof useImpactWords>
