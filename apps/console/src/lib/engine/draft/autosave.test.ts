import { beforeEach, expect, test } from 'vitest'
import { Autosave, type Failure, type KeptDraft, type Stored } from './autosave.ts'

interface Content {
  readonly name: string
  readonly note: string
  readonly questions?: readonly { readonly key: string; readonly text: string }[]
}
const begun: Stored<Content> = { content: { name: '', note: '' }, version: 1, savedAt: '2026-11-29T08:00:00.000Z', savedBy: null }
const liNa = { id: 2, name: 'Li Na', nameZh: '李娜', type: 'staff' } as const

/** A record on a server, by way of a network that fails as it is told to. */
class Server {
  stored = begun
  network: 'up' | 'down' | 'loses answers' = 'up'
  refuses = false
  readonly #answers = new Map<string, Stored<Content>>()

  save(content: Content, version: number, key: string, by: Stored<Content>['savedBy'] = null): Stored<Content> {
    if (this.network === 'down') throw new Error('unsure')
    if (this.refuses) throw new Error('refused')
    const first = this.#answers.get(key)
    if (first) return first
    if (version !== this.stored.version) throw new Error('overtaken')
    this.stored = { content, version: version + 1, savedAt: '2026-11-29T08:01:00.000Z', savedBy: by }
    this.#answers.set(key, this.stored)
    if (this.network === 'loses answers') throw new Error('unsure')
    return this.stored
  }
}

let server: Server
let kept: KeptDraft<Content> | undefined
let timers: { readonly at: number; readonly work: () => void }[]
let now: number
let keys: number
beforeEach(() => {
  server = new Server()
  kept = undefined
  timers = []
  now = 0
  keys = 0
})

/** Lets that much time pass, and everything come through that it brings about. */
async function pass(ms: number): Promise<void> {
  const end = now + ms
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve))
    const next = timers.toSorted((a, b) => a.at - b.at)[0]
    if (!next || next.at > end) break
    now = next.at
    timers = timers.filter((each) => each !== next)
    next.work()
  }
  now = end
}

const open = (stored = server.stored, canKeep = true) =>
  new Autosave<Content>(stored, kept, {
    save: async (content, version, key) => server.save(content, version, key),
    saveLast: (content, version, key) => void server.save(content, version, key),
    read: async () => {
      if (server.network === 'down') throw new Error('unsure')
      return server.stored
    },
    failureOf: (error) => (error as Error).message as Failure,
    keep: (draft) => {
      kept = canKeep ? structuredClone(draft) : undefined
      return canKeep
    },
    later: (ms, work) => {
      const timer = { at: now + ms, work }
      timers.push(timer)
      return () => (timers = timers.filter((each) => each !== timer))
    },
    newKey: () => `key ${keys++}`,
    changed: () => {},
  })
const type = (editor: Autosave<Content>, name: string) => editor.edit((own) => void Object.assign(own, { name }), 'name')
const bySomebody = (change: Partial<Content>) =>
  server.save({ ...server.stored.content, ...change }, server.stored.version, `other ${keys++}`, liNa)

test('keeps each change at once, saves it after a pause, and keeps nothing any more', async () => {
  const editor = open()
  type(editor, 'Trip')
  expect(kept?.content.name).toBe('Trip')
  expect(editor.shown()).toMatchObject({ unsaved: true, failed: undefined })
  await pass(1000)
  expect(server.stored.content.name).toBe('Trip')
  expect(editor.shown()).toMatchObject({ unsaved: false, saved: { version: 2 } })
  expect(kept).toBeUndefined()
})

test('tries again by itself until the server can be reached, and says meanwhile that it is not saved', async () => {
  server.network = 'down'
  const editor = open()
  type(editor, 'Trip')
  await pass(60_000)
  expect(editor.shown()).toMatchObject({ unsaved: true, kept: true, failed: { kind: 'unsure' } })
  type(editor, 'Trip to Xi’an')
  server.network = 'up'
  await pass(40_000)
  expect(server.stored.content.name).toBe('Trip to Xi’an')
  expect(editor.shown()).toMatchObject({ unsaved: false, failed: undefined })
})

test('saves at once for somebody who leaves, and tells them where that is not possible', async () => {
  const editor = open()
  type(editor, 'Trip')
  expect(await editor.flush()).toBe(true)
  expect(server.stored.content.name).toBe('Trip')
  server.network = 'down'
  type(editor, 'Trip to Xi’an')
  expect(await editor.flush()).toBe(false)
})

test('goes on with what was kept when the page is opened again', async () => {
  type(open(), 'Trip')
  bySomebody({ note: 'Theirs' })
  const editor = open()
  expect(editor.shown().content).toEqual({ name: 'Trip', note: 'Theirs' })
  await pass(1000)
  expect(server.stored.content).toEqual({ name: 'Trip', note: 'Theirs' })
})

test('does not take its own save for somebody else’s where the answer was lost, not even after a reload', async () => {
  server.network = 'loses answers'
  const editor = open()
  type(editor, 'Trip')
  await pass(800)
  expect(server.stored.version).toBe(2)
  type(editor, 'Trip to Xi’an')
  editor.stop()
  server.network = 'up'
  const again = open()
  await pass(1000)
  expect(again.shown()).toMatchObject({ unsaved: false, clashes: [] })
  expect(server.stored.content.name).toBe('Trip to Xi’an')
})

test('does not send the same again that it has sent while the page went away', async () => {
  const editor = open()
  type(editor, 'Trip')
  editor.pageGoes()
  expect(server.stored.content.name).toBe('Trip')
  editor.stop()
  const again = open()
  await pass(1000)
  expect(server.stored.version).toBe(2)
  expect(again.shown()).toMatchObject({ unsaved: false, clashes: [] })
})

test('merges what somebody else has saved meanwhile, and an undo takes back only the own change', async () => {
  const editor = open()
  type(editor, 'Trip')
  bySomebody({ note: 'Theirs' })
  await pass(1000)
  expect(server.stored.content).toEqual({ name: 'Trip', note: 'Theirs' })
  editor.undo()
  await pass(1000)
  expect(server.stored.content).toEqual({ name: '', note: 'Theirs' })
})

test('overwrites a text that both have changed only once somebody has chosen', async () => {
  const editor = open()
  type(editor, 'Mine')
  bySomebody({ name: 'Theirs' })
  await pass(1000)
  expect(server.stored.content.name).toBe('Theirs')
  expect(editor.shown()).toMatchObject({ content: { name: 'Mine' }, clashes: [{ place: ['name'], by: liNa }], unsaved: true })
  // Other fields are saved meanwhile, and the choice outlives a reload.
  editor.edit((own) => void Object.assign(own, { note: 'Noted' }))
  await pass(1000)
  expect(server.stored.content).toEqual({ name: 'Theirs', note: 'Noted' })
  editor.stop()
  const again = open()
  expect(again.shown().clashes).toHaveLength(1)
  again.settle(['name'], 'mine')
  await pass(1000)
  expect(server.stored.content).toEqual({ name: 'Mine', note: 'Noted' })
  expect(again.shown()).toMatchObject({ unsaved: false, clashes: [] })
})

test('asks before it removes a question whose other text was never seen', async () => {
  const question = { key: 'q', text: '' }
  server.stored = { ...begun, content: { ...begun.content, questions: [question] } }
  const editor = open()
  editor.edit((own) => void Object.assign(own, { questions: [{ ...question, text: 'Mine' }] }))
  bySomebody({ questions: [{ ...question, text: 'Theirs' }] })
  await pass(1000)
  expect(editor.shown().clashes).toMatchObject([{ place: ['questions', 'q', 'text'] }])
  editor.edit((own) => void Object.assign(own, { questions: [] }))
  await pass(1000)
  expect(editor.shown().clashes).toMatchObject([{ place: ['questions', 'q'] }])
  expect(server.stored.content.questions).toEqual([{ ...question, text: 'Theirs' }])
  editor.settle(['questions', 'q'], 'mine')
  await pass(1000)
  expect(server.stored.content.questions).toEqual([])
})

test('asks again where an undo and a redo bring back a text that somebody else has changed', async () => {
  const editor = open()
  type(editor, 'Mine')
  bySomebody({ name: 'Theirs' })
  await pass(1000)
  editor.undo()
  expect(editor.shown()).toMatchObject({ content: { name: 'Theirs' }, clashes: [] })
  editor.redo()
  expect(editor.shown()).toMatchObject({ content: { name: 'Mine' }, clashes: [{ place: ['name'] }] })
  await pass(1000)
  expect(server.stored.content.name).toBe('Theirs')
})

test('takes the text of somebody else, and gives the own one back by undo', async () => {
  const editor = open()
  type(editor, 'Mine')
  bySomebody({ name: 'Theirs' })
  await pass(1000)
  editor.settle(['name'], 'theirs')
  expect(editor.shown()).toMatchObject({ content: { name: 'Theirs' }, unsaved: false, clashes: [] })
  editor.undo()
  await pass(1000)
  expect(server.stored.content.name).toBe('Mine')
})

test('shows what somebody else has saved as soon as it is heard', () => {
  const editor = open()
  type(editor, 'Mine')
  editor.receive(bySomebody({ note: 'Theirs' }))
  expect(editor.shown().content).toEqual({ name: 'Mine', note: 'Theirs' })
})

test('shows what it has heard while a save was on its way, once that is answered', async () => {
  const editor = open()
  type(editor, 'Mine')
  const flushed = editor.flush()
  expect(server.stored.version).toBe(2)
  editor.receive(bySomebody({ note: 'Theirs' }))
  expect(await flushed).toBe(true)
  expect(editor.shown().content).toEqual({ name: 'Mine', note: 'Theirs' })
})

test('waits after a refusal for somebody to change it, to try again or to give it up', async () => {
  server.refuses = true
  const editor = open()
  type(editor, 'Trip')
  await pass(60_000)
  expect(editor.shown()).toMatchObject({ unsaved: true, failed: { kind: 'refused' } })
  expect(timers).toEqual([])
  editor.discard()
  expect(editor.shown()).toMatchObject({ content: begun.content, unsaved: false, failed: undefined })
  editor.undo()
  server.refuses = false
  await pass(1000)
  expect(server.stored.content.name).toBe('Trip')
})

test('says so where the browser keeps nothing', () => {
  const editor = open(server.stored, false)
  type(editor, 'Trip')
  expect(editor.shown()).toMatchObject({ unsaved: true, kept: false })
})

test('sends and keeps nothing any more once it was stopped', async () => {
  const editor = open()
  type(editor, 'Trip')
  editor.stop()
  kept = undefined
  type(editor, 'Trip to Xi’an')
  await pass(60_000)
  expect([server.stored.version, kept]).toEqual([1, undefined])
})
