// Images of records: fetched with the session's headers, shown from memory, opened large.
import type { Input, operations } from '@isb/sdk'
import { Dialog, DialogBody, Thumbnail } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from './blob-address.ts'
import { isb } from '../connection/isb.ts'

/** An operation that answers an image. */
export type ImageId = {
  [Id in keyof typeof operations]: (typeof operations)[Id] extends { readonly inline: true } ? Id : never
}[keyof typeof operations]

/** An image that a record names. */
export interface RecordImage {
  readonly fileId: number
  readonly operation: ImageId
  readonly input: object
}

/**
 * The image of a record, by the operation that serves it: `imageOf(operation, { path: { rowId } }, row.pictureId)`; undefined where
 * the record names none.
 */
export const imageOf = <Id extends ImageId>(operation: Id, input: Input<Id> & object, fileId: number | null): RecordImage | undefined =>
  fileId === null ? undefined : { operation, input, fileId }

type Call = (id: ImageId, input: object, options: { signal: AbortSignal }) => Promise<Blob>
/** A file never changes, so it is fetched once; not under its module's key, whose changes would fetch it again. */
const imageQuery = ({ operation, input, fileId }: RecordImage) =>
  queryOptions({
    queryKey: ['image', operation, input, fileId],
    queryFn: ({ signal }) => (isb.call as unknown as Call)(operation, input, { signal }),
    staleTime: Infinity,
  })

interface PictureProps {
  /** What it shows, in words: “Picture of B-012”. Names the button and the large view. */
  alt: string
  /** Dark ink that may have no ground of its own: it lies on paper in either theme. */
  paper?: boolean
  className?: string
}

/** The image of a record, small; pressed, it stands large in a dialog. */
export function Picture({ of, ...rest }: PictureProps & { of: RecordImage }) {
  const { data, isError } = useQuery(imageQuery(of))
  return <BlobPicture {...rest} blob={data} broken={isError} />
}

/** The same of bytes that are there already. */
export function BlobPicture({
  blob,
  broken = false,
  alt,
  paper = false,
  className,
}: PictureProps & { blob: Blob | undefined; broken?: boolean }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const address = useAddress(blob)
  return (
    <>
      <span className="contents" {...(paper && { 'data-theme': 'light' })}>
        <Thumbnail
          src={address}
          alt={alt}
          failed={broken ? t`The image did not load` : undefined}
          onOpen={() => setOpen(true)}
          {...(className && { className })}
        />
      </span>
      <Dialog open={open} onOpenChange={setOpen} title={alt} closeLabel={t`Close`} className="max-w-4xl!">
        <DialogBody>
          <img
            src={address}
            alt={alt}
            {...(paper && { 'data-theme': 'light' })}
            className={`mx-auto max-h-[75vh] max-w-full rounded-md ${paper ? 'bg-surface' : ''}`}
          />
        </DialogBody>
      </Dialog>
    </>
  )
}
