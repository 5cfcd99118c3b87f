import { Button, Field, Form, Input, Note } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, ScanLine, Search } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { loadDecoder } from '../../../lib/shared/code/decoder.ts'
import { isb } from '../../../lib/base/connection/isb.ts'
import { useKeptPage } from '../../../lib/base/storage/kept-page.ts'
import { late } from '../../../lib/base/lazy/late.tsx'
import { useNow } from '../../../lib/base/words/greeting.ts'
import { useWhen } from '../../../lib/engine/record/when.ts'
import { AnswerBox, EarlierAnswers } from './answers.tsx'
import { ofCheck, ofFailure, ofVerdict, type GateAnswer } from './gate-answer.ts'
import { isCode, verify, type KeptGate } from './gate-code.ts'
import { useKeptGate } from './kept-gate.ts'
import { PageHead } from '../../../lib/engine/page/page-head.tsx'

const loadScanner = () => import('../../../lib/shared/code/scanner.tsx')
const Scanner = late(loadScanner)
// Fetched while there is a connection: the camera is for when there is none.
const loadBoth = () => Promise.all([loadScanner(), loadDecoder()])
/** Checks that stay in sight. */
const most = 12
/** From then on what was kept is called old: a pass may have been voided since. */
const oldMs = 12 * 60 * 60_000

/** The gate: may this car drive in? By its plate, or by the code on its printed pass, which needs no connection. */
export default function GateScreen() {
  const { t } = useLingui()
  const kept = useKeptGate()
  const [typed, setTyped] = useState('')
  const [answers, setAnswers] = useState<readonly GateAnswer[]>([])
  const [underWay, setUnderWay] = useState('')
  const [scanning, setScanning] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(0)
  useKeptPage(loadBoth)

  const check = async (text: string, scanned = false): Promise<void> => {
    const asked = text.trim()
    // Twice is once; another plate does not wait for this one's answer.
    if (asked === '' || asked === underWay) return
    const number = ++latest.current
    setUnderWay(asked)
    const said =
      scanned || isCode(asked)
        ? ofVerdict(await verify(asked, kept), kept?.readAt)
        : await isb.vehicle.check({ query: { plate: asked.slice(0, 20) } }).then(
            (checked) => ofCheck(asked, checked),
            (error: unknown) => ofFailure(asked, error),
          )
    setAnswers((old) => [{ ...said, id: number, at: new Date().toISOString() }, ...old].toSorted((a, b) => b.id - a.id).slice(0, most))
    if (number === latest.current) setUnderWay('')
  }
  const send = () => {
    void check(typed)
    // The next plate is typed over this one.
    field.current?.focus()
    field.current?.select()
  }
  const [newest, ...earlier] = answers
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col pb-10">
      <PageHead text={t`Type a plate as you read it, or scan the code on the pass.`} />
      <div className="grid gap-4 px-4 sm:px-6">
        <Form className="grid gap-2" onSubmit={send}>
          <Field label={t`License plate or code`}>
            <Input
              ref={field}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is for this one field, which every car comes back to
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onFocus={(event) => event.target.select()}
              autoCapitalize="characters"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={600}
              placeholder="沪A·12345"
              className={`h-16! text-center text-3xl! font-bold tracking-wider tabular-nums ${isCode(typed) ? 'text-base!' : 'uppercase'}`}
            />
          </Field>
          <div className="grid grid-cols-2 gap-2">
            <Button type="submit" variant="lead" className="h-12! text-base" aria-busy={underWay !== ''}>
              {underWay === '' ? <Search aria-hidden /> : <LoaderCircle aria-hidden className="animate-spin" />}
              <Trans>Check</Trans>
            </Button>
            <Button className="h-12! text-base" aria-pressed={scanning} onClick={() => setScanning(!scanning)}>
              <ScanLine aria-hidden />
              {scanning ? t`Stop scanning` : t`Scan`}
            </Button>
          </div>
        </Form>
        {scanning && (
          <Suspense>
            <Scanner onText={(text) => void check(text, true)} />
          </Suspense>
        )}
        <div role="status" aria-live="assertive">
          {newest ? (
            <AnswerBox key={newest.id} answer={newest} />
          ) : (
            <Note tone="live">{t`Province, dots, spaces and case do not matter: A12345, hua12345 and 沪A·12345 are one plate.`}</Note>
          )}
        </div>
        {earlier.length > 0 && <EarlierAnswers answers={earlier} />}
        <KeptNote kept={kept} />
      </div>
    </div>
  )
}

/** What this device knows for when there is no connection, and how old that is. */
function KeptNote({ kept }: { kept: KeptGate | undefined }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const now = useNow().getTime()
  if (!kept) return <Note tone="waiting">{t`This device cannot verify codes yet. Open this screen once while online.`}</Note>
  const since = exact(new Date(kept.readAt).toISOString())
  if (now - kept.readAt > oldMs)
    return <Note tone="waiting">{t`This device’s data is from ${since}. It does not know of passes voided since then.`}</Note>
  return <p className="text-center text-xs text-fg-3">{t`Codes can be verified offline, as of ${since}.`}</p>
}
