// What a browser says of itself, as people call it. The order matters: nearly all of them say that they are several.

const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.* Safari\//],
] as const
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A browser and the system that it runs on, by the names they go by; undefined where it says neither. */
export interface Device {
  readonly browser?: string | undefined
  readonly system?: string | undefined
  /** Something that one holds in the hand. */
  readonly small: boolean
}

/** Reads a `User-Agent`. */
export function deviceOf(userAgent: string): Device {
  const find = (names: typeof browsers | typeof systems) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = find(systems)
  return { browser: find(browsers), system, small: system === 'iPhone' || system === 'iPad' || system === 'Android' }
}
