import { type Schema } from '@isb/sdk'
import { addDays, whyNotSchoolYear } from '@isb/sdk/rules'
import { Button, Checkbox, Field, IconButton, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { Draft } from '../../lib/form/draft.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { useOperation } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'
import type { SchoolYear } from './data.ts'
import { Moves } from './moves.tsx'
import { SessionStudents, type SessionStudent } from './session-students.tsx'

type Term = Required<Omit<Schema<'TermInput'>, 'id' | 'personIds'>> & { readonly id?: number; readonly named?: readonly SessionStudent[] }
export interface YearValues {
  readonly name: string
  readonly startsOn: string
  readonly endsOn: string
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

interface YearFormProps {
  draft: Draft<YearValues>
  restored: boolean
  onClose: () => void
  onSaved: (year: SchoolYear) => void
}

/** The form of a school year with its terms, and what it moves below. */
export default function YearForm({ draft, restored, onClose, onSaved }: YearFormProps) {
  const { t } = useLingui()
  const change = useOperation('calendar.change', t`School year changed`)
  const form = useForm<YearValues, Schema<'CalendarChanged'>>({
    name: yearDraftName,
    draft,
    problemsOf: (values) => problemsOf(values, t`Fill in what is missing`),
    send: ({ values, id, version }) => change.mutateAsync({ body: { years: [inputOf(values, id, version)] } }),
    read: async (id) => {
      const year = await isb.calendar.getYear({ path: { yearId: id } })
      return { values: valuesOf(year), version: year.version }
    },
    onSaved: ({ years: [year] }) => year && onSaved(year),
  })
  const { values, set, problems, draft: now } = form
  const asked = useDeferredValue(JSON.stringify(inputOf(values, now.id, now.version)))
  const proposed = JSON.parse(asked) as Schema<'SchoolYearInput'>
  const isWhole = Object.keys(problemsOf(proposed as YearValues, '-')).length === 0
  const setTerm = (at: number, part: Partial<Term>) =>
    set(
      'terms',
      values.terms.map((term, each) => (each === at ? { ...term, ...part } : term)),
    )
  const add = () => {
    const startsOn = values.terms.at(-1)?.endsOn
    const first = startsOn ? addDays(startsOn, 1) : values.startsOn
    const count = values.terms.length + 1
    set('terms', [
      ...values.terms,
      { name: `Term ${count}`, nameZh: `第${count}学期`, startsOn: first, endsOn: values.endsOn, extra: false },
    ])
  }
  return (
    <FormDialog
      form={form}
      title={now.id === undefined ? t`Add a school year` : t`Edit ${now.start.name}`}
      verb={now.id === undefined ? t`Add school year` : t`Save changes`}
      restored={restored}
      onClose={onClose}
      fieldName={fieldWord}
      show={(field, { [field]: value }) => (typeof value === 'string' ? value : value.map(({ name }) => name).join(' · '))}
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={fieldWord('name')} error={problems.name} required>
          <Input value={values.name} maxLength={20} autoComplete="off" onChange={({ target }) => set('name', target.value)} />
        </Field>
        <Field label={fieldWord('startsOn')} error={problems.startsOn} required>
          <Input type="date" value={values.startsOn} onChange={({ target }) => set('startsOn', target.value)} />
        </Field>
        <Field label={fieldWord('endsOn')} error={problems.endsOn} required>
          <Input type="date" value={values.endsOn} onChange={({ target }) => set('endsOn', target.value)} />
        </Field>
      </div>
      <Field label={fieldWord('terms')} error={problems.terms} group>
        <div>
          <ul className="grid gap-3">
            {values.terms.map((term, at) => (
              <TermRow
                key={term.id ?? `new ${at}`}
                term={term}
                onChange={(part) => setTerm(at, part)}
                onRemove={() => set('terms', values.terms.toSpliced(at, 1))}
              />
            ))}
          </ul>
          <Button className="mt-3" onClick={add}>
            <Plus aria-hidden />
            {t`Add a term`}
          </Button>
        </div>
      </Field>
      <Moves change={isWhole ? { years: [proposed] } : undefined} />
    </FormDialog>
  )
}

const inputOf = ({ terms, ...values }: YearValues, id: number | undefined, version: number | undefined): Schema<'SchoolYearInput'> => ({
  ...values,
  terms: terms.map(({ named, ...term }) => ({
    ...term,
    ...(term.extra && named && { personIds: named.map(({ id: student }) => student) }),
  })),
  ...(id !== undefined && { id }),
  ...(version !== undefined && { version }),
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
    value: term[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 border-t border-line pt-3">
      <Input {...text('name')} maxLength={100} />
      <Input {...text('nameZh')} maxLength={100} lang="zh-CN" />
      <IconButton label={t`Remove ${term.name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
      <Input {...text('startsOn')} type="date" />
      <Input {...text('endsOn')} type="date" />
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
