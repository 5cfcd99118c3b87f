/** A phone number as it is kept (E.164: `+8613800138000`), however it was typed; null where it is none or its country is missing. */
export function phoneOf(typed: string): string | null {
  const digits = typed
    .trim()
    .replaceAll(/[\s().\-–]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
}
