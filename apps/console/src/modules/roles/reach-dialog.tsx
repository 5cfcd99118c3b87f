import type { Schema } from '@isb/sdk'
import { scopedModules, values } from '@isb/sdk/metadata'
import type { WordKey } from '@isb/words/speak'
import { Checkbox, Field, Select, Skeleton } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { useOperation } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { roleQuery, type Role } from './data.ts'

type RoleReach = Schema<'RoleReach'>
const all = 'All'

/** How far a role reaches among students, module by module. */
export default function ReachDialog({ row, onClose }: { row: Role; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(roleQuery(row.id))
  const [changed, setChanged] = useState<readonly RoleReach[]>()
  const save = useOperation('roles.setReach', t`Reach of ${row.name} saved`)
  const reaches = changed ?? data?.reaches ?? []
  const blank = reaches.some(({ reach, divisions }) => reach === 'Divisions' && divisions.length === 0)
  const set = (module: string, next: Omit<RoleReach, 'module'> | null) =>
    setChanged([...reaches.filter((each) => each.module !== module), ...(next ? [{ module, ...next }] : [])])
  const choices = [{ value: all, label: t`All students` }, ...values.Reach.map((value) => ({ value, label: enumWord('Reach', value) }))]
  return (
    <SendDialog
      title={t`Students within reach of ${row.name}`}
      text={t`Parents always reach their own children. Everyone else is left out of lists, counts, files and search.`}
      verb={t`Save reach`}
      disabled={!data || blank}
      send={() =>
        data &&
        save.mutateAsync({ path: { roleId: row.id }, body: { reaches: [...reaches], version: data.version } }).catch((wrong: unknown) => {
          void refetch()
          throw wrong
        })
      }
      onClose={onClose}
    >
      {error && !data && <NotLoaded title={t`The role did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="w-3/4" />}
      {data &&
        scopedModules.map((module) => {
          const reach = reaches.find((each) => each.module === module)
          return (
            <div key={module} className="grid gap-2">
              <Field label={sharedWord(`module.${module}` as WordKey)}>
                {(control) => (
                  <Select
                    {...control}
                    options={choices}
                    value={reach?.reach ?? all}
                    onValueChange={(next) => set(module, next === all ? null : { reach: next as RoleReach['reach'], divisions: [] })}
                  />
                )}
              </Field>
              {reach?.reach === 'Divisions' && (
                <fieldset className="grid gap-1">
                  <legend className="sr-only">{sharedWord('field.divisions')}</legend>
                  {values.Division.map((division) => (
                    <Checkbox
                      key={division}
                      label={enumWord('Division', division)}
                      checked={reach.divisions.includes(division)}
                      onCheckedChange={(on) =>
                        set(module, {
                          reach: 'Divisions',
                          divisions: values.Division.filter((each) => (each === division ? on : reach.divisions.includes(each))),
                        })
                      }
                    />
                  ))}
                </fieldset>
              )}
            </div>
          )
        })}
    </SendDialog>
  )
}
