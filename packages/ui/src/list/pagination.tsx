import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { pagesToShow } from './pages-to-show.ts'
import { Select } from '../form/select.tsx'

/** The words under a list. */
export interface PaginationWords {
  /** Name of the navigation: “Pages”. */
  label: string
  /** “1–20 of 46”. */
  range: (from: number, to: number, total: number) => string
  /** Name of the select of sizes. */
  pageSize: string
  /** “20 a page”. */
  perPage: (size: number) => string
  /** Name of a page's button: “Page 2”. */
  page: (page: number) => string
  /** Name of the button to the page before. */
  previous: string
  /** Name of the button to the page after. */
  next: string
}

export interface PaginationProps {
  /** The page, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  /** Rows in all. */
  total: number
  /** Called with the page to go to. */
  onPageChange: (page: number) => void
  /** Called with the new size; go back to page 1 with it. Without it there is no choice of sizes. */
  onPageSizeChange?: (size: number) => void
  /** The sizes to choose from. */
  pageSizes?: readonly number[]
  /** Its words. */
  words: PaginationWords
  /** More classes for the row. */
  className?: string
}

const usual = [20, 50, 100] as const

/** The row under a list: which rows stand, how many on a page, and the pages. On phones only the range and two arrows. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageSizeChange, pageSizes = usual, words, className } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b)
  const arrow = 'touch:size-11!'
  return (
    <div data-slot="pagination" className={cn('@container shrink-0 border-t border-line bg-surface', className)}>
      <div className="flex min-h-12 items-center gap-3 px-4 tabular-nums @2xl:px-6">
        <span role="status" className="whitespace-nowrap text-fg-2">
          {words.range(from, Math.min(page * pageSize, total), total)}
        </span>
        {onPageSizeChange && (
          <div className="hidden @2xl:block">
            <Select
              size="sm"
              aria-label={words.pageSize}
              options={sizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
              value={String(pageSize)}
              onValueChange={(size) => onPageSizeChange(Number(size))}
              className="w-auto! border-line-2! text-fg-2!"
            />
          </div>
        )}
        {pages > 1 && (
          <nav aria-label={words.label} className="ml-auto flex items-center gap-1">
            <IconButton label={words.previous} disabled={page <= 1} onClick={() => onPageChange(page - 1)} className={arrow}>
              <ChevronLeft aria-hidden />
            </IconButton>
            {pagesToShow(page, pages).map((each, at) =>
              each === null ? (
                <span key={`gap-${at}`} aria-hidden className="hidden w-6 text-center text-fg-3 @2xl:block">
                  …
                </span>
              ) : (
                <button
                  key={each}
                  type="button"
                  aria-label={words.page(each)}
                  aria-current={each === page ? 'page' : undefined}
                  onClick={() => onPageChange(each)}
                  className="hidden h-8 min-w-8 place-items-center rounded-md border border-transparent px-1.5 text-fg-2 hover:bg-hover aria-[current]:border-line-2 aria-[current]:bg-surface aria-[current]:font-bold aria-[current]:text-fg @2xl:grid"
                >
                  {each}
                </button>
              ),
            )}
            <IconButton label={words.next} disabled={page >= pages} onClick={() => onPageChange(page + 1)} className={arrow}>
              <ChevronRight aria-hidden />
            </IconButton>
          </nav>
        )}
      </div>
    </div>
  )
}
