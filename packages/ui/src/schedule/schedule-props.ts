import type { ReactNode } from 'react'

/** A stretch of a column, in minutes since midnight. */
export interface Stretch {
  from: number
  to: number
}

/** A place in the schedule: which column, and when. */
export interface Slot extends Stretch {
  column: string
}

/** A column: a day, or a place on a day. */
export interface ScheduleColumn {
  /** Known by it. */
  id: string
  /** What stands above it, and what it is called aloud. */
  head: ReactNode
  name: string
  /** When something can be put there; the rest is hatched. */
  open: readonly Stretch[]
  /** Why it is closed, for the whole day or a part of it; empty otherwise. */
  closed: string
  /** Somebody has closed it: it is hatched otherwise. */
  blocked?: boolean
  /** Time that something takes which stands elsewhere, and what that is. */
  taken?: readonly (Stretch & { text: string })[]
  /** The line of now, in minutes. */
  now?: number | undefined
}

/** Something that takes time. */
export interface ScheduleItem extends Slot {
  id: number
  /** Counts its changes: who takes hold of it moves what stood there then. */
  version: number
  title: string
  /** What stands below the title. */
  text: string
  /** More classes: its colors. */
  className: string
  /** Drawn with a dashed edge: it is not certain yet. */
  tentative: boolean
  /** Whether it can be moved and stretched. */
  movable: boolean
}

export interface ScheduleProps {
  /** Name of the whole, read aloud. */
  label: string
  columns: readonly ScheduleColumn[]
  items: readonly ScheduleItem[]
  /** The first and the last minute that are shown. */
  hours: Stretch
  /** The item that is open beside it. */
  activeId?: number | undefined
  /** Why a place cannot be had by an item, or by something new; null where it can. Asked while one drags. */
  whyNot: (slot: Slot, id: number | null) => string | null
  /** Something new is wanted there; left out where nothing can be made. */
  onCreate?: ((slot: Slot) => void) | undefined
  onMove: (id: number, slot: Slot, version: number) => void
  onOpen: (id: number) => void
  words: {
    /** Says a stretch: `09:00–10:00`. */
    time: (stretch: Stretch) => string
    /** How keys move what has the focus, read aloud with each item and with each column. */
    moveHint: string
    createHint: string
  }
}

/** Everything stands at a quarter of an hour. */
export const step = 15
/** Pixels of an hour. */
export const hourHeight = 48
export const pixels = (minutes: number): number => (minutes / 60) * hourHeight
