/** How a line is drawn in each of the colors that people choose from. */
export const strokes = {
  Teal: 'stroke-tag1-bar',
  Purple: 'stroke-tag2-bar',
  Pink: 'stroke-tag3-bar',
  Olive: 'stroke-tag4-bar',
  Blue: 'stroke-live-dot',
  Amber: 'stroke-waiting-dot',
} as const
