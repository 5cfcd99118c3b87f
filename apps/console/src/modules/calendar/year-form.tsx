import { type Schema } from '@isb/sdk'
import { addDays, whyNotSchoolYear } from '@isb/sdk/rules'
import { Button, Checkbox, Field, IconButton, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { Draft } from '../../lib/form/draft.ts'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'
import { ChangeForm, inputOf, TextField, type OpenForm } from './change-form.tsx'
import type { SchoolYear } from './data.ts'
import { SessionStudents, type SessionStudent } from './session-students.tsx'

type Term = Required<Omit<Schema<'TermInput'>, 'id' | 'personIds'>> & { readonly id?: number; readonly named?: readonly SessionStudent[] }
export interface YearValues extends Pick<SchoolYear, 'name' | 'startsOn' | 'endsOn'> {
  readonly terms: readonly Term[]
}

export const yearDraftName = 'calendar.year'

const valuesOf = ({ name, startsOn, endsOn, terms }: SchoolYear): YearValues => ({
  name,
  startsOn,
  endsOn,
  terms: terms.map(({ students: _, ...term }) => term),
})

export function draftOfYear(year: SchoolYear): Draft<YearValues> {
  const start = valuesOf(year)
  return { start, values: start, id: year.id, version: year.version }
}

/** The year after the last one, `2027-28` from August to July. */
export function newYear(last: SchoolYear | undefined, today: string): Draft<YearValues> {
  const startsOn = last ? addDays(last.endsOn, 1) : `${today.slice(0, 4)}-08-01`
  const year = Number(startsOn.slice(0, 4))
  const endsOn = addDays(`${year + 1}${startsOn.slice(4)}`, -1)
  const start = { name: `${year}-${String(year + 1).slice(2)}`, startsOn, endsOn, terms: [] }
  return { start, values: start }
}

/** The next term of a year: from the day after the last one to the year's end. */
function nextTerm({ startsOn, endsOn, terms }: YearValues): Term {
  const last = terms.at(-1)?.endsOn
  const count = terms.length + 1
  return { name: `Term ${count}`, nameZh: `第${count}学期`, startsOn: last ? addDays(last, 1) : startsOn, endsOn, extra: false }
}

/** The form of a school year with its terms. */
export default function YearForm(props: OpenForm<YearValues>) {
  const { t } = useLingui()
  return (
    <ChangeForm<YearValues>
      {...props}
      name={yearDraftName}
      title={t`Add a school year`}
      verb={t`Add school year`}
      problemsOf={(values) => problemsOf(values, t`Fill in what is missing`)}
      changeOf={(values, own) => ({ years: [{ ...values, ...own, terms: values.terms.map(sentTerm) }] })}
      movingOf={(values) => (Object.keys(problemsOf(values, '-')).length > 0 ? undefined : values)}
      read={async (id) => {
        const year = await isb.calendar.getYear({ path: { yearId: id } })
        return { values: valuesOf(year), version: year.version }
      }}
      show={(value) => (typeof value === 'string' ? value : value.map(({ name }) => name).join(' · '))}
    >
      {(form) => {
        const { terms } = form.values
        const setTerm = (at: number, part: Partial<Term>) => form.set('terms', terms.with(at, { ...terms[at]!, ...part }))
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-3">
              <TextField form={form} field="name" maxLength={20} required />
              <TextField form={form} field="startsOn" required />
              <TextField form={form} field="endsOn" required />
            </div>
            <Field label={fieldWord('terms')} error={form.problems.terms} group>
              <div>
                <ul className="grid gap-3">
                  {terms.map((term, at) => (
                    <TermRow
                      key={term.id ?? `new ${at}`}
                      term={term}
                      onChange={(part) => setTerm(at, part)}
                      onRemove={() => form.set('terms', terms.toSpliced(at, 1))}
                    />
                  ))}
                </ul>
                <Button className="mt-3" onClick={() => form.set('terms', [...terms, nextTerm(form.values)])}>
                  <Plus aria-hidden />
                  {t`Add a term`}
                </Button>
              </div>
            </Field>
          </>
        )
      }}
    </ChangeForm>
  )
}

const sentTerm = ({ named, ...term }: Term): Schema<'TermInput'> => ({
  ...term,
  ...(term.extra && named && { personIds: named.map(({ id }) => id) }),
})

function problemsOf(values: YearValues, missing: string): Partial<Record<keyof YearValues, string>> {
  const { name, startsOn, endsOn, terms } = values
  const blank = {
    ...(!name.trim() && { name: missing }),
    ...(!startsOn && { startsOn: missing }),
    ...(!endsOn && { endsOn: missing }),
    ...(terms.some((term) => !term.name.trim() || !term.startsOn || !term.endsOn) && { terms: missing }),
  }
  const wrong = Object.keys(blank).length === 0 ? whyNotSchoolYear({ name, startsOn, endsOn, terms: [...terms] }) : null
  return wrong ? { [wrong.field.split('/')[0] as 'terms']: sharedWord(`reason.${wrong.reason}`) } : blank
}

interface TermRowProps {
  term: Term
  onChange: (part: Partial<Term>) => void
  onRemove: () => void
}

function TermRow({ term, onChange, onRemove }: TermRowProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const text = (field: 'name' | 'nameZh' | 'startsOn' | 'endsOn') => ({
    'aria-label': fieldWord(field),
    ...inputOf(field, term[field], (value) => onChange({ [field]: value })),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 border-t border-line pt-3">
      <Input {...text('name')} maxLength={100} />
      <Input {...text('nameZh')} maxLength={100} />
      <IconButton label={t`Remove ${term.name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      <Input {...text('startsOn')} />
      <Input {...text('endsOn')} />
      <span />
      <Checkbox
        className="col-span-3"
        checked={term.extra}
        onCheckedChange={(extra) => onChange({ extra })}
        label={t`Extra session, only for the students listed`}
      />
      {term.extra && may('student.list') && (
        <div className="col-span-3">
          <SessionStudents termId={term.id} value={term.named} onChange={(named) => onChange({ named })} />
        </div>
      )}
    </li>
  )
}
