import { hoursLines, readHours } from '../venue/hours-text.ts'
import { whyNotHours } from '../venue/hours.ts'
import { differing, pick, sameList } from './fields.ts'
import {
  nameKey,
  plainly,
  type Configuration,
  type PlanProblem,
  type PlanStep,
  type StandingVenue,
  type StandingVenueType,
} from './standing.ts'

type ConfiguredType = NonNullable<Configuration['venueTypes']>[number]

/** The fields of a type of venue, and those of a venue that a file may change. */
export const venueTypeFields = ['name', 'nameZh', 'color'] as const satisfies (keyof StandingVenueType)[]
export const venueFields = ['hours'] as const satisfies (keyof StandingVenue)[]

interface Part<Row> {
  readonly steps: PlanStep[]
  readonly removals: PlanStep[]
  readonly problems: PlanProblem[]
  readonly final: readonly Row[]
}

const whole = ({ name, nameZh = '', color }: ConfiguredType) => ({ name: name.trim(), nameZh: nameZh.trim(), color })

/** Plans the types of venues. One that venues have is not removed. */
export function planVenueTypes(
  standing: readonly StandingVenueType[],
  wanted: Configuration['venueTypes'],
  prune: boolean,
): Part<StandingVenueType> {
  const [steps, removals, problems]: [PlanStep[], PlanStep[], PlanProblem[]] = [[], [], []]
  const types = new Map(standing.map((type) => [nameKey(type.name), type]))
  const named = new Set<string>()
  for (const given of wanted ?? []) {
    const fields = whole(given)
    const key = nameKey(fields.name)
    if (named.has(key)) problems.push({ kind: 'venue-type', key: fields.name, reason: 'CONFIG_TWICE' })
    named.add(key)
    const old = types.get(key)
    const changed = old ? differing(old, fields, venueTypeFields) : []
    if (!old) steps.push({ kind: 'venue-type', key: fields.name, action: 'create', before: null, after: fields })
    else if (changed.length > 0)
      steps.push({ kind: 'venue-type', key: old.name, action: 'change', before: pick(old, changed), after: pick(fields, changed) })
    types.set(key, { ...fields, used: old?.used ?? false })
  }
  for (const [key, type] of wanted && prune ? [...types] : []) {
    if (named.has(key)) continue
    if (type.used) problems.push({ kind: 'venue-type', key: type.name, reason: 'VENUE_TYPE_USED' })
    removals.push({ kind: 'venue-type', key: type.name, action: 'remove', before: pick(type, venueTypeFields), after: null })
    types.delete(key)
  }
  return { steps, removals, problems, final: [...types.values()] }
}

/** Plans the opening hours of venues. Venues themselves are neither made nor removed. */
export function planVenues(standing: readonly StandingVenue[], wanted: Configuration['venues']): Omit<Part<StandingVenue>, 'removals'> {
  const [steps, problems]: [PlanStep[], PlanProblem[]] = [[], []]
  const venues = new Map(standing.map((venue) => [nameKey(venue.name), venue]))
  const named = new Set<string>()
  for (const { name, hours } of wanted ?? []) {
    const key = nameKey(name)
    const problem = (reason: PlanProblem['reason'], values?: PlanProblem['values']) =>
      void problems.push({ kind: 'venue', key: name.trim(), reason, ...(values && { values }) })
    const old = venues.get(key)
    if (named.has(key)) problem('CONFIG_TWICE')
    named.add(key)
    const read = readHours(hours.join('; '))
    const why = read ? whyNotHours(read) : null
    if (!old) problem('VENUE_UNKNOWN', { name: name.trim() })
    if (!read) problem('VENUE_HOURS_TEXT', { text: hours.join('; ') })
    if (why) problem(why)
    if (!old || !read || why) continue
    const after = { ...old, hours: hoursLines(read) }
    if (!sameList(old.hours, after.hours))
      steps.push({ kind: 'venue', key: old.name, action: 'change', before: pick(old, venueFields), after: pick(after, venueFields) })
    venues.set(key, after)
  }
  return { steps, problems, final: [...venues.values()] }
}

/** Types as a file has them, by name. */
export const writtenVenueTypes = (types: readonly StandingVenueType[]): Required<ConfiguredType>[] =>
  types.map(({ used: _, ...fields }) => fields).toSorted((a, b) => plainly(a.name, b.name))

/** Venues as a file has them, by name. */
export const writtenVenues = (venues: readonly StandingVenue[]): { name: string; hours: string[] }[] =>
  venues.map(({ name, hours }) => ({ name, hours: [...hours] })).toSorted((a, b) => plainly(a.name, b.name))

/** The types that the steps of a plan leave. */
export function venueTypesAfter(standing: readonly StandingVenueType[], steps: readonly PlanStep[]): ConfiguredType[] {
  const types = new Map<string, ConfiguredType>(writtenVenueTypes(standing).map((type) => [nameKey(type.name), type]))
  for (const { key, action, after } of steps) {
    const old = types.get(nameKey(key))
    const { name = old?.name, nameZh = old?.nameZh, color = old?.color } = after ?? {}
    if (action === 'remove') types.delete(nameKey(key))
    else if (name !== undefined && color !== undefined && (old || action === 'create'))
      types.set(nameKey(key), { name, color, ...(nameZh !== undefined && { nameZh }) })
  }
  return [...types.values()]
}

/** The hours that the steps of a plan leave. */
export const venuesAfter = (standing: readonly StandingVenue[], steps: readonly PlanStep[]): { name: string; hours: string[] }[] =>
  writtenVenues(standing).map(({ name, hours }) => ({
    name,
    hours: steps.find(({ key }) => nameKey(key) === nameKey(name))?.after?.hours ?? hours,
  }))
