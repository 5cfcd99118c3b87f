// The console's built files, in the same process: what has a hash in its address is kept for ever, the page never: it gets a fresh nonce.
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../ground/config.ts'
import { TransportFailure } from '../ground/refuse.ts'
import { apiPrefix } from './serve.ts'

/** The folder that `npm run build` makes. */
export const consoleFolder = join(import.meta.dirname, '../../../../console/dist')

/** Serves the console where it is built, and answers 404 for whatever nobody else answers. */
export async function serveConsole(
  server: FastifyInstance,
  config: Config,
  imagesFrom: () => Promise<readonly string[]>,
  folder = consoleFolder,
): Promise<void> {
  const page = join(folder, 'index.html')
  const built = existsSync(page)
  const html = built ? withBase(readFileSync(page, 'utf8'), config) : ''
  const base = config.basePath
  if (built) {
    // What has a hash in its name is looked up when it is asked for: a route for each of some hundred files would take longer than all else.
    await server.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${base}/assets/`,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
    await server.register(fastifyStatic, {
      root: folder,
      prefix: `${base}/`,
      index: false,
      wildcard: false,
      decorateReply: false,
      // The page as a file would come with an ETag and without a nonce.
      globIgnore: ['index.html', 'assets/**'],
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', 'no-cache')
        // A service worker has the policy of its own file, and fetches for the page.
        if (/\boffline\.js/.test(path)) reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
      },
    })
  }
  server.setNotFoundHandler(async (request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const inside = pathname === base || pathname.startsWith(`${base}/`)
    const isPage =
      built &&
      ['GET', 'HEAD'].includes(request.method) &&
      inside &&
      !pathname.startsWith(base + apiPrefix) &&
      !/\.[a-z0-9]+$/i.test(pathname)
    if (!isPage) throw new TransportFailure(404, 'ROUTE_UNKNOWN')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce, config, await imagesFrom()))
      .send(html.replaceAll('__NONCE__', nonce))
  })
}

/** What else stood there would be read as more of the policy. */
const isOrigin = (source: string) => /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/.test(source)

const policy = (nonce: string, { microsoft }: Config, images: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' blob: data:", ...images.filter(isOrigin)].join(' '),
    "font-src 'self'",
    // A sign-in with Microsoft asks it where to go and takes its tokens by fetch. It leaves by a change of the page: no frames.
    `connect-src 'self'${microsoft ? ` ${new URL(microsoft.authority).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')

/** The build refers to its files relatively; any address may be asked for, so the page refers to them from the base path. */
function withBase(html: string, config: Config): string {
  const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const meta = {
    'isb-base': config.basePath,
    'isb-app-key': config.appKeys[0] ?? '',
    'isb-tenant-id': config.tenantId,
    // So that the button stands in its place from the first paint; the rest is in `auth/config`.
    'isb-microsoft': config.microsoft ? 'yes' : '',
    'csp-nonce': '__NONCE__',
  }
  const tags = Object.entries(meta)
    .map(([name, content]) => `<meta name="${name}" content="${attribute(content)}">`)
    .join('')
  return html.replaceAll(/(src|href)="\.\//g, `$1="${config.basePath}/`).replace('</title>', `</title>${tags}`)
}
