import { type Data } from '@isb/sdk'
import { whyNotExpiry } from '@isb/sdk/rules'
import { Button, CopyOnce, Dialog, DialogBody, DialogFooter, Field, Input, Select } from '@isb/ui'
import { t as say } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { useForm } from '../../lib/engine/form/use-form.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useSession } from '../../lib/base/connection/session.ts'
import { ScopePicker } from '../../lib/shared/tokens/scope-picker.tsx'
import { ownScopeNames } from '../../lib/shared/tokens/own-scopes.ts'
import { scopeTree } from '../../lib/shared/tokens/scope-tree.ts'
import { blank, dayFromNow, draftName, endOf, keptToken, type Expiry, type Values } from './draft.ts'

type Made = Data<'account.createToken'>

/** Makes an API token of one's own, then shows it, this once. */
export default function NewToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Made>()
  return made ? <Shown made={made} onClose={onClose} /> : <Making onMade={setMade} onClose={onClose} />
}

/** Called when it is drawn: the language may have changed. */
const lastDay = () => say`Last day`
const fieldNames = { name: 'field.name', scopes: 'field.scopes', expiry: 'field.expiresAt', day: 'field.expiresAt' } as const
const fieldName = (field: keyof Values): string => sharedWord(fieldNames[field])

function Making({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const { t } = useLingui()
  const [kept] = useState(keptToken)
  const create = useOperation('account.createToken', false)
  const form = useForm<Values, Made>({
    name: draftName,
    draft: kept ?? { start: blank, values: blank },
    problemsOf,
    send: ({ values }) => {
      const { name, scopes } = values
      const expiresAt = endOf(values, Date.now())?.toISOString() ?? ''
      return create.mutateAsync({ body: { name: name.trim(), scopes: [...scopes], expiresAt } })
    },
    onSaved: onMade,
  })
  const { values, set, problems } = form
  const tree = useTree()
  const expiries: { value: Expiry; label: string }[] = [
    { value: '30', label: t`in 30 days` },
    { value: '90', label: t`in 90 days` },
    { value: '365', label: t`in a year` },
    { value: 'day', label: t`on a date I choose` },
  ]
  const chosen = values.scopes.length
  return (
    <FormDialog
      form={form}
      title={t`New API token`}
      verb={t`Create token`}
      restored={kept !== undefined}
      onClose={onClose}
      fieldName={fieldName}
      show={() => ''}
    >
      <Field label={fieldName('name')} error={problems.name} hint={t`What it is for: “Nightly export”`} required>
        <Input value={values.name} maxLength={100} autoComplete="off" onChange={(event) => set('name', event.target.value)} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={fieldName('expiry')} error={values.expiry !== 'day' && problems.expiry}>
          <Select options={expiries} value={values.expiry} onValueChange={(expiry) => set('expiry', expiry)} />
        </Field>
        {values.expiry === 'day' && (
          <Field label={lastDay()} error={problems.day ?? problems.expiry} hint={t`At most two years from now`} required>
            <Input
              type="date"
              value={values.day}
              min={dayFromNow(0)}
              max={dayFromNow(729)}
              onChange={(event) => set('day', event.target.value)}
            />
          </Field>
        )}
      </div>
      <Field
        label={fieldName('scopes')}
        error={problems.scopes}
        hint={t`If you lose a permission, the token loses it too.`}
        aside={chosen > 0 && t`${chosen} selected`}
        group
        required
      >
        {({ id: _, ...ties }) => (
          <ScopePicker tree={tree} value={values.scopes} onValueChange={(scopes) => set('scopes', scopes)} control={ties} />
        )}
      </Field>
    </FormDialog>
  )
}

/** What one holds oneself, by the tree's names. */
function useTree() {
  const { t, i18n } = useLingui()
  const kept = useSession()
  const [menus, permissions] = [kept?.menus, kept?.me?.permissions]
  const beside = t`Outside the menus`
  const name = t`Your own data`
  return useMemo(() => {
    const scopes = Object.fromEntries(Object.entries(ownScopeNames).map(([scope, word]) => [scope, i18n._(word)]))
    return scopeTree(menus ?? [], permissions ?? [], { name: beside, nameZh: '' }, { name, scopes })
  }, [beside, i18n, menus, name, permissions])
}

function problemsOf(values: Values): Partial<Record<keyof Values, string>> {
  const required = (field: string) => sharedWord('invalid.required', { field })
  const ends = endOf(values, Date.now())
  return {
    ...(!values.name.trim() && { name: required(fieldName('name')) }),
    ...(values.scopes.length === 0 && { scopes: required(fieldName('scopes')) }),
    ...(!ends ? { day: required(lastDay()) } : whyNotExpiry(ends, new Date()) && { day: sharedWord('reason.TOKEN_EXPIRY') }),
  }
}

function Shown({ made: { secret, token }, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Copy the token now`}
      description={token.name}
      // Nothing but the button ends it: there is no second look.
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogBody>
        <CopyOnce
          value={secret}
          words={{
            label: sharedWord('field.token'),
            copy: t`Copy`,
            copied: t`Copied`,
            warning: t`It is shown only once. Anyone who has it can act as you, so keep it as safe as a password.`,
          }}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="lead" onClick={onClose}>
          <Trans>I have copied it</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
