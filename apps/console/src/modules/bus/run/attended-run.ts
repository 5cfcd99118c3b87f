// A run as its attendant works through it: each tap counts at once here, is kept, and is sent in order as soon as it can be.
import { ApiError, SessionError } from '@isb/sdk'
import { withTaps } from '@isb/sdk/rules'
import { isb } from '../../../lib/base/connection/isb.ts'
import { keepUnsent } from '../../../lib/base/connection/unsent.ts'
import { noAnswer, textOf } from '../../../lib/base/connection/report.ts'
import {
  canKeep,
  forgetEarlierRuns,
  forgetRun,
  keepRun,
  keptRun,
  type KeptRun,
  type KeptTap,
  type Sheet,
  type Tap,
  type Trouble,
} from './kept-run.ts'

/** What the screen draws. */
export interface Attended {
  /** Undefined until it was read, here or from the server. */
  readonly sheet: Sheet | undefined
  /** Taps that wait to be sent, as they are kept: a number that is shown outlives the page. */
  readonly unsent: number
  /** The server has not answered every tap yet, or it is not known whether this browser has kept one. */
  readonly sending: boolean
  readonly troubles: readonly Trouble[]
  /** Why what is unsent could not be sent, other than for want of a connection. */
  readonly wrong: string | undefined
  /** Whether taps outlive this page. */
  readonly kept: boolean
  /** By how many milliseconds the server's clock is ahead of this browser's. */
  readonly ahead: number
}

/** How long it waits before it sends again what got no answer. */
const againMs = 5000
/** Taps that are sent at once. */
const most = 100
/** A sheet that was read so long ago is of an earlier run, and not shown. */
const staleMs = 12 * 60 * 60_000

export class AttendedRun {
  readonly #id: string
  readonly #routeId: number
  readonly #changed: () => void
  #run: KeptRun | undefined
  #kept = canKeep()
  /** Whether it is known what this browser has kept: the sheet may come sooner from the server. */
  #isRead = !canKeep()
  /** How many unsent taps were kept last. */
  #keptTaps = 0
  #wrong: string | undefined
  #writing: Promise<void> = Promise.resolve()
  #toWrite = false
  #sending = false
  #again: ReturnType<typeof setTimeout> | undefined
  #shown: Attended

  constructor(staffId: number, routeId: number, changed: () => void) {
    this.#id = `${staffId} ${routeId}`
    this.#routeId = routeId
    this.#changed = changed
    this.#shown = this.#draw()
    this.#writing = this.#read()
  }

  readonly shown = (): Attended => this.#shown

  async #read(): Promise<void> {
    if (!this.#kept) return
    try {
      const kept = await keptRun(this.#id)
      if (kept) {
        // What was tapped before it was read comes after what was kept.
        this.#run = { ...kept, ...this.#run, taps: [...kept.taps, ...(this.#run?.taps ?? [])] }
        this.#keptTaps = kept.taps.length
        void this.send()
      }
    } catch {
      this.#kept = false
    }
    this.#isRead = true
    this.#tell()
  }

  /** Takes the sheet as the server has it now. */
  receive(sheet: Sheet): void {
    if (this.#kept && this.#run?.sheet.run.day !== sheet.run.day) this.#then(() => forgetEarlierRuns(sheet.run.day))
    this.#run = { taps: [], troubles: [], ...this.#run, sheet, ahead: Date.parse(sheet.now) - Date.now() }
    this.#keep()
  }

  tap(taps: readonly Omit<Tap, 'id' | 'tappedAt'>[]): void {
    if (!this.#run) return
    // How far ahead the server is changes with each answer's way here: a tap never comes before one that it corrects.
    const known = [...this.#run.sheet.riders, ...this.#run.taps].map((one) => Date.parse(one.tappedAt ?? '') || 0)
    const tappedAt = new Date(Math.max(Date.now() + this.#run.ahead, ...known.map((at) => at + 1))).toISOString()
    const { day } = this.#run.sheet.run
    const made = taps.map((tap) => ({ ...tap, id: newId(), tappedAt, day }))
    this.#run = { ...this.#run, taps: [...this.#run.taps, ...made] }
    this.#keep()
    void this.send()
  }

  dismiss(): void {
    if (!this.#run) return
    this.#run = { ...this.#run, troubles: [] }
    this.#keep()
  }

  /** Sends what is unsent, in order. What gets no answer is sent again: each tap has its id, and counts once. */
  async send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    clearTimeout(this.#again)
    try {
      // A tap is sent once it is kept: a page that is closed in between loses nothing.
      await this.#writing
      while (this.#run && this.#run.taps.length > 0) {
        const [{ day }] = this.#run.taps as [KeptTap]
        const taps = this.#run.taps.filter((tap) => tap.day === day).slice(0, most)
        const sent = taps.map(({ day: _, ...tap }) => tap)
        this.#took(sent, await isb.bus.tap({ body: { routeId: this.#routeId, day, taps: sent } }))
        await this.#writing
      }
      this.#wrong = undefined
    } catch (error) {
      this.#wrong = noAnswer(error) || error instanceof SessionError ? undefined : textOf(error)
      if (!(error instanceof SessionError) && !(error instanceof ApiError)) this.#again = setTimeout(() => void this.send(), againMs)
    } finally {
      this.#sending = false
      this.#tell()
    }
  }

  #took(sent: readonly Tap[], { taps, sheet }: Awaited<ReturnType<typeof isb.bus.tap>>): void {
    const gone = new Set(sent.map(({ id }) => id))
    const troubles = taps.flatMap(({ id, outcome, message }) => {
      const tap = sent.find((one) => one.id === id)
      return tap && (outcome === 'Refused' || outcome === 'Older') ? [{ tap, message }] : []
    })
    // What was left of an earlier day is answered with the sheet of that day.
    const now = this.#run && this.#run.sheet.run.day > sheet.run.day ? this.#run.sheet : sheet
    this.#run = {
      sheet: now,
      ahead: Date.parse(sheet.now) - Date.now(),
      taps: (this.#run?.taps ?? []).filter(({ id }) => !gone.has(id)),
      troubles: [...(this.#run?.troubles ?? []), ...troubles],
    }
    this.#keep()
  }

  #keep(): void {
    this.#tell()
    if (!this.#kept) return
    if (this.#toWrite) return
    // Taps that come while an earlier write is under way are written together.
    this.#toWrite = true
    this.#then(async () => {
      this.#toWrite = false
      const run = this.#run
      if (!run) return
      const isOver = run.sheet.run.status === 'Done' && run.taps.length === 0
      await (isOver ? forgetRun(this.#id) : keepRun(this.#id, run))
      if (this.#keptTaps === run.taps.length) return
      this.#keptTaps = run.taps.length
      this.#tell()
    })
  }

  #then(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch(() => {
      this.#kept = false
      this.#tell()
    })
  }

  #draw(): Attended {
    const { sheet, ahead = 0, taps = [], troubles = [] } = this.#run ?? {}
    const isShown = sheet && Date.now() + ahead - Date.parse(sheet.now) < staleMs
    const ofDay = taps.filter(({ day }) => day === sheet?.run.day)
    const unsent = this.#kept ? this.#keptTaps : taps.length
    const drawn = isShown ? withTaps(sheet, ofDay) : undefined
    return { sheet: drawn, unsent, sending: taps.length > 0 || !this.#isRead, troubles, wrong: this.#wrong, kept: this.#kept, ahead }
  }

  #tell(): void {
    this.#shown = this.#draw()
    if (this.#kept && this.#isRead) keepUnsent(this.#shown.unsent)
    this.#changed()
  }

  leave(): void {
    clearTimeout(this.#again)
  }
}

/** Without https there is no randomUUID. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
