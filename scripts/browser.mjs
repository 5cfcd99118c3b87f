// The Chromium of journeys and benchmarks: CHROMIUM_PATH, the usual places, or what playwright has downloaded.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const withoutWindow = ['/usr/bin/chromium-headless-shell']
const withWindow = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]

/**
 * The browser's program, or undefined.
 * @param headless whether it may be one that cannot open a window
 */
export const browserPath = (headless = true) =>
  [process.env.CHROMIUM_PATH, ...(headless ? withoutWindow : []), ...withWindow].find((path) => path && existsSync(path))

/**
 * Options that start it. It talks to nobody but the pages it is shown. Throws when there is none.
 * @param headless whether it stays without a window
 * @param more further arguments of its program
 */
export function chromiumOptions(headless = true, ...more) {
  const executablePath = browserPath(headless)
  if (!executablePath) throw new Error('no Chromium: npm test and npm run bench find or install one')
  const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return { executablePath, args: ['--no-sandbox', ...quiet, ...more] }
}

/**
 * Starts it without a window.
 * @param more further arguments of its program
 */
export const openChromium = (...more) => chromium.launch(chromiumOptions(true, ...more))
