// The server behind a school's app. It signs parents in its own way, and asks the back office in their name.
//   ISB_TOKEN=isb_… node examples/app.ts http://localhost:8080 8090
//   GET /children   GET /absences   POST /absences   DELETE /absences/7
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ApiError, createIsb, isIsbError, memorySession, type Isb, type Schema } from '@isb/sdk'

const [host = 'http://localhost:8080', port = '8090'] = process.argv.slice(2)
const session = memorySession({ token: process.env['ISB_TOKEN'] ?? '', authHeaderSchema: 'Bearer' })

/** Who asks. A real app knows it from its own session; this one believes a header. */
const parentOf = (request: IncomingMessage): number => Number(request.headers['x-parent'])

/** The back office as this parent sees it: their own children and nobody else. */
const officeOf = (request: IncomingMessage): Isb =>
  createIsb({
    host,
    session,
    actingPerson: parentOf(request),
    locale: request.headers['accept-language']?.startsWith('zh') ? 'zh' : 'en',
    client: 'school-app/1.0',
  })

type Answer = (isb: Isb, request: IncomingMessage, id: number) => Promise<unknown>
const routes: Record<string, Answer> = {
  'GET /children': (isb) => isb.student.mine(),
  'GET /absences': (isb) => isb.absence.mine(),
  // The app makes a key for each form it opens: pressed twice, or sent again without a connection, it is one absence.
  'POST /absences': async (isb, request) =>
    isb.absence.submit(
      { body: (await json(request)) as Schema<'AbsenceSubmit'> },
      { idempotencyKey: String(request.headers['idempotency-key'] ?? crypto.randomUUID()) },
    ),
  'DELETE /absences': (isb, _, absenceId) => isb.absence.withdraw({ path: { absenceId } }),
}

const server = createServer((request, response) => {
  void (async () => {
    const [, place = '', id = ''] = (request.url ?? '').split('/')
    const answer = routes[`${request.method} /${place}`]
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (!answer) return send(404, { message: 'There is nothing here' })
    try {
      return send(200, await answer(officeOf(request), request, Number(id)))
    } catch (error) {
      // A refusal is in the parent's language already, and names the field that is wrong.
      if (error instanceof ApiError) return send(422, { reason: error.reason, message: error.message, errors: error.errors })
      return send(isIsbError(error) ? 502 : 500, { message: 'The school does not answer. Please try again.' })
    }
  })()
})
server.listen(Number(port), () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`))
