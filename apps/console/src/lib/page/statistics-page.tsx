// A page of figures between two days: its filters stand in the address, its figures leave as a file.
import { isDay } from '@isb/sdk/rules'
import { Button, Field, Input, PageHeader, ProgressBar, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Export } from '../list/export.tsx'
import type { ExportedFile } from '../list/types.ts'
import { NotLoaded } from '../not-loaded.tsx'

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
}

interface StatisticsPageProps<Figures extends Required<Days>> {
  title: string
  text: string
  tabs?: ReactNode
  file: ExportedFile
  /** What the address narrows by. */
  narrowed: Days
  result: Pick<UseQueryResult<Figures>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Whether there is anything for a file. */
  any: (figures: Figures) => boolean
  /** What else is chosen: one of these, or none. */
  choices: readonly Choice[]
  /** What stands beside them. */
  more?: ReactNode
  children: (figures: Figures) => ReactNode
}

/** Changes what the address holds; undefined leaves it out. */
export function useNarrow(): (change: object) => void {
  const navigate = useNavigate()
  return (change) => void navigate({ to: '.', search: (old: object) => ({ ...old, ...change }), replace: true, resetScroll: false })
}

/** The days that the address names, and no others. */
export const daysIn = ({ from, to }: { from?: unknown; to?: unknown }): Days => ({ ...(isDay(from) && { from }), ...(isDay(to) && { to }) })

export function StatisticsPage<Figures extends Required<Days>>(props: StatisticsPageProps<Figures>) {
  const { title, text, tabs, file, narrowed, result, any, choices, more, children } = props
  const { data, error, isFetching, refetch } = result
  const { t } = useLingui()
  const narrow = useNarrow()
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader
        title={title}
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
