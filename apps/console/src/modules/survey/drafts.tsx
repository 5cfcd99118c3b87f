// The forms as they were left earlier: what has changed since, and a way back.
import type { Schema } from '@isb/sdk'
import { Button, Dialog, DialogBody, Empty, IconButton, Skeleton } from '@isb/ui'
import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { Differences } from './differences.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

interface DraftsProps {
  surveyId: number
  /** Which save they are compared with. */
  saved: number
  onGoBack: (content: Schema<'SurveyContent'>) => void
}

export function DraftsButton(props: DraftsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const goBack = (content: Schema<'SurveyContent'>) => {
    props.onGoBack(content)
    setOpen(false)
  }
  return (
    <>
      <IconButton label={t`Earlier drafts`} className="max-sm:hidden" onClick={() => setOpen(true)}>
        <History aria-hidden />
      </IconButton>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={t`Earlier drafts`}
          description={t`The forms as somebody left them. Going back can be undone.`}
          closeLabel={t`Close`}
        >
          <DialogBody>
            <Drafts {...props} onGoBack={goBack} />
          </DialogBody>
        </Dialog>
      )}
    </>
  )
}

function Drafts({ surveyId, saved, onGoBack }: DraftsProps) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const asked = query('survey.drafts', { path: { surveyId } })
  const { data, error, isFetching, refetch } = useQuery({ ...asked, queryKey: [...asked.queryKey, saved] })
  if (error && !data) return <NotLoaded title={t`The drafts did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.length === 0)
    return (
      <Empty
        title={t`No earlier drafts`}
        text={t`A draft is kept once somebody goes on with it after five minutes, or somebody else does.`}
      />
    )
  return (
    <ol className="grid gap-3">
      {data.map(({ id, savedAt, savedBy, content, differences }) => (
        <li key={id} className="grid gap-2 rounded-md border border-line p-3">
          <div className="flex items-center gap-2">
            <span className="mr-auto">
              <b>{moment(savedAt)}</b> <span className="text-fg-2">{personName(savedBy)}</span>
            </span>
            <Button size="sm" disabled={differences.length === 0} onClick={() => onGoBack(content)}>
              {t`Go back to this`}
            </Button>
          </div>
          <details>
            <summary className="cursor-pointer text-fg-2">
              <Plural value={differences.length} _0="Nothing has changed since" one="# change since" other="# changes since" />
            </summary>
            <Differences all={differences} />
          </details>
        </li>
      ))}
    </ol>
  )
}
