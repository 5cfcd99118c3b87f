import type { Schema } from '@isb/sdk'
import { listOf, nameIn, personIn } from '@isb/words'
import type { Context } from '../context.ts'
import { typeName } from '../output/names.ts'
import { clean } from '../output/width.ts'

type Impact = Schema<'Impact'>
type Change = Impact['changes'][number]
type Speaker = Pick<Context, 'locale' | 'say'>

const effects = { lose: 'impact.lost', gain: 'impact.gained' } as const

function who({ locale, say }: Speaker, { people, names }: Change): string {
  const named = names.map((person) => personIn(locale, person))
  return listOf(locale, people > named.length ? [...named, say('impact.morePeople', { count: people - named.length })] : named)
}

function kept({ locale, say }: Speaker, { effect, kept: count, keptThrough }: Change): string {
  if (count === 0) return ''
  const roles = listOf(
    locale,
    keptThrough.map((role) => role.name),
  )
  return say(effect === 'gain' ? 'impact.had' : roles ? 'impact.kept' : 'impact.keptAnyway', { count, roles })
}

/** Things that the same people lose or gain are told together. */
const together = (changes: readonly Change[]): Change[][] => [
  ...Map.groupBy(changes, ({ menu: _, ...same }) => JSON.stringify(same)).values(),
]

function line(speaker: Speaker, alike: readonly Change[]): string {
  const { locale, say } = speaker
  const [change] = alike
  if (!change) return ''
  const things = alike.map(({ menu }) => say('impact.thing', { name: nameIn(locale, menu), type: typeName(locale, menu.type) }))
  const values = { things: listOf(locale, things), count: things.length, people: change.people, names: who(speaker, change) }
  return `  ${say(effects[change.effect], values)}${kept(speaker, change)}`
}

/** Who gains and loses what, as sentences. Nothing is cut: beyond `most` things the rest is counted. */
export function impactLines(impact: Impact, speaker: Speaker, most = Infinity): string[] {
  const { lose, gain, roles, total, changes } = impact
  const { locale, say } = speaker
  const shown = changes.slice(0, most)
  const named = roles.map(({ name, members }) => say('impact.role', { name, members }))
  return [
    lose + gain === 0 ? say('impact.none') : '',
    lose > 0 ? say('impact.lose', { count: lose }) : '',
    gain > 0 ? say('impact.gain', { count: gain }) : '',
    ...together(shown).map((alike) => line(speaker, alike)),
    total > shown.length ? `  ${say('impact.rest', { count: total - shown.length })}` : '',
    named.length > 0 ? say('impact.roles', { count: named.length, roles: listOf(locale, named) }) : '',
  ]
    .filter(Boolean)
    .map(clean)
}
