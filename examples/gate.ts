// A barrier. A scanner types a line for each car: the code of a printed pass, or a plate that a camera has read.
// Codes are verified here and open the barrier also without a connection; plates are asked, and stay outside while nobody answers.
//   ISB_TOKEN=isb_… node examples/gate.ts http://localhost:8080
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { createIsb, isIsbError, memorySession, type Schema } from '@isb/sdk'
import { readPassCode, whyNotPrinted, type PrintedPass } from '@isb/sdk/rules'

const [host = 'http://localhost:8080'] = process.argv.slice(2)
const session = memorySession({ token: process.env['ISB_TOKEN'] ?? '', authHeaderSchema: 'Bearer' })
const isb = createIsb({ host, session, client: 'gate/1.0', strict: true })

/** The keys that sign passes, and the passes that were taken back: as they were when the server answered last. */
let known: Schema<'Gate'> | undefined
const learn = async () => void (known = await isb.vehicle.gate())

/** Keeps what is known up to date: after each change of a pass, and after each lost connection. */
async function listen(): Promise<never> {
  for (;;) {
    try {
      const events = await isb.events.stream()
      await learn()
      for await (const bytes of events) if (new TextDecoder().decode(bytes).includes('data: vehicle')) await learn()
    } catch (error) {
      if (!isIsbError(error)) throw error
    }
    await wait(2000)
  }
}

/** The day at the school. A clock that is behind does not make an old pass good. */
function today({ timeZone, today: told }: Schema<'Gate'>): string {
  const here = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  return here > told ? here : told
}

/** Whom a line lets in, or why the barrier stays closed. */
async function decide(line: string): Promise<string> {
  const code = readPassCode(line)
  if (!code) {
    const { plate, admitted, reason } = await isb.vehicle.check({ query: { plate: line } })
    return admitted ? `OPEN ${plate}` : `CLOSED ${plate} ${reason ?? ''}`
  }
  const key = known?.keys.find(({ id }) => id === code.keyId)
  if (!known || !key) return 'CLOSED unknown key'
  const publicKey = await crypto.subtle.importKey('raw', Buffer.from(key.publicKey, 'base64url'), 'Ed25519', false, ['verify'])
  const isGenuine = await crypto.subtle.verify('Ed25519', publicKey, Buffer.from(code.signature, 'base64url'), Buffer.from(code.signed))
  if (!isGenuine) return 'CLOSED forged'
  const pass = JSON.parse(Buffer.from(code.payload, 'base64url').toString()) as PrintedPass
  const whyNot = whyNotPrinted(pass, today(known), known)
  return whyNot ? `CLOSED ${pass.plate} ${whyNot}` : `OPEN ${pass.plate}`
}

await learn().catch(() => undefined) // a car that is here already waits for the keys, or until nobody answers
void listen()
for await (const line of createInterface({ input: process.stdin }))
  console.log(await decide(line.trim()).catch((error: unknown) => `CLOSED ${error instanceof Error ? error.message : ''}`))
process.exit()
