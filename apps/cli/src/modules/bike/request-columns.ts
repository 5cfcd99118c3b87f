import type { Schema } from '@isb/sdk'
import { nameIn, word } from '@isb/words'
import type { Context } from '../../lib/context.ts'
import { fieldLines } from '../../lib/fields.ts'
import type { Column } from '../../lib/table.ts'
import { shownTime } from '../../lib/time.ts'

/** What rents and returns show alike. */
type Request = Schema<'Rent'> | Schema<'BikeReturn'>
type Speaker = Pick<Context, 'locale' | 'say'>

/** A person by name; an account that is gone has none. */
export const nameOf = ({ locale }: Pick<Speaker, 'locale'>, person: Schema<'PersonRef'> | null): string =>
  person ? nameIn(locale, person) : ''

const dueText = ({ say }: Speaker, { dueOn, overdue }: Request): string =>
  dueOn === null ? '' : overdue ? say('bike.overdue', { day: dueOn }) : dueOn

/** The columns of rent and return requests. */
export const requestColumns = (speaker: Speaker): readonly Column[] => {
  const of = (show: (request: Request) => string) => (row: Readonly<Record<string, unknown>>) => show(row as unknown as Request)
  return [
    { field: 'id', head: 'head.id', whole: true },
    { field: 'bike', head: 'head.bike', whole: true, cell: of(({ bike }) => bike.number) },
    { field: 'person', head: 'head.person', cell: of(({ person }) => nameOf(speaker, person)) },
    { field: 'requestedAt', head: 'head.requestedAt', cell: of(({ requestedAt }) => shownTime(requestedAt)) },
    {
      field: 'confirmation',
      head: 'head.confirmation',
      cell: of(({ confirmation }) => word(speaker.locale, `value.Confirmation.${confirmation}`)),
    },
    { field: 'decidedBy', head: 'head.decidedBy', cell: of(({ decidedBy }) => nameOf(speaker, decidedBy)) },
    { field: 'dueOn', head: 'head.dueOn', cell: of((request) => dueText(speaker, request)) },
    { field: 'note', head: 'head.note', cell: of(({ note, reason }) => reason || note) },
  ]
}

/** One request for people. */
export function requestView(speaker: Speaker, request: Request): string {
  const { locale, say } = speaker
  return fieldLines([
    [say('head.id'), request.id],
    [say('head.rent'), 'rentId' in request ? request.rentId : ''],
    [say('head.bike'), [request.bike.number, request.bike.brand, request.bike.location].filter(Boolean).join(', ')],
    [say('head.person'), nameOf(speaker, request.person)],
    [say('head.submittedBy'), nameOf(speaker, request.submittedBy)],
    [say('head.requestedAt'), shownTime(request.requestedAt)],
    [say('head.note'), request.note],
    [say('head.confirmation'), word(locale, `value.Confirmation.${request.confirmation}`)],
    [say('head.decidedBy'), nameOf(speaker, request.decidedBy)],
    [say('head.decidedAt'), shownTime(request.decidedAt)],
    [say('head.reason'), request.reason],
    [say('head.dueOn'), dueText(speaker, request)],
    [say('head.returnedAt'), 'returnedAt' in request ? shownTime(request.returnedAt) : ''],
  ])
}
