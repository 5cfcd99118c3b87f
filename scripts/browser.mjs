// The Chromium of journeys and benchmarks: CHROMIUM_PATH, the usual places, or what playwright has downloaded.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser's program, or undefined. */
export const browserPath = () => [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * Starts it without a window. It talks to nobody but the pages it is shown. Throws when there is none.
 * @param more further arguments of its program
 */
export function openChromium(...more) {
  const executablePath = browserPath()
  if (!executablePath) throw new Error('no Chromium: npm test and npm run bench find or install one')
  const quiet = ['--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet, ...more] })
}
