// A school year for four divisions, half day by half day, beside dates that are compared as dates of their own.
import { addDays, divisions, halves, schoolDay, type Calendar } from '@isb/sdk/rules'
import type { Figure } from './lib/figure.ts'
import { cpuOf, inTurn } from './lib/rounds.ts'

const rounds = 15
const first = '2026-08-01'
const days = Array.from({ length: 365 }, (_, at) => addDays(first, at))
const calendar: Calendar = {
  terms: [0, 130, 250].map((at, id) => ({ id, startsOn: addDays(first, at + 16), endsOn: addDays(first, at + 110), extra: false })),
  days: Array.from({ length: 40 }, (_, id) => ({
    id,
    kind: 'Holiday',
    name: 'Holiday',
    nameZh: '',
    startsOn: addDays(first, id * 9),
    endsOn: addDays(first, id * 9 + (id % 5)),
    part: 'Whole',
    runsAs: null,
    divisions: [],
    grades: [],
  })),
}

/** The same days off by dates, as one writes it without a thought of speed. */
const byDates = (day: string) =>
  calendar.days.some(({ startsOn, endsOn }) => new Date(startsOn) <= new Date(day) && new Date(day) <= new Date(endsOn)) ||
  !calendar.terms.some(({ startsOn, endsOn }) => new Date(startsOn) <= new Date(day) && new Date(day) <= new Date(endsOn))

/** How many have lessons, so that nothing is optimised away. */
export let lessons = 0
const cost = (work: () => number) => async () => (await cpuOf(() => void (lessons = work()))) / 1000
const each = (holds: (day: string, half: (typeof halves)[number], division: (typeof divisions)[number]) => boolean) => () =>
  divisions.reduce(
    (sum, division) => sum + days.reduce((most, day) => most + halves.filter((half) => holds(day, half, division)).length, 0),
    0,
  )

export default async function* calendarBench(): AsyncIterable<Figure> {
  yield {
    name: 'schoolDay, a year and four divisions',
    unit: 'ms',
    aim: { of: 'ours', most: 5 },
    ...(await inTurn(
      rounds,
      cost(each((day, half, division) => schoolDay(calendar, day, half, { division }).lessons.yes)),
      cost(each((day) => !byDates(day))),
    )),
  }
}
