import { Button, Tooltip } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Plus, Settings, Upload } from 'lucide-react'
import { say } from '../base/words/i18n.ts'
import { useCaller } from '../base/connection/session.ts'
import type { AnyDeclaration, Creation } from '../declare/screen.ts'
import { LeadButton } from '../engine/list/lead-button.tsx'

interface PageActionsProps {
  screen: Pick<AnyDeclaration, 'imports' | 'links' | 'settings'> & { readonly create?: Creation | undefined }
  onImport: (dialog: { Imports: NonNullable<AnyDeclaration['imports']>['Dialog'] }) => void
  onCreate: () => void
}

/** The buttons of a list's page, for whoever may: bringing records in from a file, the settings, a new record. */
export function PageActions({ screen: { create, imports, links = [], settings }, onImport, onCreate }: PageActionsProps) {
  const { may } = useCaller()
  return (
    <>
      {links.map(
        ({ operation, path, label, icon: Icon }) =>
          may(operation) && (
            <Button key={path} asChild className="max-sm:w-11 max-sm:px-0">
              <Link to={path}>
                <Icon aria-hidden />
                <span className="max-sm:sr-only">{say(label)}</span>
              </Link>
            </Button>
          ),
      )}
      {imports && may(imports.operation) && (
        <Button onClick={() => onImport({ Imports: imports.Dialog })} className="max-sm:w-11 max-sm:px-0">
          <Upload aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Import</Trans>
          </span>
        </Button>
      )}
      {settings && may(settings.operation) && (
        <Tooltip label={say(settings.label)}>
          <Button asChild className="px-2">
            <Link to={settings.path}>
              <Settings aria-hidden />
              <span className="sr-only">{say(settings.label)}</span>
            </Link>
          </Button>
        </Tooltip>
      )}
      {create?.needs.every(may) && (
        <LeadButton onClick={onCreate}>
          <Plus aria-hidden />
          {say(create.label)}
        </LeadButton>
      )}
    </>
  )
}
