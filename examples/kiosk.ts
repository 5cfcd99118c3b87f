// A kiosk beside the bikes. Whoever types an address gets the first free bike requested; what the bike room decides is said here.
//   ISB_TOKEN=isb_… node examples/kiosk.ts http://localhost:8080
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { askTwice, createIsb, isIsbError, memorySession, type Schema } from '@isb/sdk'

const [host = 'http://localhost:8080'] = process.argv.slice(2)
const session = memorySession({ token: process.env['ISB_TOKEN'] ?? '', authHeaderSchema: 'Bearer' })
const isb = createIsb({ host, session, client: 'kiosk/1.0', strict: true })
const pending = new Set<number>() // rents that the bike room has not decided yet
const say = (text: string) => console.log(text)

async function request(address: string): Promise<void> {
  const people = await isb.bike.people({ query: { search: address } })
  const person = people.find(({ email }) => email === address)
  if (!person) return say(`${address}: nobody has this address`)
  const [bike] = await isb.bike.options()
  if (!bike) return say('No bike is free')
  // The key lets the same request be sent again after a fault: it counts once.
  const idempotencyKey = crypto.randomUUID()
  const { id } = await askTwice(() => isb.bike.requestRent({ body: { bikeId: bike.id, personId: person.id } }, { idempotencyKey }))
  pending.add(id)
  say(`${person.name}: ${bike.number} is requested`)
}

/** Says what was decided since the last look: its own requests, the newest first. */
async function look(): Promise<void> {
  for (const { id, confirmation, bike, person, reason, dueOn } of await isb.bike.myRents()) {
    if (confirmation === 'Pending') pending.add(id)
    else if (pending.delete(id)) say(`${person?.name ?? ''}: ${bike.number} ${answers[confirmation]} ${reason || (dueOn ?? '')}`.trimEnd())
  }
}
const answers: Record<Schema<'Confirmation'>, string> = {
  Pending: '',
  Confirmed: 'is yours until',
  Rejected: 'was refused:',
  Cancelled: 'was taken back',
}

/** Looks whenever the server says that something about bikes has changed, and again after each lost connection. */
async function listen(): Promise<never> {
  for (;;) {
    try {
      const events = await isb.events.stream()
      await look()
      for await (const bytes of events) if (new TextDecoder().decode(bytes).includes('data: bike')) await look()
    } catch (error) {
      if (!isIsbError(error)) throw error
    }
    await wait(2000)
  }
}

void listen()
for await (const line of createInterface({ input: process.stdin }))
  await request(line.trim()).catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
await wait(500)
process.exit()
