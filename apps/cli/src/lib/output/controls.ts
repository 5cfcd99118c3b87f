/** What must not reach a terminal: control characters, among them the escapes that move its cursor, and those that turn text round. */
export const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text whose lines stay and whose other control characters are shown as dots. */
export const inert = (text: string): string => text.replace(controls, (one) => (one === '\n' ? one : '\u00b7'))
