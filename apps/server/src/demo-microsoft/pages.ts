// What people see of the stand-in: the list of accounts, and a page for a sign-in that has ended.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { localeOf, word, type Locale } from '@isb/words'
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import { people, type Person } from './people.ts'
import { phrase } from './words.ts'

const read = (address: string) => readFileSync(new URL(address))
const files: Record<string, { type: string; content: Buffer }> = {
  '/page.css': { type: 'text/css; charset=utf-8', content: read(import.meta.resolve('./page.css')) },
  '/lato-400.woff2': { type: 'font/woff2', content: read(import.meta.resolve('@fontsource/lato/files/lato-latin-400-normal.woff2')) },
  '/lato-700.woff2': { type: 'font/woff2', content: read(import.meta.resolve('@fontsource/lato/files/lato-latin-700-normal.woff2')) },
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Browsers hold the redirect that follows a form against `form-action` too: it leads back to the console.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self' http://localhost:* http://127.0.0.1:*; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Answers the stand-in's own pages and files. False for what belongs to the provider. */
export async function answerPages(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [path = ''] = (request.url ?? '').split('?')
  const file = files[path]
  if (file) response.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=3600' }).end(file.content)
  else if (path.startsWith('/interaction/')) await choose(provider, request, response)
  else return false
  return true
}

/** Shows the accounts; takes the choice of one, or that there is none. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      const wanted = params['ui_locales']
      const locale = localeOf(typeof wanted === 'string' ? wanted : request.headers['accept-language'])
      response.writeHead(200, headers).end(accountsPage(locale))
      return
    }
    const accountId = new URLSearchParams(await text(request)).get('login')
    await provider.interactionFinished(
      request,
      response,
      people.some(({ id }) => id === accountId)
        ? { login: { accountId: accountId ?? '' }, select_account: {} }
        : { error: 'access_denied', error_description: 'the user cancelled' },
    )
  } catch (error) {
    if (!(error instanceof errors.OIDCProviderError)) throw error
    // The sign-in was finished in another tab, or is too old.
    response.writeHead(400, headers).end(endedPage(localeOf(request.headers['accept-language'])))
  }
}

/** The page for requests that the provider refuses, which no console sends. */
export function renderError(context: KoaContextWithOIDC): void {
  context.set(headers)
  context.body = endedPage(localeOf(context.get('accept-language')))
}

const accountsPage = (locale: Locale): string =>
  page(
    locale,
    phrase('title', locale),
    `<p>${phrase('standIn', locale)}</p>
<form method="post">
<ul aria-label="${phrase('accounts', locale)}">${people.map((person) => accountRow(person, locale)).join('')}</ul>
<button name="cancel" value="yes" class="cancel">${phrase('cancel', locale)}</button>
</form>`,
  )

function accountRow({ id, email, name, nameZh, role, known }: Person, locale: Locale): string {
  const shown = (locale === 'zh' && nameZh) || name
  const duty = !known ? phrase('notKnown', locale) : role === null ? phrase('noRole', locale) : roleName(role, locale)
  return `<li><button name="login" value="${id}"><span aria-hidden="true" class="initial">${initial(shown)}</span><span class="who"><b>${escaped(shown)}</b> <span>${escaped(duty)}</span> <small>${escaped(email)}</small></span></button></li>`
}

/** The console says the built-in role in the reader's language; other roles have the name that the school gave them. */
const roleName = (role: string, locale: Locale): string => (role === 'Administrator' ? word(locale, 'role.administrator') : role)

const endedPage = (locale: Locale): string => page(locale, phrase('ended', locale), `<p>${phrase('again', locale)}</p>`)

const page = (locale: Locale, title: string, main: string): string => `<!doctype html>
<html lang="${locale === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p class="demo">${phrase('demo', locale)}</p>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`

const initial = (name: string): string => escaped(name.slice(0, 1))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
