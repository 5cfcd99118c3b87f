import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { UploadDialog } from '../../lib/engine/import/upload-dialog.tsx'
import { largeUploadMs } from '../../lib/base/connection/long-work.ts'
import { queryClient } from '../../lib/base/connection/query.ts'

/** Takes a bundle, and leads to what it comes to. */
export default function UploadBundle({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return (
    <UploadDialog
      title={t`Import base data`}
      operation="baseData.read"
      text={t`OneRoster 1.0 to 1.2, or Microsoft School Data Sync 1 to 2.1. Nothing changes until you have seen the preview. Passwords are never read.`}
      send={async (file, isb) => {
        const { id } = await isb.baseData.read({ query: { name: file.name }, body: file }, { timeout: largeUploadMs })
        void queryClient.invalidateQueries({ queryKey: ['baseData'] })
        onClose()
        await navigate({ to: '/base-data/changes', search: { runId: id } })
      }}
      onClose={onClose}
    />
  )
}
