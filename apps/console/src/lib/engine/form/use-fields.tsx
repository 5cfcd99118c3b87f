import type { FormField as FieldMetadata, FormId } from '@isb/sdk/metadata'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { say, sharedWord } from '../../base/words/i18n.ts'
import type { ImageId, RecordImage } from '../../base/image/image.tsx'
import { enumWord, fieldWord, isEnum, yesNoWord } from '../record/values.tsx'
import { useCaller } from '../../base/connection/session.ts'
import { problemsBy, schemaOf } from '../../declare/check.ts'
import { bodyWith, placeOf } from '../../declare/part.ts'
import type { DeclaredField } from '../../declare/field.ts'
import type { Draft } from '../../declare/draft.ts'
import { FormField } from './field.tsx'
import { bodyOf, isEmpty, isTyped, onlyAsked, type Fields, type Held } from '../../declare/held.ts'
import { useForm, type FormSetting } from './use-form.ts'

interface FieldsSetting<Values extends Held, Saved> extends Omit<FormSetting<Values, Saved>, 'problemsOf' | 'send'> {
  /** The operation that is sent, and the fields of its body. */
  operation: FormId
  body: Fields
  /** What the fields must hold, whichever operation is sent. */
  fields?: Fields
  declared: readonly DeclaredField[]
  send: (body: Held, draft: Draft<Values>) => Promise<Saved>
  /** What stands below a field that may be left empty. */
  optional?: string
  /** The image that the record has so far. */
  savedImage?: (field: string, operation: ImageId) => RecordImage | undefined
}

/**
 * A form whose fields the contract describes: `form.field('brand')` draws one by its kind, with its word, what it must hold, and what the
 * contract or the server has against it. `form.rows` draws declared rows.
 */
export function useFields<Values extends Held, Saved>(setting: FieldsSetting<Values, Saved>) {
  const { operation, body, fields = body, declared, send, optional, savedImage, ...rest } = setting
  const caller = useCaller()
  const ofField = (name: string) => declared.find(({ field }) => field === name)
  const isAsked = (name: string, values: Values) => name in body && ofField(name)?.when?.(values, caller) !== false
  const fieldName = (name: string): string => {
    const label = ofField(name)?.label
    if (label) return say(label)
    // Beside the Chinese name it says that it is the English one.
    return name === 'name' && 'nameZh' in fields ? sharedWord('field.nameEn') : fieldWord(name)
  }
  const sent = ({ id, version, values }: Draft<Values>): Held => {
    const asked = onlyAsked(fields, values, (name) => isAsked(name, values))
    return { ...bodyOf(body, asked, id === undefined), ...(version !== undefined && { version }) }
  }
  const inRow = (name: string, field?: string) => (field && fields[name]?.fields ? fieldWord(field) : fieldName(name))
  const problemsOf = (of: Draft<Values>) => {
    const problems = problemsBy(schemaOf(operation), bodyWith(operation, sent(of)), inRow, placeOf(operation))
    const own = declaredProblems(declared, of.values, fieldName)
    // Of what is filled in, domain says more than the contract.
    const filled = Object.entries(own).filter(([name]) => !isEmpty(of.values[name]))
    return { ...own, ...problems, ...Object.fromEntries(filled) } as Partial<Record<keyof Values & string, string>>
  }
  const form = useForm<Values, Saved>({
    ...rest,
    place: placeOf(operation),
    send: (draft) => send(sent(draft), draft),
    problemsOf: (values, draft) => problemsOf({ ...draft, values }),
  })
  const { values, problems, draft } = form
  const held: Held = values
  const problem: Readonly<Record<string, string | undefined>> = problems
  const draw = (name: string): ReactNode => {
    const metadata = fields[name]
    if (!metadata || !isAsked(name, values)) return null
    const { hint, required, image, ...own }: Partial<DeclaredField> = ofField(name) ?? {}
    const needed = isNeeded(metadata, draft.id === undefined) || required?.(values) === true
    return (
      <FormField
        key={name}
        name={name}
        metadata={metadata}
        declared={own}
        label={fieldName(name)}
        value={held[name]}
        // Its control answers what the field holds.
        onChange={(value) => form.enter({ [name]: value, ...own.fills?.(value, values) } as Partial<Values>)}
        form={{ values: held, set: (other, value) => form.set(other, value as Values[string]) }}
        hint={
          typeof hint === 'function' ? hint(values, draft.start) : hint ? say(hint) : needed || !isTyped(metadata) ? undefined : optional
        }
        error={problem[name]}
        required={needed}
        image={image && { saved: savedImage?.(name, image), onUpload: form.onUpload }}
      />
    )
  }
  return {
    ...form,
    fieldName,
    /** What would be sent now, and what is wrong with it, though nobody has tried yet. */
    now: () => ({ body: bodyWith(operation, sent(draft)), wrong: Object.keys(problemsOf(draft)) }),
    /** What a field holds, in words. */
    show: (name: keyof Values & string, from: Values): string => shown(name, fields[name], from[name], ofField(name)?.show),
    field: (name: keyof Values & string): ReactNode => draw(name),
    rows: (rows: readonly (readonly DeclaredField[])[]): ReactNode =>
      rows.map((row) => {
        const [first, ...others] = row.filter((each) => isAsked(each.field, values))
        if (!first) return null
        if (others.length === 0) return draw(first.field)
        return (
          <div key={first.field} className={`grid items-start gap-4 ${others.length === 2 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
            {[first, ...others].map((each) => draw(each.field))}
          </div>
        )
      }),
  }
}

/** Whether a field must be filled in: what a new record needs, and what one that is there cannot be without. */
function isNeeded(field: FieldMetadata, isNew: boolean): boolean {
  // What is chosen from a list that has no blank is always there.
  if (isEnum(field.kind)) return false
  // A list of rows may have none.
  if (field.fields) return false
  const { kind, required, nullable, min = 0 } = field
  return (required === true && !nullable) || (!isNew && isTyped(field) && (kind === 'text' ? min > 0 : !nullable))
}

/** What the module has against the values, beside the contract. */
function declaredProblems(declared: readonly DeclaredField[], values: Held, fieldName: (field: string) => string) {
  const problems: Record<string, string> = {}
  for (const { field, required, whyNot } of declared) {
    const reason = whyNot?.(values)
    if (reason) problems[field] = sharedWord(`reason.${reason}`)
    if (required?.(values) && isEmpty(values[field])) problems[field] = sharedWord('invalid.required', { field: fieldName(field) })
  }
  return problems
}

/** What a field holds, in words: for who has to choose between two versions, and for who may only look. */
export function shown(name: string, field: FieldMetadata | undefined, value: unknown, show?: DeclaredField['show']): string {
  if (isEmpty(value)) return ''
  if (show) return show(value)
  if (typeof value === 'boolean') return yesNoWord(name, value)
  if (field?.kind === 'id') return t`An image`
  return field && isEnum(field.kind) ? enumWord(field.kind, String(value)) : String(value)
}
