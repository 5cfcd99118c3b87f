// A part of the settings: a module declares its sections, the fields and what they must hold follow from the contract.
import type { Data, OperationId } from '@isb/sdk'
import type { FormId, ModuleMetadata } from '@isb/sdk/metadata'
import { Badge, ProgressBar, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'
import { loadSchemas } from '../declare/check.ts'
import { declaredRows, type DeclaredFields } from '../declare/field.ts'
import type { HeldOf } from '../declare/held.ts'
import { say } from '../base/words/i18n.ts'
import { late } from '../base/lazy/late.tsx'
import { read } from '../engine/rows/use-rows.ts'
import { NotLoaded } from '../base/lazy/not-loaded.tsx'
import { useCaller } from '../base/connection/session.ts'
import { SettingsTabs } from '../engine/page/settings-tabs.tsx'
import { PageHead } from '../engine/page/page-head.tsx'
import type { AnySettings, AnySettingsScreen, Declaration, SettingsId } from '../declare/settings.ts'

const loadForm = () => Promise.all([import('../engine/form/settings-form.tsx'), loadSchemas()]).then(([form]) => form)
const SettingsForm = late(loadForm)

/** A screen of settings. @param id the operation that reads them @param module the contract's metadata of their module */
export function settingsScreen<Id extends SettingsId, Update extends FormId & OperationId, Draft = never>(
  id: Id,
  { forms }: Pick<ModuleMetadata, 'forms'>,
  { sections, ...rest }: Declaration<Update, Data<Id>, DeclaredFields<HeldOf<Update>>, Draft>,
): ComponentType {
  const screen = {
    ...rest,
    operation: id,
    body: forms[rest.update] ?? {},
    sections: sections.map((section) => ({ ...section, fields: declaredRows(section.fields) })),
    // What is declared for some settings is handed those alone.
  } as unknown as AnySettingsScreen
  return function SettingsScreen() {
    const { t } = useLingui()
    const mayEdit = useCaller().may(screen.update)
    const { data, error, isFetching, refetch } = useQuery(read<AnySettings>(id, {}))
    return (
      <div className="relative flex min-h-full flex-col">
        <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
        <PageHead
          text={say(screen.text)}
          aside={
            data && (
              <>
                {!mayEdit && (
                  <Badge>
                    <Trans>Read only</Trans>
                  </Badge>
                )}
                {screen.Aside && <screen.Aside />}
              </>
            )
          }
        />
        <SettingsTabs />
        {data ? (
          <Suspense>
            <SettingsForm screen={screen} settings={data} mayEdit={mayEdit} />
          </Suspense>
        ) : error ? (
          <NotLoaded
            className="m-auto"
            title={t`The settings did not load`}
            error={error}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Blank />
        )}
      </div>
    )
  }
}

function Blank() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="grid gap-10 border-t border-line px-4 py-8 sm:px-6 lg:grid-cols-[15rem_minmax(0,40rem)]"
    >
      <Skeleton className="w-24" />
      <div className="grid gap-6">
        {['w-28', 'w-40', 'w-20'].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-9! w-full rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
