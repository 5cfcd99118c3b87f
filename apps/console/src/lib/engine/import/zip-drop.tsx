import { operationOf, type OperationId } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileDrop } from './file-drop.tsx'

interface ZipDropProps {
  /** What takes the file; its limit is that of the contract. */
  operation: OperationId
  /** What was wrong with the last one. */
  problem: string | undefined
  /** What the file is to hold. */
  text: string
  onFile: (file: File) => void
}

/** Takes one ZIP file. One that the server would not take is not sent. */
export function ZipDrop({ operation, problem, text, onFile }: ZipDropProps) {
  const { t } = useLingui()
  const [tooLarge, setTooLarge] = useState(false)
  const most = operationOf(operation).bodyLimit ?? 0
  const megabytes = most / 1024 ** 2
  const take = (file: File) => {
    setTooLarge(file.size > most)
    if (file.size <= most) onFile(file)
  }
  return (
    <FileDrop
      problem={tooLarge ? t`The file is larger than ${megabytes} MB` : problem}
      prompt={t`Drop a ZIP file here`}
      accept=".zip,application/zip"
      onFiles={([file]) => take(file)}
    >
      <p className="text-xs text-fg-2">{text}</p>
    </FileDrop>
  )
}
