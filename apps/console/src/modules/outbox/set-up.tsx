import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FolderOpen, Server } from 'lucide-react'
import { query } from '../../lib/base/connection/query.ts'

/** How mail leaves here, in a line. */
export function SetUp() {
  const { data } = useQuery({ ...query('outbox.setUp'), staleTime: Infinity })
  if (!data) return null
  const { server, secure, from } = data
  return (
    <p className="flex items-start gap-2 px-4 py-3 text-fg-2 sm:px-6 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {server ? <Server aria-hidden /> : <FolderOpen aria-hidden />}
      <span className="min-w-0 break-words">
        {!server ? (
          <Trans>
            No mail server is set up (<code>SMTP_URL</code>). Emails are saved as files in the <code>mail</code> folder of the data
            directory.
          </Trans>
        ) : secure ? (
          <Trans>
            Sent by <b>{server}</b>, encrypted, from <b>{from}</b>
          </Trans>
        ) : (
          <Trans>
            Sent by <b>{server}</b> from <b>{from}</b>
          </Trans>
        )}
      </span>
    </p>
  )
}
