// A GTFS feed from the file to what came of it: read and compared on the server, looked at, then brought in, all of it or nothing.
import { askTwice, type Schema } from '@isb/sdk'
import { fileNameOf } from '@isb/sdk/rules'
import { Button, Dialog, DialogBody, DialogFooter, Field, Figures, Input, Note, StatusChip, type Tone } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { brokenText, follow, readAnew, useSignal } from '../../lib/engine/import/follow.ts'
import { Over } from '../../lib/engine/import/over.tsx'
import { Working } from '../../lib/engine/import/working.tsx'
import { ZipDrop } from '../../lib/engine/import/zip-drop.tsx'
import { isbOver } from '../../lib/base/connection/isb.ts'
import { largeUploadMs } from '../../lib/base/connection/long-work.ts'
import { newKey } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { fetchWithProgress } from '../../lib/engine/upload/xhr-fetch.ts'

type Run = Schema<'Run'>
type Result = Run['results'][number]
type Outcome = Result['outcome']
type Stage =
  | { at: 'choose' }
  | { at: 'working'; share?: number | undefined; run?: Run; importing: boolean }
  | { at: 'preview' | 'over'; run: Run }

/** Lines that are shown; of more only the count is told. */
const mostShown = 200
const tones: Readonly<Record<Outcome, Tone>> = { created: 'good', changed: 'live', unchanged: 'over', refused: 'bad', noted: 'waiting' }
const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const

export default function ImportFeed({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [stage, setStage] = useState<Stage>({ at: 'choose' })
  const [problem, setProblem] = useState<string>()
  const [file, setFile] = useState<File>()
  const [school, setSchool] = useState('')
  const [undoing, setUndoing] = useState(false)
  const whileHere = useSignal()
  const main = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    main.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each stage has another main button
  }, [stage.at])

  /** Sends the file and waits for what came of it. */
  async function send(body: File, dryRun: boolean): Promise<Run> {
    const signal = whileHere()
    const working = (share: number | undefined) => setStage({ at: 'working', share, importing: !dryRun })
    working(0)
    const query = { dryRun, ...fileNameOf([body.name]), ...(school.trim() && { school: school.trim() }) }
    const options = { idempotencyKey: newKey(), signal, timeout: largeUploadMs }
    const begun = await askTwice(() => isbOver(fetchWithProgress(working)).bus.import({ query, body }, options), { signal })
    return follow(begun, signal, (run) => setStage({ at: 'working', run, importing: !dryRun }))
  }
  const attempt = async (body: File, dryRun: boolean) => {
    setProblem(undefined)
    setFile(body)
    try {
      const run = await send(body, dryRun)
      const broken = brokenText(run)
      setProblem(broken)
      setStage(broken ? { at: 'choose' } : { at: dryRun || run.state === 'Refused' ? 'preview' : 'over', run })
      if (!dryRun) await readAnew('bus.import')
    } catch (error) {
      if (whileHere().aborted) return
      setProblem(textOf(error))
      setStage({ at: 'choose' })
    }
  }
  const run = stage.at === 'preview' ? stage.run : undefined
  const brings = run?.state === 'Done' && Object.keys(run.counts).some((key) => /\.(created|changed)$/.test(key))
  return (
    <Dialog
      open
      // What is being brought in goes on: whoever began it sees what comes of it.
      onOpenChange={() => !(stage.at === 'working' && stage.importing) && !undoing && onClose()}
      title={t`Import routes and stops`}
      description={t`Adds and updates stops and routes from a GTFS feed, by its ids. Nothing is deleted, and nothing changes until you have seen the preview.`}
      closeLabel={t`Close`}
      className="max-w-160!"
    >
      {stage.at === 'over' ? (
        <Over operation="bus.import" run={stage.run} onBusy={setUndoing} onClose={onClose}>
          <Kinds counts={stage.run.counts} />
        </Over>
      ) : (
        <>
          <DialogBody>
            {stage.at === 'choose' && (
              <>
                <Field
                  label={t`The school’s stop`}
                  hint={t`Its id or name in the feed. Trips that end there go to school, trips that start there go home.`}
                >
                  <Input value={school} maxLength={100} onChange={(event) => setSchool(event.target.value)} />
                </Field>
                <ZipDrop
                  operation="bus.import"
                  problem={problem}
                  text={t`A ZIP file of GTFS, as transit agencies publish it.`}
                  onFile={(chosen) => void attempt(chosen, true)}
                />
              </>
            )}
            {stage.at === 'working' && <Working label={stage.importing ? t`Importing` : t`Checking`} share={stage.share} run={stage.run} />}
            {run && (
              <>
                <Note tone={run.state === 'Refused' ? 'bad' : brings ? 'good' : 'over'} role="status">
                  {run.state === 'Refused'
                    ? t`The feed has errors. Nothing has been imported: fix the files and choose it again.`
                    : brings
                      ? t`Nothing has been changed yet.`
                      : t`There is nothing to import.`}
                </Note>
                {run.state === 'Done' && <Kinds counts={run.counts} />}
                <Results results={run.results} />
              </>
            )}
          </DialogBody>
          <DialogFooter>
            {stage.at === 'choose' && <Button onClick={onClose}>{t`Cancel`}</Button>}
            {stage.at === 'preview' && (
              <>
                <Button onClick={() => setStage({ at: 'choose' })}>{t`Choose another file`}</Button>
                {brings && file && (
                  <Button ref={main} variant="lead" onClick={() => void attempt(file, false)}>
                    {t`Import`}
                  </Button>
                )}
              </>
            )}
          </DialogFooter>
        </>
      )}
    </Dialog>
  )
}

function useOutcomes(): Readonly<Record<Outcome, string>> {
  const { t } = useLingui()
  return { created: t`New`, changed: t`Changed`, unchanged: t`Unchanged`, refused: t`Left out`, noted: t`Note` }
}

/** How much there is of each kind. */
function Kinds({ counts }: { counts: Readonly<Record<string, number>> }) {
  const { t } = useLingui()
  const words = useOutcomes()
  const kinds = { stops: t`Stops`, routes: t`Routes`, runs: t`Runs a week` }
  return (
    <Figures
      head={t`Kind`}
      heads={outcomes.map((outcome) => words[outcome])}
      rows={Object.entries(kinds).map(([kind, label]) => ({
        id: kind,
        label,
        cells: outcomes.map((outcome) => {
          const count = counts[`${kind}.${outcome}`] ?? 0
          return count === 0 || outcome === 'unchanged' ? count : <b key={outcome}>{count}</b>
        }),
      }))}
    />
  )
}

/** What becomes of the lines of the files, and what is odd in them. */
function Results({ results }: { results: readonly Result[] }) {
  const { t } = useLingui()
  const words = useOutcomes()
  const rest = results.length - mostShown
  return results.length === 0 ? null : (
    // It takes the focus, so that arrows scroll it.
    <div tabIndex={0} role="group" aria-label={t`Lines`} className="max-h-72 overflow-y-auto rounded-md border border-line">
      <ul className="divide-y divide-line">
        {results.slice(0, mostShown).map(({ file = '', line, key = '', outcome, message }, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
            <b className="min-w-0 flex-1 break-words">{key || message}</b>
            <code className="text-xs text-fg-3">{line === undefined ? file : `${file}:${line}`}</code>
            <StatusChip tone={tones[outcome]}>{words[outcome]}</StatusChip>
            {key && message && <span className="w-full break-words text-fg-2">{message}</span>}
          </li>
        ))}
        {rest > 0 && <li className="px-3 py-2 text-fg-2">{t`${plural(rest, { one: 'and # more', other: 'and # more' })}`}</li>}
      </ul>
    </div>
  )
}
