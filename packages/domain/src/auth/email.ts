/** How an address is compared: without the spaces around it, without regard to case. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

// RFC 5321's dot-atom and RFC 6531's letters of other scripts; domains by RFC 1123, without literals and without bare numbers.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~]+)*$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u

/** Scripts whose letters look alike, such as Latin `a` and Cyrillic `а`: no name has letters of two of them. */
const lookAlike = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u]
const isMixed = (part: string): boolean => lookAlike.filter((script) => script.test(part)).length > 1

/** Nothing in these looks like something else; rosters have them by the hundred thousand. */
const ascii = /^[ -~]*$/
const isDeceptive = (email: string): boolean => email.normalize('NFKC') !== email.normalize('NFC') || email.split(/[@.]/).some(isMixed)

/**
 * Whether it is an address that a person may have: a dot-atom of 64 characters at most, one @, a domain of two labels or more. No
 * character that nobody sees, none that only looks like another width of a letter (`ａ` is not `a`), and no mixture of scripts that look
 * alike.
 */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  const labels = email.slice(at + 1).split('.')
  return (
    email.length <= 254 &&
    (ascii.test(email) || !isDeceptive(email)) &&
    at > 0 &&
    at <= 64 &&
    local.test(email.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    !/^\p{N}+$/u.test(labels.at(-1) ?? '')
  )
}
