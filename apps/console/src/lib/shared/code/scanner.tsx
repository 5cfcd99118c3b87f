import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadDecoder } from './decoder.ts'

/** How long the same code is not told again: it is still held before the camera. */
const againMs = 4000
/** Milliseconds between two looks. */
const pauseMs = 120

type Trouble = 'insecure' | 'refused' | 'none' | 'busy' | 'decoder'

/** The camera, and what it reads. The picture stays on the device. */
export default function Scanner({ onText }: { onText: (text: string) => void }) {
  const { t } = useLingui()
  const [trouble, setTrouble] = useState<Trouble>()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onText)
  useEffect(() => {
    const over = new AbortController()
    void scan(video, over.signal, tell).catch((error: unknown) => over.signal.aborted || setTrouble(troubleOf(error)))
    return () => over.abort()
  }, [])
  const words: Record<Trouble, string> = {
    insecure: t`The camera only works over https. Type it in instead.`,
    refused: t`Camera access is blocked. Allow it for this page in the browser’s settings, or type it in.`,
    none: t`This device has no camera. Type it in, or use a handheld scanner.`,
    busy: t`The camera could not be opened. Another app may be using it.`,
    decoder: t`The code scanner could not be loaded. Open the camera once while online, or type it in.`,
  }
  if (trouble)
    return (
      <Note tone="waiting" role="alert">
        {words[trouble]}
      </Note>
    )
  return (
    <div className="relative overflow-hidden rounded-lg border border-line bg-sunken">
      <video ref={video} muted playsInline aria-label={t`Camera view`} className="block aspect-4/3 w-full object-cover" />
      <span aria-hidden className="absolute inset-0 m-auto size-48 rounded-lg border-4 border-on-lead/80" />
    </div>
  )
}

class DecoderMissing extends Error {}

function troubleOf(error: unknown): Trouble {
  if (error instanceof DecoderMissing) return 'decoder'
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none'
  // Without https the browser does not even name its cameras.
  return isSecureContext ? 'busy' : 'insecure'
}

async function scan(view: { current: HTMLVideoElement | null }, over: AbortSignal, onText: (text: string) => void): Promise<void> {
  const decode = await loadDecoder().catch(() => {
    throw new DecoderMissing()
  })
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } })
  const stop = () => stream.getTracks().forEach((track) => track.stop())
  const video = view.current
  if (over.aborted || !video) return stop()
  over.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  let last = { text: '', at: 0 }
  while (!over.aborted) {
    const text = await decode(video).catch(() => undefined)
    if (text !== undefined && !over.aborted && (text !== last.text || Date.now() - last.at > againMs)) {
      onText(text)
      navigator.vibrate?.(60)
    }
    if (text !== undefined) last = { text, at: Date.now() }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
