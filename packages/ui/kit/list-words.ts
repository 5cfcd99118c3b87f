import type { BulkBarWords, DetailPanelWords, FiltersWords, OptionWords, PaginationWords, TableWords } from '../src/index.ts'
import type { Rent } from './list-data.ts'
import type { Lang } from './words.ts'

/** The words of the list's parts, as a console would translate them. */
export function listWords(lang: Lang) {
  const en = lang === 'en'
  const options: OptionWords = en
    ? { loading: 'Loading', empty: 'Nothing matches', error: 'It did not load', retry: 'Retry' }
    : { loading: '加载中', empty: '没有匹配的结果', error: '加载失败', retry: '重试' }
  const table: TableWords<Rent> = en
    ? { selectAll: 'Select all on this page', select: (row) => `Select ${row.bike}`, loading: 'Loading' }
    : { selectAll: '全选本页', select: (row) => `选择 ${row.bike}`, loading: '加载中' }
  const pages: PaginationWords = en
    ? {
        label: 'Pages',
        range: (from, to, total) => `${from}–${to} of ${total}`,
        pageSize: 'Page size',
        perPage: (size) => `${size} a page`,
        page: (page) => `Page ${page}`,
        previous: 'Previous page',
        next: 'Next page',
      }
    : {
        label: '分页',
        range: (from, to, total) => `第 ${from}–${to} 条，共 ${total} 条`,
        pageSize: '每页条数',
        perPage: (size) => `每页 ${size} 条`,
        page: (page) => `第 ${page} 页`,
        previous: '上一页',
        next: '下一页',
      }
  const bulk: BulkBarWords = en
    ? {
        label: 'Selected rows',
        selected: (count, hidden) => `${count} selected${hidden > 0 ? `, ${hidden} not shown` : ''}`,
        clear: 'Clear the selection',
        more: 'More actions',
        progress: (done, total) => `${done} of ${total}`,
        stop: 'Stop',
        result: (done, failed) => (failed ? `${done} confirmed, ${failed} not` : `${done} confirmed`),
        showFailed: 'Show what failed',
        retry: 'Retry',
        dismiss: 'Close',
      }
    : {
        label: '已选记录',
        selected: (count, hidden) => `已选 ${count} 项${hidden > 0 ? `，其中 ${hidden} 项未显示` : ''}`,
        clear: '取消选择',
        more: '更多操作',
        progress: (done, total) => `${done} / ${total}`,
        stop: '停止',
        result: (done, failed) => (failed ? `已确认 ${done} 项，${failed} 项失败` : `已确认 ${done} 项`),
        showFailed: '查看失败项',
        retry: '重试',
        dismiss: '关闭',
      }
  const filters: FiltersWords = en
    ? {
        ...options,
        label: 'Filters',
        add: 'Filter',
        clear: 'Clear',
        clearSearch: 'Clear the search',
        remove: (name) => `Remove the ${name.toLowerCase()} filter`,
        searchIn: (name) => `Search ${name.toLowerCase()}`,
        several: (_, count) => `${count} chosen`,
        days: (from, to) => (from && to ? `${from} – ${to}` : from ? `from ${from}` : `until ${to}`),
        from: 'From',
        to: 'To',
      }
    : {
        ...options,
        label: '筛选',
        add: '筛选',
        clear: '清除',
        clearSearch: '清除搜索',
        remove: (name) => `移除${name}筛选`,
        searchIn: (name) => `搜索${name}`,
        several: (_, count) => `${count} 项`,
        days: (from, to) => (from && to ? `${from} 至 ${to}` : from ? `${from} 起` : `${to} 止`),
        from: '开始',
        to: '结束',
      }
  const panel: DetailPanelWords = en
    ? { close: 'Close', previous: 'Previous', next: 'Next' }
    : { close: '关闭', previous: '上一条', next: '下一条' }
  return { options, table, pages, bulk, filters, panel }
}
