// How lines are drawn.
import type { Schema } from '@isb/sdk'

export const strokes: Readonly<Record<Schema<'BusColor'>, string>> = {
  Teal: 'stroke-tag1-bar',
  Purple: 'stroke-tag2-bar',
  Pink: 'stroke-tag3-bar',
  Olive: 'stroke-tag4-bar',
  Blue: 'stroke-live-dot',
  Amber: 'stroke-waiting-dot',
}
