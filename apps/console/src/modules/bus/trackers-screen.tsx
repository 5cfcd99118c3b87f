// What reports places by an address with a key: made, shown once, revoked.
import type { Data, Schema } from '@isb/sdk'
import { Button, CopyOnce, Empty, Field, Input, Note, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RadioTower } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { RevocableLine } from '../../lib/engine/record/revocable-line.tsx'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { BusTabs } from './tabs.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const datums = ['WGS84', 'GCJ02'] as const
const any = '0'

export default function TrackersScreen() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('bus.trackers'))
  const again = () => void refetch()
  return (
    <div className="flex min-h-full flex-col">
      <PageHead text={t`Devices, phones and Traccar servers that report bus positions, each to its own address.`} />
      <BusTabs />
      <div className="grid content-start gap-6 border-t border-line px-4 py-4 pb-10 sm:px-6">
        <NewTracker onMade={again} />
        {data ? (
          data.length === 0 ? (
            <Empty
              subject="car"
              title={t`No trackers yet`}
              text={t`Programs that can send headers use an API token named after the license plate instead.`}
            />
          ) : (
            <ul aria-label={t`Trackers`} className="max-w-180 divide-y divide-line rounded-md border border-line">
              {data.map((tracker) => (
                <TrackerLine key={tracker.id} tracker={tracker} onRevoked={again} />
              ))}
            </ul>
          )
        ) : error ? (
          <NotLoaded title={t`The trackers did not load`} error={error} busy={isFetching} onRetry={again} />
        ) : (
          <Skeleton className="h-24 max-w-180" />
        )}
      </div>
    </div>
  )
}

function TrackerLine({ tracker, onRevoked }: { tracker: Schema<'BusTracker'>; onRevoked: () => void }) {
  const { t } = useLingui()
  const { exact, moment } = useWhen()
  const { id, name, vehicle, datum, createdAt, lastAt } = tracker
  const revoke = useOperation('bus.removeTracker', t`Tracker revoked`)
  return (
    <RevocableLine
      icon={RadioTower}
      name={name}
      facts={[
        vehicle ? vehicle.plate : t`Any bus, by license plate`,
        enumWord('BusDatum', datum),
        t`created ${exact(createdAt)}`,
        lastAt ? t`last heard of ${moment(lastAt)}` : t`never heard of`,
      ]}
      busy={revoke.isPending}
      onRevoke={() => void revoke.mutateAsync({ path: { trackerId: id } }).then(onRevoked, () => undefined)}
    />
  )
}

function NewTracker({ onMade }: { onMade: () => void }) {
  const { t } = useLingui()
  const create = useOperation('bus.createTracker', false)
  const { data: buses } = useQuery(query('bus.listVehicles', { query: { pageSize: 500 } }))
  const [name, setName] = useState('')
  const [vehicleId, setVehicleId] = useState<number | null>(null)
  const [datum, setDatum] = useState<Schema<'BusDatum'>>('WGS84')
  const [made, setMade] = useState<Data<'bus.createTracker'>>()
  if (made) return <Made {...made} onCopied={() => setMade(undefined)} />
  const send = (event: FormEvent) => {
    event.preventDefault()
    void create.mutateAsync({ body: { name, vehicleId, datum } }).then(
      (tracker) => {
        setMade(tracker)
        setName('')
        onMade()
      },
      () => undefined,
    )
  }
  const options = (buses?.records ?? []).map(({ id, plate }) => ({ value: String(id), label: plate }))
  return (
    <form onSubmit={send} className="grid max-w-180 items-end gap-4 sm:grid-cols-3">
      <Field label={fieldWord('name')} required>
        {(control) => (
          <Input {...control} value={name} maxLength={100} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={fieldWord('vehicle')}>
        {(control) => (
          <Select
            {...control}
            options={[{ value: any, label: t`Any bus, by license plate` }, ...options]}
            value={String(vehicleId ?? any)}
            onValueChange={(next) => setVehicleId(next === any ? null : Number(next))}
          />
        )}
      </Field>
      <Field label={fieldWord('datum')}>
        {(control) => (
          <Select
            {...control}
            options={datums.map((value) => ({ value, label: enumWord('BusDatum', value) }))}
            value={datum}
            onValueChange={(next) => setDatum(datums.find((one) => one === next) ?? 'WGS84')}
          />
        )}
      </Field>
      <Button type="submit" variant="lead" className="justify-self-start" loading={create.isPending} disabled={name.trim() === ''}>
        {t`Create address`}
      </Button>
    </form>
  )
}

function Made({ address, traccar, onCopied }: Data<'bus.createTracker'> & { onCopied: () => void }) {
  const { t } = useLingui()
  const words = { copy: t`Copy`, copied: t`Copied`, warning: t`It is shown only once. Anyone who has it can move the bus on the map.` }
  return (
    <div className="grid max-w-180 gap-3">
      <CopyOnce value={address} words={{ ...words, label: t`For a device or a phone, by OsmAnd’s protocol` }} />
      <CopyOnce value={traccar} words={{ ...words, label: t`For a Traccar server: forward.url, with forward.json set to true` }} />
      <Note tone="live">{t`Keep only the address that you need. Revoke the tracker if somebody else has seen it.`}</Note>
      <Button className="justify-self-start" onClick={onCopied}>{t`I have copied it`}</Button>
    </div>
  )
}
