import { HttpError, operationOf, SessionError } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isbOver } from '../../base/connection/isb.ts'
import { textOf } from '../../base/connection/report.ts'
import { shrunk } from './shrunk.ts'
import { fetchWithProgress } from './xhr-fetch.ts'

/** The server's own limit, in bytes. */
const most = operationOf('files.upload').bodyLimit ?? 0
/** What was uploaded since the page was loaded, to be shown where no record has it yet. */
const uploaded = new Map<number, Blob>()

/** The image of an upload of this page. */
export const uploadedImage = (id: number | null): Blob | undefined => (id === null ? undefined : uploaded.get(id))

/** What becomes of an image: it is sent, and then it is there, or it does not come, for whatever reason. */
export type UploadState = 'begun' | 'come' | 'lost'

/** Sends an image, one at a time, and says how far it has come and what was wrong with it. */
export function useUpload(onDone: (id: number) => void, onState?: (state: UploadState) => void) {
  const { t } = useLingui()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  const stop = () => {
    under.current?.abort()
    under.current = undefined
    setProgress(undefined)
  }
  const send = async (file: File) => {
    stop()
    const mine = new AbortController()
    under.current = mine
    setProblem(undefined)
    setProgress(0)
    onState?.('begun')
    let end: UploadState = 'lost'
    try {
      const body = await shrunk(file)
      if (body.size > most) return setProblem(t`The image is larger than 10 MB`)
      const isb = isbOver(fetchWithProgress((share) => under.current === mine && setProgress(share)))
      const { id } = await isb.files.upload({ body }, { signal: mine.signal })
      uploaded.set(id, body)
      onDone(id)
      end = 'come'
    } catch (error) {
      if (mine.signal.aborted || error instanceof SessionError) return
      setProblem(error instanceof HttpError ? (error.detail ?? textOf(error)) : textOf(error))
    } finally {
      if (under.current === mine) stop()
      onState?.(end)
    }
  }
  return { progress, problem, setProblem, send: (file: File) => void send(file), stop }
}
