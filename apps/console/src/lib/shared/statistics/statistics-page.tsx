// A page of figures between two days: its filters stand in the address, its figures leave as a file.
import type { Data, OperationId } from '@isb/sdk'
import { isDay } from '@isb/sdk/rules'
import { Button, Field, Input, ProgressBar, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Export } from '../../engine/list/export.tsx'
import type { ExportedFile } from '../../declare/list.ts'
import { read } from '../../engine/rows/use-rows.ts'
import { useAddress, useChangeAddress } from '../../engine/rows/page-address.tsx'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { PageHead } from '../../engine/page/page-head.tsx'

interface Days {
  readonly from?: string
  readonly to?: string
}

/** Stands for no choice. */
const anything = 'any'

interface Choice {
  /** Its name in the address. */
  readonly name: string
  readonly label: string
  readonly any: string
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
  readonly chosen: string | number | undefined
  /** It leaves the figures as they are. */
  readonly apart?: true
}

type StatisticsId = Extract<OperationId, `${string}.statistics`>

interface StatisticsPageProps<Id extends StatisticsId> {
  /** The operation that answers the figures. */
  operation: Id
  text: string
  tabs?: ReactNode
  file: ExportedFile
  /** Whether there is anything for a file. */
  any: (figures: Data<Id>) => boolean
  /** What else is chosen: one of these, or none. */
  choices: readonly Choice[]
  /** What stands beside them. */
  more?: ReactNode
  children: (figures: Data<Id>) => ReactNode
}

export function StatisticsPage<Id extends StatisticsId>(props: StatisticsPageProps<Id>) {
  const { operation, text, tabs, file, any, choices, more, children } = props
  const { from, to } = useAddress()
  const narrowed: Days & Record<string, string | number> = { ...(isDay(from) && { from }), ...(isDay(to) && { to }) }
  for (const { name, chosen, apart } of choices) if (chosen !== undefined && !apart) narrowed[name] = chosen
  const { data, error, isFetching, refetch } = useQuery(read<Data<Id>>(operation, { query: narrowed }))
  const { t } = useLingui()
  const narrow = useChangeAddress()
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHead
        text={text}
        actions={
          <>
            <Button className="max-sm:w-11 max-sm:px-0" disabled={!data || !any(data)} onClick={() => print()}>
              <Printer aria-hidden />
              <span className="max-sm:sr-only">{t`Print`}</span>
            </Button>
            <Export files={[file]} query={{ ...narrowed }} total={data && Number(any(data))} printable={false} />
          </>
        }
      />
      {tabs}
      <div data-slot="figures" className="grid gap-4 border-t border-line px-4 py-4 sm:px-6">
        <div data-slot="filters" className="flex flex-wrap items-end gap-3">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? t`First day` : t`Last day`}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  className="w-40"
                  value={data?.[end] ?? narrowed[end] ?? ''}
                  onChange={({ target }) => target.value && narrow({ [end]: target.value })}
                />
              )}
            </Field>
          ))}
          {choices.map((choice) => (
            <Field key={choice.name} label={choice.label}>
              {(control) => (
                <Select
                  {...control}
                  className="w-48"
                  options={[
                    { value: anything, label: choice.any },
                    ...choice.options.map(({ value, label }) => ({ value: String(value), label })),
                  ]}
                  value={String(choice.chosen ?? anything)}
                  onValueChange={(value) => narrow({ [choice.name]: choice.options.find((each) => String(each.value) === value)?.value })}
                />
              )}
            </Field>
          ))}
          {more}
        </div>
        {data ? (
          children(data)
        ) : error ? (
          <NotLoaded title={t`The figures did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-60! w-full" />
        )}
      </div>
    </div>
  )
}
