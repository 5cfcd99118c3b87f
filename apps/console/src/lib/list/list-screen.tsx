import { operationOf } from '@isb/sdk'
import type { ListedId, ListMetadata, MetadataOf, ModuleMetadata } from '@isb/sdk/metadata'
import { Button, Tooltip } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Settings, Upload } from 'lucide-react'
import { Suspense, useCallback, useMemo, useState, type ComponentType, type FunctionComponent } from 'react'
import { say, useLocale } from '../i18n.ts'
import { useCaller } from '../session.ts'
import { useSoon } from '../soon.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { Address } from './address.ts'
import { columnsOf, drawStatus, hiddenColumns, statusOf } from './columns.tsx'
import type { AnyDeclaration, AnyRow, ListAction, ListDeclaration } from './declared.ts'
import { useDeclaredFilters, useDeclaredTabs } from './declared-filters.ts'
import { panelOf } from './declared-panel.tsx'
import type { LateForm, OpenForm } from './late-form.tsx'
import { LeadButton } from './lead-button.tsx'
import { ResourceList } from './resource-list.tsx'
import { bulkOf, questionOf, send, useRowActions, type DeclaredActions } from './use-actions.tsx'
import { useAsked } from './use-asked.ts'
import { useOpen } from './use-open.ts'

/** What stands over the list. */
type Open =
  | { readonly form: OpenForm }
  | { readonly action: ListAction<AnyRow>; readonly row: AnyRow }
  | { readonly Imports: FunctionComponent<{ onClose: () => void }> }

/** A module's metadata, as far as a list of it goes. */
interface ModuleOf<Id extends ListedId> {
  readonly lists: Readonly<Record<Id, MetadataOf<Id>>>
  readonly forms: ModuleMetadata['forms']
}

/**
 * A screen of a list, made of what the contract says and of what the module declares. Hand over constants.
 * @param id the operation that lists @param module the contract's metadata of its module
 */
export const listScreen = <Id extends ListedId>(id: Id, { lists, forms }: ModuleOf<Id>, screen: ListDeclaration<Id>): ComponentType =>
  // What is declared for the rows of one list is handed rows of that list alone.
  screenOf(id, lists[id], forms, screen as unknown as AnyDeclaration)

function screenOf(id: ListedId, list: ListMetadata, bodies: ModuleMetadata['forms'], screen: AnyDeclaration): ComponentType {
  const { name, columns, create, imports, settings, forms = [], queue, Banner } = screen
  const tabs = typeof screen.tabs === 'string' ? { field: screen.tabs } : screen.tabs
  const status = statusOf(list)
  const rowName = screen.rowName ?? ((row: AnyRow) => String(row[list.name ?? 'id']))
  const actions: DeclaredActions = {
    id,
    list,
    status,
    queue,
    forms: bodies,
    actions: screen.actions ?? none,
    bulk: screen.bulk ?? none,
  }
  const looks = { list, columns, status, waitsSince: queue && list.days }
  const drawnStatus = drawStatus(looks)
  const usuallyHidden = hiddenColumns(columns, 'usually')
  const hiddenBesidePanel = hiddenColumns(columns, 'besidePanel')
  const warm = () => Promise.all([...forms.map((form) => form.load()), screen.warm?.()])

  return function ListScreen() {
    const locale = useLocale()
    const caller = useCaller()
    const navigate = useNavigate()
    const address = useSearch({ strict: false }) as Address
    const goTo = useOpen()
    const [open, setOpen] = useState((): Open | undefined => firstKept(forms))
    const close = () => setOpen(undefined)
    const onForm = useCallback((form: OpenForm) => setOpen({ form }), [])
    const onAsk = useCallback((action: ListAction<AnyRow>, row: AnyRow) => setOpen({ action, row }), [])
    const onTab = useCallback(({ id: open }: AnyRow, tab: string) => goTo({ id: open, tab }), [goTo])
    const rowActions = useRowActions(actions, { onAsk, onForm, onTab })
    const bulk = bulkOf(actions, caller)
    const mayCreate = create?.needs.every(caller.may) ?? false
    const begin = () => {
      if (!mayCreate) return
      if (create?.go) void navigate({ to: create.go })
      else if (create?.form) onForm(create.form(address))
    }
    // Its own address: while it is left, the place is the next one's already.
    const [path] = useState(useLocation().pathname)
    useAsked(path, begin)
    useSoon(warm)
    return (
      <>
        <ResourceList<AnyRow>
          name={name}
          operation={id}
          {...(list.export && { exports: list.export })}
          title={say(screen.title)}
          text={say(screen.text)}
          actions={
            <>
              {imports && caller.may(imports.operation) && (
                <Button onClick={() => setOpen({ Imports: imports.Dialog })} className="max-sm:px-2">
                  <Upload aria-hidden />
                  <span className="max-sm:sr-only">
                    <Trans>Import</Trans>
                  </span>
                </Button>
              )}
              {settings && caller.may(settings.operation) && <SettingsLink {...settings} />}
              {create && mayCreate && (
                <LeadButton onClick={begin}>
                  <Plus aria-hidden />
                  {say(create.label)}
                </LeadButton>
              )}
            </>
          }
          banner={Banner && <Banner />}
          // oxlint-disable-next-line react/exhaustive-deps -- the words follow the language
          columns={useMemo(() => columnsOf(looks), [locale])}
          usuallyHidden={usuallyHidden}
          hiddenBesidePanel={hiddenBesidePanel}
          filters={useDeclaredFilters({ list, tabs, filters: screen.filters ?? {} })}
          {...optional({ tabs: useDeclaredTabs(list, tabs), search: screen.search && say(screen.search) })}
          {...optional({
            searched: screen.searched && say(screen.searched),
            usualSort: screen.usualSort ?? (queue ? undefined : list.usual),
          })}
          rowName={rowName}
          {...(actions.actions.length > 0 || queue ? { rowActions } : {})}
          {...(bulk.length > 0 && { bulk })}
          record={{ path: list.key ?? 'id', ...optional({ get: list.get, history: list.history }) }}
          panel={panelOf({ list, rowName, caller, status: drawnStatus, panel: screen.panel, actions: rowActions })}
          empty={{ title: say(screen.empty.title), text: say(screen.empty.text) }}
        />
        {open &&
          'form' in open &&
          open.form.render({
            caller,
            onClose: close,
            onSaved: (after) => {
              close()
              // A form may save another list's record.
              if (open.form.list === id) goTo(after)
            },
          })}
        <Suspense>{open && 'Imports' in open && <open.Imports onClose={close} />}</Suspense>
        {open && 'action' in open && (
          <OpenAction
            {...open}
            declared={actions}
            onClose={close}
            onGone={() => {
              close()
              goTo({ id: undefined })
            }}
          />
        )}
      </>
    )
  }
}

const none: readonly never[] = []

/** The first form that was under way. */
function firstKept(forms: readonly LateForm[]): Open | undefined {
  for (const { kept } of forms) {
    const form = kept()
    if (form) return { form }
  }
  return undefined
}

/** Without what is undefined. */
const optional = <Part extends object>(part: Part) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as { [Key in keyof Part]: NonNullable<Part[Key]> }

function SettingsLink({ path, label }: NonNullable<AnyDeclaration['settings']>) {
  return (
    <Tooltip label={say(label)}>
      <Button asChild className="px-2">
        <Link to={path}>
          <Settings aria-hidden />
          <span className="sr-only">{say(label)}</span>
        </Link>
      </Button>
    </Tooltip>
  )
}

interface OpenActionProps {
  action: ListAction<AnyRow>
  row: AnyRow
  declared: DeclaredActions
  onClose: () => void
  onGone: () => void
}

/** What an action asks before it is sent, or the dialog that it opens. */
function OpenAction({ action, row, declared, onClose, onGone }: OpenActionProps) {
  const { operation, Dialog, Body, danger } = action
  if (Dialog)
    return (
      <Suspense>
        <Dialog row={row} onClose={onClose} onGone={onGone} />
      </Suspense>
    )
  if (!operation) return null
  return (
    <ActionDialog
      operation={operation}
      question={questionOf(action, row)}
      Body={Body}
      danger={danger}
      forms={declared.forms}
      rows={[row]}
      keptAs={`${operation}.${row.id}`}
      onClose={onClose}
      onBody={(body) => send(action, row, declared, body).then(() => void (operationOf(operation).method === 'DELETE' && onGone()))}
    />
  )
}
