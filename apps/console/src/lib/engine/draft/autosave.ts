// A record that is saved while somebody edits it. Each change is kept in this browser at once, sent after a short pause, sent again until it
// is answered, and merged with what somebody else has saved meanwhile. Pure: timers, browser and server come in by argument.
import type { Schema } from '@isb/sdk'
import { mergedChanges, sameJson, valueAt, withPlaceOf, type MergePlace } from '@isb/sdk/rules'
import { shared } from './shared.ts'
import { firstStep, mappedSteps, redone, stepped, undone, type Steps } from './steps.ts'

type Person = Schema<'PersonRef'> | null

/** A version of the record as the server has it. */
export interface Stored<Content> {
  readonly content: Content
  readonly version: number
  readonly savedAt: string
  readonly savedBy: Person
}

/** A place that this editor and somebody else have changed. What the other one wrote stands there in the version of the server. */
export interface Clash {
  readonly place: MergePlace
  readonly by: Person
}

/** A save that was sent. Until it is answered nobody knows whether it was done: it is sent again as it was, under the same key. */
interface Sending<Content> {
  readonly content: Content
  readonly key: string
}

/** What is kept in this browser of a record with changes that are not saved. */
export interface KeptDraft<Content> {
  /** The version that the changes are made to. */
  readonly base: Content
  readonly version: number
  readonly content: Content
  readonly clashes: readonly Clash[]
  readonly sending?: Sending<Content>
}

/**
 * Why a save failed: somebody else has saved (`overtaken`); it may have been done (`unsure`); it was not done, and may be later (`later`); it
 * is not taken as it is (`refused`).
 */
export type Failure = 'overtaken' | 'unsure' | 'later' | 'refused'

export interface Ports<Content> {
  /** Saves over a version; answers the new one. */
  readonly save: (content: Content, version: number, key: string) => Promise<Pick<Stored<Content>, 'version' | 'savedAt' | 'savedBy'>>
  /** The same while the page goes away: nobody waits for an answer. */
  readonly saveLast: (content: Content, version: number, key: string) => void
  /** Reads the newest version. */
  readonly read: () => Promise<Stored<Content>>
  readonly failureOf: (error: unknown) => Failure
  /** Keeps the draft in this browser before it returns; undefined forgets it. Answers whether it is kept. */
  readonly keep: (draft: KeptDraft<Content> | undefined) => boolean
  /** Does something later; answers how to call it off. */
  readonly later: (ms: number, work: () => void) => () => void
  /** A key that no other save has. */
  readonly newKey: () => string
  /** Called when something has changed that is shown. */
  readonly changed: () => void
}

/** What is shown. */
export interface Edited<Content> {
  readonly content: Content
  readonly saved: Omit<Stored<Content>, 'savedBy'>
  readonly clashes: readonly Clash[]
  readonly unsaved: boolean
  /** Why the last attempt to save failed. Undefined while none has. */
  readonly failed: { readonly kind: Failure; readonly error: unknown } | undefined
  /** Whether this browser keeps what is not saved. */
  readonly kept: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** How long nobody types before it is saved. */
const pauseMs = 700
/** How long it waits before it tries again, after the first failure, the second, and so on. */
const againMs = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** How long somebody who leaves waits for what is on its way. */
const patienceMs = 3000
/** How often a save gives way to other editors before it pauses. */
const most = 5

const isWithin = (place: MergePlace, outer: MergePlace): boolean => outer.every((name, at) => place[at] === name)

export class Autosave<Content> {
  readonly #ports: Ports<Content>
  #base: Content
  #version: number
  #savedAt: string
  #steps: Steps<Content>
  #clashes: readonly Clash[] = []
  #sending: Sending<Content> | undefined
  /** A version that was read while a save was on its way. */
  #heard: Stored<Content> | undefined
  #failed: Edited<Content>['failed']
  #failures = 0
  #kept = true
  #under: Promise<void> | undefined
  /** Somebody waits: what was typed meanwhile is sent without a pause. */
  #hurries = false
  #stopped = false
  #callOff = () => {}
  #shown: Edited<Content>

  /**
   * @param stored the record as it was read
   * @param draft what this browser has kept of it
   */
  constructor(stored: Stored<Content>, draft: KeptDraft<Content> | undefined, ports: Ports<Content>) {
    this.#ports = ports
    this.#base = draft?.base ?? stored.content
    this.#version = draft?.version ?? stored.version
    this.#savedAt = stored.savedAt
    this.#steps = firstStep(draft ? shared(draft.base, draft.content) : stored.content)
    this.#clashes = draft?.clashes ?? []
    this.#sending = draft?.sending
    // What may have been saved is asked about first: until then the newest version may hold it or not.
    if (!this.#sending) this.#follow(stored)
    this.#shown = this.#draw()
    if (!draft) return
    this.#keep()
    if (this.#hasToSend()) this.#schedule(0)
  }

  readonly shown = (): Edited<Content> => this.#shown

  /** Changes the content. With the name of a place, what is typed there without a pause is undone as one. */
  edit(change: (content: Content) => void, place = ''): void {
    const next = structuredClone(this.#steps.now)
    change(next)
    // Somebody who goes on from the other text has taken it.
    this.#clashes = this.#clashes.filter((each) => this.#differs(each))
    this.#go(stepped(this.#steps, shared(this.#steps.now, next), place))
  }

  undo(): void {
    this.#go(undone(this.#steps))
  }

  redo(): void {
    this.#go(redone(this.#steps))
  }

  /** Decides a clash. What is taken over can be undone. */
  settle(place: MergePlace, whose: 'mine' | 'theirs'): void {
    this.#clashes = this.#clashes.filter((each) => !isWithin(this.#placeOf(each), place))
    this.#go(whose === 'mine' ? this.#steps : stepped(this.#steps, withPlaceOf(this.#steps.now, this.#base, place), ''))
  }

  /** Gives up what is not saved. It can be undone. */
  discard(): void {
    this.#clashes = []
    this.#go(stepped(this.#steps, this.#base, ''))
  }

  /** Takes the newest version as it was read by others. */
  receive(stored: Stored<Content>): void {
    if (stored.version <= this.#version) return
    // What is on its way may be part of it, or refused because of it: first it is answered.
    if (this.#under || this.#sending) {
      this.#heard = stored
      return
    }
    this.#follow(stored)
    this.#keep()
    this.#tell()
    if (this.#hasToSend()) this.#schedule(pauseMs)
  }

  /** Saves now, however often it has failed. */
  tryAgain(): void {
    this.#failures = 0
    void this.#send()
  }

  /** Saves now, for somebody who wants to leave. Answers whether all is saved; soon, in any case. */
  async flush(): Promise<boolean> {
    if (!this.#shown.unsaved) return true
    this.#hurries = true
    const { promise, resolve } = Promise.withResolvers<void>()
    const callOff = this.#ports.later(patienceMs, resolve)
    await Promise.race([this.#send(), promise])
    callOff()
    this.#hurries = false
    return !this.#shown.unsaved
  }

  /** The page goes away, perhaps for good. */
  pageGoes(): void {
    if (this.#under || this.#stopped || !this.#hasToSend()) return
    this.#callOff()
    const { content, key } = this.#begin()
    this.#ports.saveLast(content, this.#version, key)
  }

  /** Ends it: nothing is sent, kept or forgotten any more. The draft that this browser keeps is for the next editor of the record. */
  stop(): void {
    this.#stopped = true
    this.#callOff()
  }

  #go(steps: Steps<Content>): void {
    this.#steps = steps
    if (this.#failed?.kind === 'refused') this.#failed = undefined
    this.#keep()
    this.#tell()
    if (this.#hasToSend() && !this.#failed) this.#schedule(pauseMs)
  }

  /** The place of a clash. Where its question was removed here meanwhile, the question is the clash: its other text was never seen. */
  #placeOf({ place }: Clash): MergePlace {
    const outer = place.map((_, at) => place.slice(0, at + 1))
    return outer.find((each) => valueAt(this.#steps.now, each) === undefined && valueAt(this.#base, each) !== undefined) ?? place
  }

  /** Whether its texts differ now. After an undo they may not, and after a redo again. */
  #differs(clash: Clash): boolean {
    const place = this.#placeOf(clash)
    return !sameJson(valueAt(this.#steps.now, place), valueAt(this.#base, place))
  }

  /** The clashes that wait for a decision, without those within another one. */
  #open(): readonly Clash[] {
    const differ = this.#clashes.filter((each) => this.#differs(each)).map((each) => ({ ...each, place: this.#placeOf(each) }))
    const first = differ.filter((one, at) => differ.findIndex((other) => sameJson(one.place, other.place)) === at)
    return first.filter((one) => !first.some((other) => other !== one && isWithin(one.place, other.place)))
  }

  /** What is sent: at a clash nothing is changed before somebody has decided. */
  #toSend(): Content {
    return this.#clashes.reduce((content, clash) => withPlaceOf(content, this.#base, this.#placeOf(clash)), this.#steps.now)
  }

  #hasToSend(): boolean {
    return this.#sending !== undefined || !sameJson(this.#toSend(), this.#base)
  }

  /** Goes over to a newer version, with the changes that were made here to the one of before. */
  #follow({ content, version, savedAt, savedBy }: Stored<Content>): void {
    if (version <= this.#version) return
    const base = this.#base
    const theirs = shared(base, content)
    const { now } = this.#steps
    const { value, clashes } = mergedChanges(base, now, theirs)
    // An undo takes back what was done here, never what somebody else has made of it since.
    this.#steps = mappedSteps(this.#steps, shared(now, value), (step) => {
      const earlier = mergedChanges(base, step, theirs)
      return shared(
        theirs,
        earlier.clashes.reduce((content, place) => withPlaceOf(content, theirs, place), earlier.value),
      )
    })
    this.#base = theirs
    this.#version = version
    this.#savedAt = savedAt
    const known = this.#clashes.filter((old) => !clashes.some((place) => sameJson(place, old.place)))
    this.#clashes = [...known, ...clashes.map((place) => ({ place, by: savedBy }))]
  }

  #begin(): Sending<Content> {
    this.#sending ??= { content: this.#toSend(), key: this.#ports.newKey() }
    this.#keep()
    return this.#sending
  }

  /** Sends what is unsaved; together with what is under way, if it is. */
  #send(): Promise<void> {
    this.#callOff()
    return (this.#under ??= this.#sendAll().finally(() => {
      this.#under = undefined
      if (this.#heard) this.receive(this.#heard)
      this.#tell()
    }))
  }

  async #sendAll(): Promise<void> {
    try {
      for (let overtaken = 0; this.#hasToSend() && !this.#stopped;) {
        const { content, key } = this.#begin()
        const answer = await this.#attempt(content, key)
        if (answer) this.#took(content, answer)
        else {
          // Somebody else has saved, so this one was not: their version is taken up, and the changes of this editor once more.
          this.#follow(await this.#ports.read())
          this.#keep()
          overtaken++
        }
        this.#tell()
        if (this.#hasToSend() && ((answer && !this.#hurries) || overtaken === most)) return this.#schedule(pauseMs)
      }
      this.#succeed()
    } catch (error) {
      this.#fail(error)
    }
  }

  /** Undefined where somebody was faster. */
  async #attempt(content: Content, key: string) {
    try {
      return await this.#ports.save(content, this.#version, key)
    } catch (error) {
      const kind = this.#ports.failureOf(error)
      if (kind !== 'unsure') this.#sending = undefined
      if (kind !== 'overtaken') throw error
      return undefined
    }
  }

  #took(content: Content, { version, savedAt }: Pick<Stored<Content>, 'version' | 'savedAt'>): void {
    this.#sending = undefined
    this.#base = content
    this.#version = version
    this.#savedAt = savedAt
    this.#succeed()
    this.#keep()
  }

  #succeed(): void {
    this.#failures = 0
    this.#failed = undefined
  }

  #fail(error: unknown): void {
    const kind = this.#ports.failureOf(error)
    this.#failed = { kind, error }
    this.#keep()
    if (kind === 'refused') return
    this.#schedule(againMs[Math.min(this.#failures, againMs.length - 1)]!)
    this.#failures++
  }

  #schedule(ms: number): void {
    this.#callOff()
    if (this.#stopped) return
    this.#callOff = this.#ports.later(ms, () => void this.#send())
  }

  #keep(): void {
    if (this.#stopped) return
    const isUnsaved = this.#sending !== undefined || !sameJson(this.#steps.now, this.#base)
    this.#kept = this.#ports.keep(
      isUnsaved
        ? {
            base: this.#base,
            version: this.#version,
            content: this.#steps.now,
            clashes: this.#open(),
            ...(this.#sending && { sending: this.#sending }),
          }
        : undefined,
    )
  }

  #draw(): Edited<Content> {
    const { past, now, later } = this.#steps
    return {
      content: now,
      saved: { content: this.#base, version: this.#version, savedAt: this.#savedAt },
      clashes: this.#open(),
      unsaved: this.#sending !== undefined || !sameJson(now, this.#base),
      failed: this.#failed,
      kept: this.#kept,
      canUndo: past.length > 0,
      canRedo: later.length > 0,
    }
  }

  #tell(): void {
    this.#shown = this.#draw()
    this.#ports.changed()
  }
}
