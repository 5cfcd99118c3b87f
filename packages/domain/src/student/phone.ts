/**
 * A phone number as it is kept (E.164: `+8613800138000`), however it was typed; null where it is none or its country is missing.
 * @param countryCode that of numbers which are written without one, `86`; empty where there is none
 */
export function phoneOf(typed: string, countryCode = ''): string | null {
  const plain = typed
    .trim()
    .replaceAll(/[\s().\-–]/g, '')
    .replace(/^00/, '+')
  const digits = plain.startsWith('+') || countryCode === '' ? plain : nationally(plain, countryCode)
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
}

/** A zero before a number is dialled within the country alone; a number that begins with the code has lost its plus on the way. */
const nationally = (digits: string, countryCode: string): string =>
  !digits.startsWith('0') && digits.startsWith(countryCode) ? `+${digits}` : `+${countryCode}${digits.replace(/^0/, '')}`
