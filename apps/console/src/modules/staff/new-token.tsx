import { contractCodes } from '@isb/sdk'
import { Button, CopyOnce, Dialog, DialogBody, DialogFooter, Field, Form, Input, MultiSelect, Switch } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { fieldErrors } from '../../lib/base/connection/form-errors.ts'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { useSession } from '../../lib/base/connection/session.ts'
import type { Staff } from './data.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'

const days = 86_400_000
/** A day as date fields write it, so many days from now. */
const dayFromNow = (count: number) => new Date(Date.now() + count * days).toLocaleDateString('sv-SE')

/** Makes a token for a service account; the secret is shown here once and nowhere again. */
export default function NewToken({ row, onClose }: { row: Staff; onClose: () => void }) {
  const { t } = useLingui()
  const create = useOperation('staff.createToken', false)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>([])
  const [until, setUntil] = useState(() => dayFromNow(365))
  const [acts, setActs] = useState(false)
  const [tried, setTried] = useState(false)
  const options = useScopes(row)
  const refused = fieldErrors(create.error)
  const problems = {
    name: name.trim() ? refused['name'] : sharedWord('invalid.required', { field: sharedWord('field.name') }),
    scopes: scopes.length > 0 ? refused['scopes'] : sharedWord('invalid.required', { field: sharedWord('field.scopes') }),
    expiresAt: until ? refused['expiresAt'] : sharedWord('invalid.required', { field: sharedWord('field.expiresAt') }),
  }
  const submit = () => {
    setTried(true)
    if (create.isPending || !name.trim() || scopes.length === 0 || !until) return
    // To the end of the day that was chosen, by the reader's clock.
    const expiresAt = new Date(new Date(`${until}T00:00:00`).getTime() + days - 1000).toISOString()
    create.mutate({ path: { staffId: row.id }, body: { name: name.trim(), scopes: [...scopes], acts, expiresAt } })
  }
  const error = (field: keyof typeof problems) => tried && problems[field]
  const secret = create.data?.secret
  return (
    <Dialog
      open
      onOpenChange={() => create.isPending || onClose()}
      title={secret ? t`Copy the token now` : t`New API token`}
      closeLabel={t`Close`}
      onInteractOutside={(event) => event.preventDefault()}
    >
      {secret ? (
        <>
          <DialogBody>
            <CopyOnce
              value={secret}
              words={{
                label: sharedWord('field.token'),
                copy: t`Copy`,
                copied: t`Copied`,
                warning: t`It is shown only once. Anyone who has it can act as ${bareName(row)}, so keep it as safe as a password.`,
              }}
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="lead" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </DialogFooter>
        </>
      ) : (
        <Form className="contents" onSubmit={submit}>
          <DialogBody>
            <Field label={sharedWord('field.name')} required error={error('name')} hint={t`What it is for: “Mobile app”`}>
              <Input value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
            </Field>
            <Field
              label={sharedWord('field.scopes')}
              required
              error={error('scopes')}
              hint={t`Permissions that both you and this account have. If the account loses one, the token loses it too.`}
            >
              {(control) => (
                <MultiSelect
                  {...control}
                  options={options}
                  value={scopes}
                  onValueChange={setScopes}
                  words={{
                    label: sharedWord('field.scopes'),
                    placeholder: t`Choose what it can do`,
                    remove: (label) => t`Remove ${label}`,
                    loading: t`Loading`,
                    empty: t`The account has no permissions to give. Give it a role first.`,
                    error: t`It did not load`,
                    retry: t`Retry`,
                  }}
                />
              )}
            </Field>
            <Field label={sharedWord('field.expiresAt')} required error={error('expiresAt')} hint={t`At most two years from now`}>
              <Input
                type="date"
                value={until}
                min={dayFromNow(1)}
                max={dayFromNow(729)}
                onChange={(event) => setUntil(event.target.value)}
              />
            </Field>
            <Switch
              checked={acts}
              onCheckedChange={setActs}
              label={t`For an app that acts for people: each call names the person and sees only what that person can see. Only administrators can create one.`}
            />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="lead" loading={create.isPending}>
              <Trans>Create token</Trans>
            </Button>
          </DialogFooter>
        </Form>
      )}
    </Dialog>
  )
}

/** The codes that can be given: those of the contract that the account holds, and that one holds oneself. */
function useScopes(row: Staff) {
  const { data } = useQuery({ ...query('staff.menus', { path: { staffId: row.id } }), staleTime: 0 })
  const mine = useSession()?.me?.permissions
  return useMemo(() => {
    const held = new Set(mine)
    const known = new Set<string>(contractCodes)
    return (data ?? [])
      .filter(({ code }) => held.has(code) && known.has(code))
      .map((menu) => ({ value: menu.code, label: named(menu), hint: menu.code }))
  }, [data, mine])
}
