// A part of the settings: a module declares its sections, the fields and what they must hold follow from the contract.
import type { Data, OperationId } from '@isb/sdk'
import type { FormId, ModuleMetadata } from '@isb/sdk/metadata'
import { Badge, ProgressBar, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType, type FunctionComponent } from 'react'
import { loadSchemas } from '../form/check.ts'
import { declaredRows, type DeclaredField, type DeclaredFields } from '../form/declared-field.ts'
import type { Fields, Held, HeldOf } from '../form/held.ts'
import { say, type Text } from '../i18n.ts'
import { late } from '../late.tsx'
import { read } from '../list/use-rows.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useCaller } from '../session.ts'
import { SettingsTabs } from '../settings-tabs.tsx'
import { PageHead } from '../page/page-head.tsx'

/** An operation that reads settings. */
type SettingsId = Extract<OperationId, 'settings.get' | `${string}.settings`>

/** What stands below the fields of a section: the settings as they are saved, and what is filled in beside them and not saved yet. */
export interface BelowProps<Settings, Draft = unknown> {
  settings: Settings
  draft: Draft | undefined
  onDraft: (draft: Draft | undefined) => void
}
interface Section<Settings, Fields, Draft> {
  readonly title: Text
  readonly text?: Text
  readonly fields: Fields
  /** Takes the whole width; its title is not drawn. */
  readonly wide?: true
  readonly Below?: FunctionComponent<BelowProps<Settings, Draft>>
}
interface Declaration<Id extends FormId & OperationId, Settings, Fields, Draft> {
  /** The operation that changes them. Whoever may not sees them all the same. */
  readonly update: Id
  readonly text: Text
  /** Stands beside the heading: a status. */
  readonly Aside?: FunctionComponent
  readonly sections: readonly Section<Settings, Fields, Draft>[]
  /** What a section has below its fields is no setting, and saved with them all the same. */
  readonly beside?: {
    readonly isWrong: (draft: Draft) => boolean
    /** Answers what is left of the draft as it stands by then: what could not be saved, and what was typed meanwhile. */
    readonly save: (draft: Draft) => Promise<(now: Draft) => Draft | undefined>
  }
  /** What is asked before they are saved, where a change has an effect that nobody should come upon by accident. */
  readonly asks?: (values: Settings, before: Settings) => { title: string; text: string; verb: string } | undefined
  /** What else is to be done once they are saved. */
  readonly onSaved?: () => void
}

/** Settings as the contract answers them, whatever they are. */
export interface AnySettings extends Held {
  readonly version: number
}
/** A part of the settings as the engine reads it. */
export interface AnySettingsScreen extends Declaration<FormId & OperationId, AnySettings, readonly (readonly DeclaredField[])[], unknown> {
  readonly operation: OperationId
  readonly body: Fields
}

const loadForm = () => Promise.all([import('../form/settings-form.tsx'), loadSchemas()]).then(([form]) => form)
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
