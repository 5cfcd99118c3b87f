import type { Column, RowData } from '@tanstack/react-table'
import type { CSSProperties } from 'react'
import type { Features } from './use-table.ts'

/** Heights in px: head, row, and a card before it is measured, with the gap under it. */
export const HEAD = 36
export const ROW = 40
export const CARD = 92
/** Below this width, in px, rows stand as cards. */
export const CARDS_BELOW = 640

const tick = '3.25rem'
const usual = 'minmax(7rem, 1fr)'

declare module 'react' {
  interface CSSProperties {
    '--table-cols'?: string
    '--table-width'?: string
  }
}

const leastOf = (track: string): string => /[\d.]+(?:px|rem)/.exec(track)?.[0] ?? '0px'
/** The least width of a column, in px. */
export function leastPx(width: string = usual): number {
  const least = leastOf(width)
  return Number.parseFloat(least) * (least.endsWith('rem') ? 16 : 1)
}

/** The tracks, and the least width they need together, below which the table scrolls sideways. */
export function tableTracks<Data extends RowData>(columns: readonly Column<Features, Data>[], ticks: boolean): CSSProperties {
  const tracks = [...(ticks ? [tick] : []), ...columns.map(({ columnDef }) => columnDef.meta?.width ?? usual)]
  const least = tracks.map(leastOf)
  return { '--table-cols': tracks.join(' '), '--table-width': `calc(2rem + ${least.join(' + ')})` }
}

/** The grid of a row, of the head and of the skeleton. Page edges are 24 px: 16 here, 8 in the cells. */
export const rowClass = (ticks: boolean) => `grid grid-cols-(--table-cols) items-center pr-4 ${ticks ? '' : 'pl-4'}`
