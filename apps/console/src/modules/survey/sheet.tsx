// An answer with the very words that it answered, as it stands in the panel and on paper.
import type { Schema } from '@isb/sdk'
import { isChoice, subitemsOf, valuesOf, type AnyQuestion } from '@isb/sdk/rules'
import { Button } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { listOf } from '@isb/words'
import { locale } from '../../lib/base/words/i18n.ts'
import { imageOf, Picture } from '../../lib/base/image/image.tsx'
import { Markdown } from '../../lib/shared/text/markdown.tsx'
import { useSay } from './words.ts'

type Submission = Schema<'SurveySubmission'>
type Part = Submission['form']['modules'][number]

/** What was replied and accepted, module by module. @param hashes whether an acceptance can be looked into */
export function AnswerText({ said, askedId, hashes = false }: { said: Submission; askedId: number; hashes?: boolean }) {
  const say = useSay()
  return said.form.modules.map((part) => {
    const replied = part.questions.filter(({ key }) => valuesOf(said.replies, key).length > 0)
    const accepted = said.accepted.find(({ module }) => module === part.key)
    if (replied.length === 0 && !accepted) return null
    return (
      <section key={part.key} className="grid gap-2">
        <h3 className="font-bold">{say(part.name)}</h3>
        <dl className="grid gap-2">
          {replied.map((question) => (
            <Reply key={question.key} question={question} said={said} askedId={askedId} />
          ))}
        </dl>
        {accepted && <Accepted part={part} hash={accepted.hash} said={said} open={hashes} />}
      </section>
    )
  })
}

/** A question with what was replied, and behind each chosen option what it has opened. */
function Reply({ question, said, askedId }: { question: AnyQuestion; said: Submission; askedId: number }) {
  const say = useSay()
  const values = valuesOf(said.replies, question.key)
  const chosen = question.options.filter(({ key }) => values.includes(key))
  const opened = chosen.flatMap((option) => subitemsOf(option)).filter(({ key }) => valuesOf(said.replies, key).length > 0)
  const picture = question.kind === 'File' || question.kind === 'Signature'
  const text = listOf(locale(), isChoice(question) ? chosen.map((option) => say(option.text)) : values)
  return (
    <div>
      <dt className="text-fg-2">{say(question.text)}</dt>
      <dd className="grid gap-1 break-words whitespace-pre-wrap">
        {picture
          ? values.map((value) => <Image key={value} askedId={askedId} fileId={Number(value)} alt={say(question.text)} />)
          : question.kind === 'Date'
            ? values.join()
            : text}
        {opened.length > 0 && (
          <dl className="grid gap-1 border-l-2 border-lead-line pl-3">
            {opened.map((each) => (
              <Reply key={each.key} question={each} said={said} askedId={askedId} />
            ))}
          </dl>
        )}
      </dd>
    </div>
  )
}

function Image({ askedId, fileId, alt }: { askedId: number; fileId: number; alt: string }) {
  const image = imageOf('survey.file', { path: { askedId, fileId } }, fileId)
  return image ? <Picture of={image} alt={alt} paper className="h-24 w-40" /> : null
}

/** An agreement that was accepted: the hash of its text, the text, and whether it is still the same. */
function Accepted({ part, hash, said, open }: { part: Part; hash: string; said: Submission; open: boolean }) {
  const { t } = useLingui()
  const say = useSay()
  const { en, zh } = part.protocol
  const differs = said.differences.some(
    ({ key, kind, before }) => key === part.key && (kind === 'Removed' || (before.en === en && before.zh === zh)),
  )
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-xs">
        <span className="flex items-center gap-1 font-bold text-good">
          <Check aria-hidden className="size-4" />
          {say(part.protocolLabel) || t`Accepted`}
        </span>
        <span className="text-fg-2">{differs ? t`the text has changed since` : t`same text as today`}</span>
      </p>
      <code className="text-xs wrap-anywhere text-fg-2">{hash.match(/.{1,4}/g)?.join(' ')}</code>
      {open && (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <details className="min-w-0 flex-1">
            <summary className="cursor-pointer text-lead-text">{t`Text as accepted`}</summary>
            <Markdown text={say(part.protocol)} className="mt-2" />
          </details>
          <CopyHash hash={hash} />
        </div>
      )}
      {!open && <Markdown text={say(part.protocol)} />}
    </div>
  )
}

function CopyHash({ hash }: { hash: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(hash).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <Button size="sm" variant="ghost" onClick={copy}>
      <Copy aria-hidden />
      {copied ? t`Copied` : t`Copy hash`}
    </Button>
  )
}
