/**
 * What must not reach a terminal: control characters, among them the escapes that move its cursor, those that turn text round, and those
 * that nobody sees.
 */
export const controls =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]|\u034f/gu

/** A text whose lines stay and whose other such characters are shown as dots. */
export const inert = (text: string): string => text.replace(controls, (one) => (one === '\n' ? one : '\u00b7'))
