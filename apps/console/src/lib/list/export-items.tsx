import { MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'

const formats = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const
export type Format = keyof typeof formats

/** The kinds of files, and paper. */
export default function ExportItems({ onFormat, printable }: { onFormat: (format: Format) => void; printable: boolean }) {
  const { t } = useLingui()
  return (
    <>
      {(Object.keys(formats) as Format[]).map((format) => (
        <MenuItem key={format} onSelect={() => onFormat(format)}>
          {formats[format]}
        </MenuItem>
      ))}
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
