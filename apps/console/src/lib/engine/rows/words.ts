import type { BulkBarWords, DetailPanelWords, FiltersWords, PaginationWords, TableWords } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { dateFormat, numberFormat } from '../../base/words/formats.ts'
import { useLocale } from '../../base/words/i18n.ts'

/** The words of every list's parts, in the language of the moment. */
export function useListWords() {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(() => {
    const number = numberFormat(locale)
    const dayOf = (iso: string) =>
      dateFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${iso}T00:00:00Z`),
      )
    const filters: FiltersWords = {
      label: t`Filters`,
      add: t`Filter`,
      clear: t`Clear`,
      clearSearch: t`Clear search`,
      remove: (name) => t`Remove the filter ${name}`,
      searchIn: (name) => t`Search ${name}`,
      several: (_, count) => t`${count} selected`,
      days: (from, to) =>
        from && to ? (from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`) : from ? t`from ${dayOf(from)}` : t`until ${dayOf(to)}`,
      from: t`First day`,
      to: t`Last day`,
      loading: t`Loading`,
      empty: t`Nothing found`,
      error: t`It did not load`,
      retry: t`Retry`,
    }
    const bulk: BulkBarWords = {
      label: t`Selected rows`,
      selected: (count, hidden) =>
        hidden > 0 ? t`${number.format(count)} selected, ${number.format(hidden)} not shown` : t`${number.format(count)} selected`,
      clear: t`Clear the selection`,
      more: t`More actions`,
      progress: (done, total) => t`${number.format(done)} of ${number.format(total)}`,
      stop: t`Stop`,
      result: (done, failed) =>
        failed > 0 ? t`${number.format(done)} done, ${number.format(failed)} failed` : t`${number.format(done)} done, then stopped`,
      showFailed: t`Show what failed`,
      retry: t`Retry`,
      dismiss: t`Close`,
    }
    const pages: PaginationWords = {
      label: t`Pages`,
      range: (from, to, total) => t`${number.format(from)}–${number.format(to)} of ${number.format(total)}`,
      pageSize: t`Rows per page`,
      perPage: (size) => t`${number.format(size)} per page`,
      page: (page) => t`Page ${page}`,
      previous: t`Previous page`,
      next: t`Next page`,
    }
    const justDecided = (count: number, left: number) =>
      left === 0
        ? t`${number.format(count)} decided just now · none left`
        : t`${number.format(count)} decided just now · ${number.format(left)} left`
    const panel: DetailPanelWords = { close: t`Close`, previous: t`Previous`, next: t`Next` }
    const table = {
      selectAll: t`Select all on this page`,
      select: (name: string) => t`Select ${name}`,
      loading: t`Loading`,
    }
    const columns = { label: t`Columns`, reset: t`Reset columns` }
    return { filters, bulk, pages, justDecided, panel, table, columns }
  }, [t, locale])
}
export type ListWords = ReturnType<typeof useListWords>

/** The table's words, with the rows' names. */
export const tableWords = <Row>({ table }: ListWords, rowName: (row: Row) => string): TableWords<Row> => ({
  selectAll: table.selectAll,
  select: (row) => table.select(rowName(row)),
  loading: table.loading,
})
