// Which passwords somebody who knows the person and the school would try first. The most used ones are the server's list.

/** What is known to everybody of an account: its address, and the school's names. */
export interface Known {
  readonly email: string
  readonly schoolNames: readonly string[]
}

/** What is left of a password must have so many letters, once what everybody knows is taken out of it. */
const fewestLetters = 4

/** The rows of a keyboard, from either end. */
const rows = ['1234567890', '0987654321', 'qwertyuiop', 'poiuytrewq', 'asdfghjkl', 'lkjhgfdsa']

/** Whether a password is a repeat, a sequence, or little more than the address or the school's name. */
export function isGuessable(password: string, { email, schoolNames }: Known): boolean {
  const plain = password.toLowerCase()
  if (/^(.{1,4})\1+$/su.test(plain) || isSequence(plain) || rows.some((row) => row.includes(plain))) return true
  const known = [...[email, ...schoolNames].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)), 'school', 'console', 'isb']
  const words = known.filter((word) => word.length > 1).toSorted((a, b) => b.length - a.length)
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), plain)
  return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < fewestLetters
}

/** `12345678`, `hgfedcba`: each sign stands one after, or one before, the sign before it. */
function isSequence(text: string): boolean {
  const points = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0)
}
