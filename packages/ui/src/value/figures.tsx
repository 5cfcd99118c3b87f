import type { ReactNode } from 'react'
import { cn } from '../cn.ts'

export interface FiguresProps {
  /** What the lines are about. */
  head: ReactNode
  /** What each column of figures says. */
  heads: readonly string[]
  rows: readonly { id: string; label: string; cells: readonly ReactNode[] }[]
  className?: string
}

/** A small table of figures: each line says what it is about, and its figures stand at the right. */
export function Figures({ head, heads, rows, className }: FiguresProps) {
  return (
    <table data-slot="figures" className={cn('w-full text-right tabular-nums', className)}>
      <thead className="text-xs text-fg-2">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {head}
          </th>
          {heads.map((text) => (
            <th key={text} scope="col" className="py-1 pl-4 font-normal">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, cells }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {label}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className="py-1 pl-4 whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
