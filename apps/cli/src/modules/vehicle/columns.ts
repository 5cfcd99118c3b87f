import type { Schema } from '@isb/sdk'
import { nameIn, word } from '@isb/words'
import type { Context } from '../../lib/context.ts'
import { fieldLines } from '../../lib/fields.ts'
import type { Column } from '../../lib/table.ts'
import { shownTime } from '../../lib/time.ts'

type Pass = Schema<'Pass'>
type Speaker = Pick<Context, 'locale' | 'say'>

/** A status in words. */
export const statusOf = ({ locale }: Pick<Speaker, 'locale'>, status: Pass['status']): string => word(locale, `value.PassStatus.${status}`)

/** From which day to which; empty where none are given. */
export const daysOf = ({ validFrom, expiresOn }: Pick<Pass, 'validFrom' | 'expiresOn'>): string =>
  validFrom === null && expiresOn === null ? '' : `${validFrom ?? ''} – ${expiresOn ?? ''}`

/** The car in words. */
export const carOf = ({ color, brand, model }: Pick<Pass, 'color' | 'brand' | 'model'>): string =>
  [color, brand, model].filter(Boolean).join(' ')

/** The columns of passes. */
export const passColumns = (speaker: Speaker): readonly Column[] => {
  const of = (show: (pass: Pass) => string) => (row: Readonly<Record<string, unknown>>) => show(row as unknown as Pass)
  return [
    { field: 'id', head: 'head.id', whole: true },
    { field: 'plate', head: 'head.plate', whole: true },
    { field: 'status', head: 'head.status', cell: of(({ status }) => statusOf(speaker, status)) },
    { field: 'type', head: 'head.type', cell: of(({ type }) => word(speaker.locale, `value.PassType.${type}`)) },
    { field: 'applicantName', head: 'head.applicant' },
    { field: 'brand', head: 'head.car', cell: of(carOf) },
    { field: 'submittedAt', head: 'head.submittedAt', cell: of(({ submittedAt }) => shownTime(submittedAt)) },
    { field: 'expiresOn', head: 'head.expiresOn' },
    { field: 'reason', head: 'head.reason' },
  ]
}

/** One pass for people. */
export function passView(speaker: Speaker, one: Pass): string {
  const { locale, say } = speaker
  const nameOf = (person: Schema<'PersonRef'> | null): string => (person ? nameIn(locale, person) : '')
  const image = (id: number | null): string => (id === null ? '' : say('said.yes'))
  return fieldLines([
    [say('head.id'), one.id],
    [say('head.plate'), one.plate],
    [say('head.status'), statusOf(speaker, one.status)],
    [say('head.valid'), daysOf(one)],
    [say('head.applicant'), one.applicantName],
    [say('head.type'), word(locale, `value.PassType.${one.type}`)],
    [say('head.department'), one.department],
    [say('head.email'), one.email],
    [say('head.phone'), one.phone],
    [say('head.car'), carOf(one)],
    [say('head.driver'), one.driverName],
    [say('head.driverPhone'), one.driverPhone],
    [say('head.grade'), one.grade],
    [say('head.student'), one.studentName],
    [say('head.certificate'), image(one.certificateId)],
    [say('head.signature'), image(one.signatureId)],
    [say('head.submittedBy'), nameOf(one.submittedBy)],
    [say('head.submittedAt'), shownTime(one.submittedAt)],
    [say('head.decidedBy'), nameOf(one.decidedBy)],
    [say('head.decidedAt'), shownTime(one.decidedAt)],
    [say('head.reason'), one.reason],
  ])
}
