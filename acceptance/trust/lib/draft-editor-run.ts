// A survey that two people edit at once, and what becomes of every keystroke.
import type { Data, Schema } from '@isb/sdk'
import { sameJson, valueAt } from '@isb/sdk/rules'
import { Autosave, type Clash, type Failure, type KeptDraft } from '../../../apps/console/src/lib/engine/draft/autosave.ts'
import { call, dataOf, newKey } from './call.ts'
import type { Dice } from './dice.ts'

type Content = Schema<'SurveyContent'>
type Stored = Schema<'SurveyDraft'>
type Question = Schema<'SurveyQuestion'>

/** Somebody who edits: which server they reach, and their session. */
export interface Person {
  readonly url: string
  readonly token: string
}

const both = (text = '') => ({ en: text, zh: text })
const question = (key: string): Question => ({
  key,
  text: both(),
  kind: 'One',
  required: false,
  options: ['x', 'y'].map((name) => ({ key: `${key}-${name}`, text: both(), subitems: [] })),
})
const module = (key: string) => ({
  key,
  name: both(),
  description: both(),
  protocolLabel: both(),
  protocol: both(),
  questions: ['1', '2', '3'].map((name) => question(`${key}-${name}`)),
})
const begun: Content = { yes: { tips: both(), modules: [module('m'), module('n')] }, no: { tips: both(), modules: [] } }

/** The marks in a part of the forms. */
const marksIn = (part: unknown): Set<string> => new Set(JSON.stringify(part ?? '').match(/\[[ab]\d+\]/g))
const without = (marks: ReadonlySet<string>, others: ReadonlySet<string>) => [...marks].filter((mark) => !others.has(mark))

/** Every text of the forms, as somebody who can be changed. */
function textsOf(content: Content): { readonly place: string; readonly words: { en: string; zh: string } }[] {
  const { tips, modules } = content.yes
  return [
    { place: 'tips', words: tips },
    ...modules.flatMap(({ key, name, description, questions }) => [
      { place: `${key} name`, words: name },
      { place: `${key} description`, words: description },
      ...questions.flatMap((each) => [
        { place: each.key, words: each.text },
        ...each.options.map((option) => ({ place: option.key, words: option.text })),
      ]),
    ]),
  ]
}

/** Time that passes when it is told to, and lets every request end before it goes on. */
class Clock {
  now = 0
  #timers: { readonly at: number; readonly work: () => void }[] = []
  readonly #pending = new Set<Promise<unknown>>()

  later(ms: number, work: () => void): () => void {
    const timer = { at: this.now + ms, work }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  /** Has the clock wait for a request. */
  during<Answer>(request: Promise<Answer>): Promise<Answer> {
    this.#pending.add(request)
    const over = () => void this.#pending.delete(request)
    request.then(over, over)
    return request
  }

  async quiet(): Promise<void> {
    for (let still = 0; still < 3; still++) {
      await new Promise((resolve) => void setImmediate(resolve))
      if (this.#pending.size > 0) {
        still = -1
        await Promise.allSettled(this.#pending)
      }
    }
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (;;) {
      await this.quiet()
      const next = this.#timers.toSorted((one, other) => one.at - other.at)[0]
      if (!next || next.at > end) break
      this.now = Math.max(this.now, next.at)
      this.#timers = this.#timers.filter((each) => each !== next)
      next.work()
    }
    this.now = end
  }
}

/** What became of a save at the server, whether or not somebody heard of it. */
class Failed extends Error {
  readonly kind: Failure
  constructor(kind: Failure, message: string = kind) {
    super(message)
    this.kind = kind
  }
}

/** A page with the editor. */
interface Page {
  readonly autosave: Autosave<Content>
  readonly slot: string
  /** A page that is gone hears, keeps and does nothing any more. */
  gone: boolean
  /** It has taken over a text of somebody else, which an undo gives up again. */
  tookTheirs: boolean
}

/** One of the two, with what their browser keeps. */
interface Editor {
  readonly letter: 'a' | 'b'
  readonly person: Person
  readonly kept: Map<string, string>
  page: Page | undefined
  /** Until when there is no network. */
  offlineUntil: number
  /** The next save comes through, its answer does not. */
  losesAnswer: boolean
}

export class EditingRound {
  readonly counts = {
    keystrokes: 0,
    saves: 0,
    overtaken: 0,
    drops: 0,
    lostAnswers: 0,
    clashes: 0,
    gone: 0,
    died: 0,
    lost: 0,
    overwritten: 0,
  }
  readonly wrong: string[] = []
  readonly #dice: Dice
  readonly #surveyId: number
  readonly #clock = new Clock()
  readonly #editors: readonly Editor[]
  /** The forms by their version, as the server has had them. */
  readonly #versions = new Map<number, Content>([[1, begun]])
  /** Marks that may be missing: taken back by their writer, or decided against by somebody who saw them. */
  readonly #given = new Set<string>()
  readonly #typed = new Map<string, number>()
  #slots = 0
  #keys = 0

  private constructor(people: readonly [Person, Person], surveyId: number, dice: Dice) {
    this.#dice = dice
    this.#surveyId = surveyId
    this.#editors = people.map((person, at) => ({
      letter: at === 0 ? 'a' : 'b',
      person,
      kept: new Map(),
      page: undefined,
      offlineUntil: 0,
      losesAnswer: false,
    }))
  }

  static async open(people: readonly [Person, Person], dice: Dice): Promise<EditingRound> {
    const body = { title: 'Re-enrollment', admissionYear: '2027-28', content: begun }
    const { id } = dataOf<Data<'survey.create'>>(await call(people[0].url, 'survey.create', body, people[0]))
    return new EditingRound(people, id, dice)
  }

  async go(steps: number): Promise<void> {
    for (const editor of this.#editors) await this.#openPage(editor)
    for (let step = 0; step < steps; step++) {
      for (const editor of this.#editors) await this.#act(editor)
      // Often less than the pause before a save, at times much more.
      await this.#clock.pass(this.#dice.pick([0, 50, 150, 300, 800, 2000, 9000]))
    }
    await this.#finish()
  }

  async #act(editor: Editor): Promise<void> {
    const dice = this.#dice
    if (!editor.page) {
      if (dice.chance(40)) await this.#openPage(editor)
      return
    }
    const { page } = editor
    const acts: readonly (readonly [share: number, act: () => unknown])[] = [
      [60, () => this.#type(editor, page)],
      [6, () => this.#change(page)],
      [5, () => this.#undo(editor, page)],
      [8, () => this.#drop(editor)],
      [4, () => (editor.losesAnswer = true)],
      [5, () => this.#hear(editor, page)],
      [4, () => this.#settle(page)],
      [4, () => this.#leave(editor, page, true)],
      [4, () => this.#leave(editor, page, false)],
    ]
    let thrown = dice.throw(acts.reduce((sum, [share]) => sum + share, 0))
    for (const [share, act] of acts) {
      thrown -= share
      if (thrown < 0) return void (await act())
    }
  }

  /** A burst of keys in a text: each leaves its mark somewhere in what stands there. */
  #type({ letter }: Editor, { autosave }: Page): void {
    const texts = textsOf(autosave.shown().content)
    const { place } = this.#dice.pick(texts)
    const locale = this.#dice.pick(['en', 'zh'] as const)
    for (let keys = 1 + this.#dice.throw(4); keys > 0; keys--) {
      const mark = `[${letter}${this.counts.keystrokes++}]`
      const at = this.#dice.throw(1000)
      autosave.edit((own) => {
        const text = textsOf(own).find((each) => each.place === place)
        if (!text || text.words[locale].length > 480) return
        const marks = text.words[locale].match(/\[\w+\]/g) ?? []
        text.words[locale] = marks.toSpliced(at % (marks.length + 1), 0, mark).join('')
        this.#typed.set(mark, this.#clock.now)
      }, `${place} ${locale}`)
    }
  }

  /** Questions are added, removed and moved; what somebody removes they have seen. */
  #change({ autosave }: Page): void {
    const { modules } = autosave.shown().content.yes
    const nth = this.#dice.throw(modules.length)
    const questions = modules[nth]?.questions ?? []
    const at = this.#dice.throw(Math.max(1, questions.length))
    const act = this.#dice.throw(4)
    if (act < 2 || questions.length < 2) {
      const added = question(`q${this.#keys++}`)
      return autosave.edit((own) => void own.yes.modules[nth]?.questions.splice(at, 0, added))
    }
    if (act === 2) return autosave.edit((own) => void own.yes.modules[nth]?.questions.push(...own.yes.modules[nth].questions.splice(at, 1)))
    for (const mark of marksIn(questions[at])) this.#given.add(mark)
    return autosave.edit((own) => void own.yes.modules[nth]?.questions.splice(at, 1))
  }

  #undo({ letter }: Editor, page: Page): void {
    const before = marksIn(page.autosave.shown().content)
    const isUndo = this.#dice.chance(70)
    if (isUndo) page.autosave.undo()
    else page.autosave.redo()
    const { content, clashes, saved } = page.autosave.shown()
    // A redo may bring back a text that clashes. The server keeps the other one until somebody has chosen.
    const inClash = marksIn(clashes.map(({ place }) => valueAt(saved.content, place)))
    for (const mark of without(before, marksIn(content))) {
      const isTheirs = !mark.startsWith(`[${letter}`)
      if (isTheirs && inClash.has(mark)) continue
      if (isTheirs && !page.tookTheirs && !this.#given.has(mark))
        this.#overwritten(`${isUndo ? 'an undo' : 'a redo'} of ${letter} took ${mark} back`)
      this.#given.add(mark)
    }
  }

  #drop(editor: Editor): void {
    this.counts.drops++
    editor.offlineUntil = this.#clock.now + this.#dice.throw(60_001)
  }

  /** The page hears that somebody has saved. */
  async #hear(editor: Editor, { autosave }: Page): Promise<void> {
    if (editor.offlineUntil > this.#clock.now) return
    autosave.receive(await this.#clock.during(this.#read(editor)))
  }

  #settle(page: Page): void {
    const { autosave } = page
    const { clashes, content, saved } = autosave.shown()
    if (clashes.length === 0) return
    const { place }: Clash = this.#dice.pick(clashes)
    const [mine, theirs] = [valueAt(content, place), valueAt(saved.content, place)]
    const whose = this.#dice.pick(['mine', 'theirs'] as const)
    for (const mark of without(marksIn(whose === 'mine' ? theirs : mine), marksIn(whose === 'mine' ? mine : theirs))) this.#given.add(mark)
    if (whose === 'theirs') page.tookTheirs = true
    autosave.settle(place, whose)
    this.counts.clashes++
  }

  /** A page is loaded again or closed, and can say so; or it dies. Requests that are on their way come through or do not. */
  async #leave(editor: Editor, page: Page, says: boolean): Promise<void> {
    this.counts[says ? 'gone' : 'died']++
    if (says) page.autosave.pageGoes()
    page.gone = true
    editor.page = undefined
    await this.#clock.quiet()
    if (this.#dice.chance(50)) await this.#openPage(editor)
  }

  async #openPage(editor: Editor): Promise<void> {
    if (editor.offlineUntil > this.#clock.now) return
    const stored = await this.#clock.during(this.#read(editor))
    const [slot = `slot ${this.#slots++}`] = editor.kept.keys()
    const text = editor.kept.get(slot)
    const kept = text === undefined ? undefined : (JSON.parse(text) as KeptDraft<Content>)
    const page: Page = { slot, gone: false, tookTheirs: kept !== undefined, autosave: this.#edit(editor, slot, stored, kept, () => page) }
    editor.page = page
  }

  #edit(editor: Editor, slot: string, stored: Stored, draft: KeptDraft<Content> | undefined, page: () => Page): Autosave<Content> {
    const clock = this.#clock
    let isOpen = false
    const isGone = () => isOpen && page().gone
    const never = new Promise<never>(() => {})
    const autosave = new Autosave<Content>(stored, draft, {
      save: async (content, version, key) => {
        const answer = await clock.during(this.#save(editor, content, version, key)).catch((error: unknown) => error)
        if (isGone()) return never
        if (answer instanceof Error) throw answer
        return answer as Stored
      },
      // Half of what a page sends while it goes away comes through.
      saveLast: (content, version, key) => {
        if (this.#dice.chance(50)) void clock.during(this.#save(editor, content, version, key).catch(() => {}))
      },
      read: async () => {
        const read = await clock.during(this.#read(editor)).catch((error: unknown) => error)
        if (isGone()) return never
        if (read instanceof Error) throw read
        return read as Stored
      },
      failureOf: (error) => {
        if (!(error instanceof Failed)) throw error
        if (error.kind === 'refused') this.wrong.push(`refused: ${error.message}`)
        return error.kind
      },
      keep: (kept) => {
        if (isGone()) return false
        if (kept) editor.kept.set(slot, JSON.stringify(kept))
        else editor.kept.delete(slot)
        return true
      },
      later: (ms, work) => clock.later(ms, () => isGone() || work()),
      newKey,
      changed: () => {},
    })
    isOpen = true
    return autosave
  }

  async #read({ person, offlineUntil }: Editor): Promise<Stored> {
    if (offlineUntil > this.#clock.now) throw new Failed('unsure')
    return dataOf<Stored>(await call(person.url, 'survey.form', { surveyId: this.#surveyId }, person))
  }

  async #save(editor: Editor, content: Content, version: number, key: string): Promise<Stored> {
    if (editor.offlineUntil > this.#clock.now) throw new Failed('unsure')
    const { url, token } = editor.person
    const reply = await call(url, 'survey.saveForm', { surveyId: this.#surveyId, content, version }, { token, key })
    const { envelope } = reply
    if (envelope?.code !== 0) {
      if (envelope?.reason !== 'SURVEY_EDITED') throw new Failed('refused', reply.text.slice(0, 300))
      this.counts.overtaken++
      throw new Failed('overtaken')
    }
    const stored = envelope.data as Stored
    this.#saved(content, stored)
    if (editor.losesAnswer) {
      editor.losesAnswer = false
      this.counts.lostAnswers++
      throw new Failed('unsure')
    }
    return stored
  }

  /** Holds what was saved against what it replaces. */
  #saved(content: Content, { version }: Stored): void {
    if (this.#versions.has(version)) return
    this.counts.saves++
    this.#versions.set(version, content)
    const before = this.#versions.get(version - 1)
    if (!before) return void this.wrong.push(`nobody has saved version ${version - 1}`)
    const missing = without(marksIn(before), marksIn(content)).filter((mark) => !this.#given.has(mark))
    for (const mark of missing) {
      this.#overwritten(`version ${version} no longer has ${mark}`)
      this.#given.add(mark)
    }
  }

  #overwritten(what: string): void {
    this.counts.overwritten++
    this.wrong.push(what)
  }

  /** The networks are back, everybody opens what they have left, and all is saved and decided. */
  async #finish(): Promise<void> {
    for (const editor of this.#editors) Object.assign(editor, { offlineUntil: 0, losesAnswer: false })
    const isOver = () => this.#editors.every(({ page, kept }) => page && kept.size === 0 && !page.autosave.shown().unsaved)
    for (let tries = 0; !isOver() && tries < 200; tries++) {
      for (const editor of this.#editors) {
        if (editor.page && !editor.page.autosave.shown().unsaved && editor.kept.size > 0) await this.#leave(editor, editor.page, true)
        if (!editor.page) await this.#openPage(editor)
        if (editor.page) this.#settle(editor.page)
      }
      await this.#clock.pass(31_000)
    }
    if (!isOver()) this.wrong.push('it did not come to rest')
    const { content } = await this.#read(this.#editors[0]!)
    const lost = without(new Set(this.#typed.keys()), marksIn(content)).filter((mark) => !this.#given.has(mark))
    this.counts.lost += lost.length
    if (lost[0]) this.wrong.push(`${lost[0]}, typed at ${this.#typed.get(lost[0])} ms, is lost`)
    const newest = this.#versions.get(Math.max(...this.#versions.keys()))
    if (!sameJson(newest, content)) this.wrong.push('the server shows other forms than were saved last')
  }
}
