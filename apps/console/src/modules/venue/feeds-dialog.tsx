import { type Data, type Schema } from '@isb/sdk'
import { Button, Checkbox, CopyOnce, Dialog, DialogBody, Field, Note, Skeleton } from '@isb/ui'
import { t as say } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { RevocableLine } from '../../lib/engine/record/revocable-line.tsx'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { VenueSelect } from './venue-select.tsx'

type Feed = Schema<'VenueFeed'>

/** Called when it is drawn: the language may have changed. */
const ownWord = () => say`My reservations`

/** One's own feeds: made, listed with their last use, revoked. */
export default function FeedsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('venue.feeds'))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Calendar feeds`}
      description={t`Outlook and other calendars read reservations by the address of a feed.`}
      closeLabel={t`Close`}
    >
      <DialogBody>
        <NewFeed onMade={() => void refetch()} />
        {error && !data && <NotLoaded title={t`The feeds did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-16" />}
        {data && data.length > 0 && (
          <ul aria-label={t`Your feeds`} className="divide-y divide-line rounded-md border border-line">
            {data.map((feed) => (
              <FeedLine key={feed.id} feed={feed} onRevoked={() => void refetch()} />
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  )
}

function FeedLine({ feed: { id, venue, titles, createdAt, lastReadAt }, onRevoked }: { feed: Feed; onRevoked: () => void }) {
  const { t } = useLingui()
  const { exact, moment } = useWhen()
  const revoke = useOperation('venue.removeFeed', t`Feed revoked`)
  return (
    <RevocableLine
      icon={Rss}
      name={venue ? named(venue) : ownWord()}
      facts={[
        titles ? fieldWord('titles') : t`Shows only that the time is taken`,
        t`created ${exact(createdAt)}`,
        lastReadAt ? t`last read ${moment(lastReadAt)}` : t`never read`,
      ]}
      busy={revoke.isPending}
      onRevoke={() => void revoke.mutateAsync({ path: { feedId: id } }).then(onRevoked, () => undefined)}
    />
  )
}

function NewFeed({ onMade }: { onMade: () => void }) {
  const { t } = useLingui()
  const { holds } = useCaller()
  const create = useOperation('venue.createFeed', false)
  const [venueId, setVenueId] = useState<number | null>(null)
  const [titles, setTitles] = useState(false)
  const [made, setMade] = useState<Data<'venue.createFeed'>>()
  const mayShow = venueId === null || holds('venue:reservation')
  if (made)
    return (
      <div className="grid gap-3">
        <CopyOnce
          value={made.address}
          words={{
            label: t`Address of the feed`,
            copy: t`Copy`,
            copied: t`Copied`,
            warning: t`It is shown only once. Anyone who has it can read the feed until you revoke it.`,
          }}
        />
        <Button className="justify-self-end" onClick={() => setMade(undefined)}>{t`I have copied it`}</Button>
      </div>
    )
  return (
    <div className="grid gap-3">
      <Field label={t`What the feed shows`}>
        {(control) => <VenueSelect control={control} value={venueId} onValueChange={setVenueId} blank={ownWord()} />}
      </Field>
      {mayShow ? (
        <Checkbox label={fieldWord('titles')} checked={titles} onCheckedChange={setTitles} />
      ) : (
        <Note tone="waiting">{t`It shows only that the time is taken: titles and people need the permission to see reservations.`}</Note>
      )}
      <Button
        variant="lead"
        className="justify-self-start"
        loading={create.isPending}
        onClick={() =>
          void create.mutateAsync({ body: { venueId, titles: mayShow && titles } }).then(
            (feed) => {
              setMade(feed)
              onMade()
            },
            () => undefined,
          )
        }
      >
        {t`Create feed`}
      </Button>
    </div>
  )
}
