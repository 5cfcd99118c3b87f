// A guardian answers the re-enrollment survey in a browser, for one child or for several in one go.
import { ApiError, askTwice, createIsb, isIsbError, memorySession, type Locale, type Schema } from '@isb/sdk'
import { hasProtocol, isChoice, valuesOf, visibleIn, type AnyQuestion } from '@isb/sdk/rules'
import { button, choice, dayOf, form, grouped, make, prose, show, tell, toggle } from './parts.ts'
import { words } from './words.ts'

const session = memorySession()
let locale: Locale = navigator.language.startsWith('zh') ? 'zh' : 'en'
document.documentElement.lang = locale
const isb = () => createIsb({ host: location.origin, locale, session })
const say = (word: keyof typeof words.en) => words[locale][word]
const nameOf = ({ name, nameZh }: { name: string; nameZh: string }) => (locale === 'zh' && nameZh) || name
/** Draws what stands on the page anew, after a change of the language. */
let again = async () => signIn()
const turn = button('中文 / English', () => {
  document.documentElement.lang = locale = locale === 'zh' ? 'en' : 'zh'
  return attempt(again)
})
/** Does something, and tells why it was refused. Nothing that was filled in is lost. */
async function attempt(action: () => Promise<unknown>) {
  try {
    await action()
  } catch (error) {
    if (!isIsbError(error)) throw error
    const wrong = error instanceof ApiError ? (error.errors ?? []) : []
    for (const { path, message } of wrong) document.getElementById(path)?.append(make('p', { className: 'wrong' }, message))
    document.querySelector('.wrong')?.scrollIntoView({ block: 'center' })
    tell(error instanceof ApiError ? error.message : say('offline'))
  }
}
function signIn() {
  const [email, password] = [make('input', { type: 'email' }), make('input', { type: 'password' })]
  const enter = async () => {
    await isb().auth.login({ body: { email: email.value, password: password.value } })
    await children()
  }
  const labels = [make('label', {}, say('email'), ' ', email), make('label', {}, say('password'), ' ', password)]
  const asked = form(() => attempt(enter), ...labels, make('button', {}, say('signIn')))
  show(turn, asked)
}

async function children() {
  again = children
  const lines = await isb().survey.mine()
  tell()
  const stateOf = ({ draft, decision }: Schema<'SurveyMine'>) =>
    say(draft ? 'draft' : decision === 'Yes' ? 'yes' : decision === 'No' ? 'no' : 'none')
  const about = (line: Schema<'SurveyMine'>) => `${nameOf(line.child)} · ${stateOf(line)} · ${say('until')} ${dayOf(line.lastDay)}`
  const open = (line: Schema<'SurveyMine'>) => button(about(line), () => attempt(() => answer(line, lines)))
  const groups = grouped(lines, ({ survey: { title, titleZh } }) => nameOf({ name: title, nameZh: titleZh }))
  show(turn, make('h1', {}, say('title')), ...groups.map(([title, own]) => make('section', {}, make('h2', {}, title), ...own.map(open))))
}

async function answer(line: Schema<'SurveyMine'>, lines: Schema<'SurveyMine'>[]) {
  const path = { askedId: line.id }
  let sheet = await isb().survey.page({ path })
  const given: Schema<'SurveyAnswerDraft'> = sheet.draft ?? sheet.answer ?? { version: 0, decision: null, replies: [], accepted: [] }
  given.version = sheet.version
  const siblings = lines.filter(({ id, survey }) => id !== line.id && survey.id === line.survey.id)
  const also = new Set<number>()
  const pictures = new Map<string, File>()

  /** Keeps a draft: one at a time, in their order. */
  let saving: Promise<void> = Promise.resolve()
  const keep = () => {
    const body = structuredClone(given)
    saving = saving.then(() => attempt(async () => tell((await isb().survey.saveAnswer({ path, body })) && say('saved'))))
  }
  const redraw = (change: () => void) => () => {
    change()
    keep()
    draw()
  }
  const reply = (question: string, values: string[]) => {
    given.replies = [...given.replies.filter((one) => one.question !== question), { question, values }]
  }
  const send = async () => {
    const { decision } = given
    document.querySelectorAll('.wrong').forEach((told) => told.remove())
    await saving.then(() => tell(say('sending')))
    for (const askedId of decision ? [line.id, ...also] : []) {
      // A picture belongs to one answer: it is uploaded for each child.
      for (const [question, body] of pictures) reply(question, [String((await isb().files.upload({ body })).id)])
      // Where the connection breaks it is asked once more, under the same key: the answer is there once.
      const [idempotencyKey, body] = [`${askedId} ${Date.now()} ${Math.random()}`, { ...given, decision: decision! }]
      await askTwice(() => isb().survey.submit({ path: { askedId }, body }, { idempotencyKey }))
    }
    await children()
    if (decision) tell(say('done'))
  }

  function control({ key, kind, text }: AnyQuestion<string>) {
    const picture = kind === 'File' || kind === 'Signature'
    const onchange = ({ target }: { target: HTMLInputElement }) => {
      if (picture) return target.files?.[0] && pictures.set(key, target.files[0])
      reply(key, target.value ? [target.value] : [])
      return keep()
    }
    const typed = { ariaLabel: text, onchange, ...(!picture && { value: valuesOf(given.replies, key)[0] ?? '' }) }
    if (kind === 'Text') return make('textarea', typed)
    return make('input', { type: picture ? 'file' : kind.toLowerCase(), accept: 'image/*', step: 'any', ...typed })
  }
  function field(question: AnyQuestion<string>) {
    const { key, kind, text, required, options } = question
    const values = valuesOf(given.replies, key)
    const pick = (option: string) => redraw(() => reply(key, kind === 'One' ? [option] : toggle(values, option)))
    const type = kind === 'One' ? 'radio' : 'checkbox'
    const boxes = options.map((option) => choice(type, `${key}-${option.key}`, option.text, values.includes(option.key), pick(option.key)))
    const inside = isChoice(question) ? boxes : [control(question)]
    return make('fieldset', { id: `/replies/${key}` }, make('legend', {}, text, required ? ' *' : ''), ...inside)
  }
  function protocol({ key, protocol: text, protocolLabel }: Schema<'ReadForm'>['modules'][number]) {
    const accept = redraw(() => (given.accepted = toggle(given.accepted, key)))
    const box = choice('checkbox', `${key}-accept`, protocolLabel, given.accepted.includes(key), accept)
    return make('fieldset', { id: `/replies/${key}` }, prose(text), box)
  }
  function draw() {
    const read = given.decision === 'Yes' ? sheet.yes : given.decision === 'No' ? sheet.no : { tips: '', modules: [] }
    const decide = (decision: 'Yes' | 'No', text: string) => {
      const pick = redraw(() => (given.decision = decision))
      return choice('radio', decision, text, given.decision === decision, pick)
    }
    const sections = read.modules.map((part) => {
      const asked = visibleIn(part, given.replies).map(field)
      return make(
        'section',
        {},
        make('h2', {}, part.name),
        prose(part.description),
        ...asked,
        ...(hasProtocol(part) ? [protocol(part)] : []),
      )
    })
    const others = siblings.map(({ id, child }) =>
      choice('checkbox', `also-${id}`, nameOf(child), also.has(id), () => also.delete(id) || also.add(id)),
    )
    const together = others.length > 0 ? [make('fieldset', {}, make('legend', {}, say('also')), ...others)] : []
    const ends = [button(say('submit'), () => attempt(send)), button(say('back'), () => attempt(children))]
    const title = make('h1', {}, `${sheet.title} · ${nameOf(line.child)}`)
    show(turn, title, decide('Yes', say('yes')), decide('No', say('no')), prose(read.tips), ...sections, ...together, ...ends)
  }
  again = async () => {
    sheet = await isb().survey.page({ path })
    draw()
  }
  draw()
}
signIn()
