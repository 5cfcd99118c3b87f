import { Button, Input, Note, PageHeader } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { LoaderCircle, ScanLine, Search } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { loadDecoder } from '../../../lib/code/decoder.ts'
import { isb } from '../../../lib/isb.ts'
import { useKeptPage } from '../../../lib/kept-page.ts'
import { late } from '../../../lib/late.tsx'
import { noAnswer, textOf } from '../../../lib/report.ts'
import { AnswerBox } from './answer-box.tsx'
import { ofCheck, ofVerdict, type GateAnswer, type Said } from './gate-answer.ts'
import { isCode, verify } from './gate-code.ts'
import { KeptNote } from './kept-note.tsx'
import { useKeptGate } from './kept-gate.ts'
import { LastChecks } from './last-checks.tsx'

const loadScanner = () => import('../../../lib/code/scanner.tsx')
const Scanner = late(loadScanner)
// Fetched while there is a connection: the camera is for when there is none.
const loadBoth = () => Promise.all([loadScanner(), loadDecoder()])
/** Checks that stay in sight. */
const most = 12

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
  const id = useId()
  useKeptPage(loadBoth)

  const check = async (text: string, scanned = false): Promise<void> => {
    const asked = text.trim()
    // Twice is once; another plate does not wait for this one's answer.
    if (asked === '' || asked === underWay) return
    const number = ++latest.current
    setUnderWay(asked)
    const said = await (scanned || isCode(asked)
      ? verify(asked, kept).then((verdict) => ofVerdict(verdict, kept?.readAt))
      : isb.vehicle.check({ query: { plate: asked.slice(0, 20) } }).then(
          (checked) => ofCheck(asked, checked),
          (error: unknown) => failed(asked, error),
        ))
    setAnswers((old) => [{ ...said, id: number, at: new Date().toISOString() }, ...old].toSorted((a, b) => b.id - a.id).slice(0, most))
    if (number === latest.current) setUnderWay('')
  }
  const failed = (plate: string, error: unknown): Said => ({
    plate,
    admitted: false,
    said: noAnswer(error) ? t`No connection: scan the code on the pass` : textOf(error),
    passes: [],
    unknown: true,
  })
  const send = () => {
    void check(typed)
    // The next plate is typed over this one.
    field.current?.focus()
    field.current?.select()
  }
  const [newest, ...earlier] = answers
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col pb-10">
      <PageHeader title={t`Gate check`} text={t`Type a plate as you read it, or scan the code on the pass.`} />
      <div className="grid gap-4 px-4 sm:px-6">
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <label htmlFor={id} className="font-bold">
            <Trans>License plate or code</Trans>
          </label>
          <Input
            id={id}
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
        </form>
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
        {earlier.length > 0 && <LastChecks answers={earlier} />}
        <KeptNote kept={kept} />
      </div>
    </div>
  )
}
