import { labelled, nameIn } from '@isb/words'
import { typeName } from '../../lib/output/names.ts'
import { green, red, yellow } from '../../lib/output/colour.ts'
import type { Locale, Say, WordKey } from '../../lib/speech.ts'
import { clean } from '../../lib/output/width.ts'
import type { Plan, PlanStep } from './parts.ts'

/** How many of a list are named before the rest is counted. */
const most = 20

interface Look {
  readonly say: Say
  readonly locale: Locale
  readonly coloured: boolean
}

/** A plan for people: what comes, what changes from what to what, what goes. */
export function planText(plan: Plan, look: Look): string {
  const groups = [
    ['config.menus', ['menu', 'order']],
    ['config.roles', ['role']],
    ['config.staff', ['staff']],
    ['config.homerooms', ['homeroom']],
    ['config.mailboxes', ['mailbox']],
    ['config.rosters', ['roster']],
    ['config.venueTypes', ['venue-type']],
    ['config.venues', ['venue']],
  ] as const
  const blocks = groups.flatMap(([title, kinds]) => {
    const steps = plan.steps.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
    return steps.length === 0 ? [] : [[look.say(title), ...steps.flatMap((step) => stepLines(step, look))].join('\n')]
  })
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`
}

const painted = { create: green, change: yellow, remove: red } as const
const signs = { create: '+', change: '~', remove: '−' } as const

function stepLines(step: PlanStep, look: Look): string[] {
  const { kind, action, key, before, after } = step
  const head = `${signs[action]} ${kind === 'order' ? look.say('config.orderUnder', { key: key || look.say('config.top') }) : clean(key)}`
  const about = aboutOf(step, look)
  const line = `  ${look.coloured ? painted[action](head) : head}${about ? `  ${about}` : ''}`
  if (action !== 'change') return [line]
  const fields = Object.keys(after ?? {}) as (keyof NonNullable<PlanStep['after']>)[]
  return [
    line,
    ...fields.map(
      (field) =>
        `      ${labelled(look.locale, look.say(`config.field.${field}` as WordKey), changeOf(before?.[field], after?.[field], field, look))}`,
    ),
  ]
}

/** Beside a row that comes or goes: what it is. */
function aboutOf({ kind, action, before, after }: PlanStep, { say, locale }: Look): string {
  const row = after ?? before
  if (!row || action === 'change') return ''
  if (kind === 'roster') return clean(row.target || '–')
  if (kind === 'role') return (row.permissions ?? []).length === 0 ? '' : listed(row.permissions ?? [], say)
  if (kind === 'homeroom') return [row.grade, row.division, row.teacherEmail].flatMap((text) => (text ? clean(text) : [])).join(' · ')
  if (kind === 'venue-type') return [row.nameZh, row.color].flatMap((text) => (text ? clean(text) : [])).join(' · ')
  const values = {
    name: clean(nameIn(locale, { name: row.name ?? '', nameZh: row.nameZh ?? '' })),
    type: row.type ? typeName(locale, row.type) : '',
    parent: row.parent || say('config.top'),
  }
  return say('config.aboutMenu', values)
}

const listed = (values: readonly string[], say: Say): string =>
  [...values.slice(0, most).map(clean), ...(values.length > most ? [say('config.more', { count: values.length - most })] : [])].join(', ')

function changeOf(before: unknown, after: unknown, field: string, look: Look): string {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (field === 'codes') return listed(after as string[], look.say)
    return differenceOf(before as string[], after as string[], look)
  }
  return `${valueOf(before, field, look)} → ${valueOf(after, field, look)}`
}

/** Of two lists what comes and what goes. */
function differenceOf(before: readonly string[], after: readonly string[], { say, coloured }: Look): string {
  const [had, has] = [new Set(before), new Set(after)]
  const come = after.filter((one) => !had.has(one))
  const go = before.filter((one) => !has.has(one))
  const part = (sign: string, list: string[], paint: (text: string) => string) => {
    const text = `${sign} ${listed(list, say)}`
    return list.length === 0 ? [] : [coloured ? paint(text) : text]
  }
  return [...part('+', come, green), ...part('−', go, red)].join('  ')
}

function valueOf(value: unknown, field: string, { say }: Look): string {
  if (typeof value === 'boolean' || field === 'isExternalPath' || field === 'openTarget') return say(value ? 'said.yes' : 'said.no')
  if (field === 'parent' && value === '') return say('config.top')
  return value === '' || value === undefined ? '–' : clean(value)
}
