import { MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { say } from '../../base/words/i18n.ts'
import type { ExportedFile } from '../../declare/list.ts'

const formats = { csv: 'CSV', xlsx: 'Excel (XLSX)', zip: 'ZIP', ics: 'iCalendar' } as const
export type Format = keyof typeof formats

interface ExportItemsProps {
  files: readonly ExportedFile[]
  onChoose: (file: ExportedFile, format: Format) => void
  printable: boolean
}

/** The files, each in its formats, and paper. */
export default function ExportItems({ files, onChoose, printable }: ExportItemsProps) {
  const { t } = useLingui()
  return (
    <>
      {files.map((file) =>
        (file.only ? [file.only] : (['csv', 'xlsx'] as const)).map((format) => {
          const name = formats[format]
          const label = file.label && say(file.label)
          return (
            <MenuItem key={`${file.operation} ${format}`} onSelect={() => onChoose(file, format)}>
              {label ? t`${label}: ${name}` : name}
            </MenuItem>
          )
        }),
      )}
      {printable && (
        <>
          <MenuSeparator />
          {/* Once the menu is gone from the page. */}
          <MenuItem onSelect={() => setTimeout(() => print(), 200)}>{t`Print this page of the list`}</MenuItem>
        </>
      )}
    </>
  )
}
