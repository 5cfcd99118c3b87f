import type { OperationId } from '@isb/sdk'
import { Button, Menu } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { isb } from '../../base/connection/isb.ts'
import { late } from '../../base/lazy/late.tsx'
import { reportNoAnswer } from '../../base/connection/report.ts'
import type { Format } from './export-items.tsx'
import type { ExportedFile } from '../../declare/list.ts'

const Items = late(() => import('./export-items.tsx'))

interface ExportProps {
  files: readonly ExportedFile[]
  /** The list's own filters, what is searched for included. */
  query: Readonly<Record<string, unknown>>
  /** How many records there are, where that is known. */
  total: number | undefined
  /** Whether what is shown can be had on paper too; a tree cannot. */
  printable?: boolean
}

/** Today as people here write it in file names, by their own clock. */
const today = () => new Date().toLocaleDateString('sv-SE')

/** Gives a file to the browser's downloads. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The list as a file, with the filters that are on, or the page that is shown on paper. */
export function Export({ files, query, total, printable = true }: ExportProps) {
  const { t } = useLingui()
  const run = useMutation({
    mutationFn: ({ operation, only, format }: ExportedFile & { format: Format }) =>
      (isb.call as unknown as Call)(operation, only ? {} : { query: { ...query, format } }),
    onSuccess: (file, { name, format }) => save(file, `${name}-${today()}.${format}`),
    onError: (error) => reportNoAnswer(error),
  })
  return (
    <Menu
      trigger={
        <Button loading={run.isPending} disabled={total === 0 && !files.some(({ only }) => only)} className="max-sm:w-11 max-sm:px-0">
          <Download aria-hidden />
          <span className="max-sm:sr-only">{t`Export`}</span>
        </Button>
      }
    >
      <Suspense>
        <Items
          files={files.filter(({ within }) => within === undefined || query[within] !== undefined)}
          onChoose={(file, format) => run.mutate({ ...file, format })}
          printable={printable}
        />
      </Suspense>
    </Menu>
  )
}
type Call = (operation: OperationId, input: object) => Promise<Blob>
