// How types of venues are coloured. The name of the type stands beside its colour everywhere.
import type { Schema } from '@isb/sdk'

type Color = Schema<'VenueColor'>

/** A bar or a dot. */
export const bars: Readonly<Record<Color, string>> = {
  Teal: 'bg-tag1-bar',
  Purple: 'bg-tag2-bar',
  Pink: 'bg-tag3-bar',
  Olive: 'bg-tag4-bar',
  Blue: 'bg-live-dot',
  Amber: 'bg-waiting-dot',
}

/** What stands beside a line. */
export const texts: Readonly<Record<Color, string>> = {
  Teal: 'text-tag1',
  Purple: 'text-tag2',
  Pink: 'text-tag3',
  Olive: 'text-tag4',
  Blue: 'text-live',
  Amber: 'text-waiting',
}

/** What a reservation is filled with: its edge is the type's color. */
export const fills: Readonly<Record<Color, string>> = {
  Teal: 'bg-tag1-bg text-tag1 border-tag1-bar',
  Purple: 'bg-tag2-bg text-tag2 border-tag2-bar',
  Pink: 'bg-tag3-bg text-tag3 border-tag3-bar',
  Olive: 'bg-tag4-bg text-tag4 border-tag4-bar',
  Blue: 'bg-live-bg text-live border-live-dot',
  Amber: 'bg-waiting-bg text-waiting border-waiting-dot',
}
