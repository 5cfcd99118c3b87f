import { Field, ImageInput, type ImageInputWords } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { BlobPicture, Picture, type RecordImage } from '../../base/image/image.tsx'
import { uploadedImage, useUpload, type UploadState } from './use-upload.ts'

interface ImageFieldProps {
  label: string
  /** The file that the form names; null for none. */
  value: number | null
  /** Called with the new file's id once it is uploaded, and with null when it is taken away. */
  onChange: (fileId: number | null) => void
  /** Tells the form, which waits for an image that is under way. */
  onUpload: (state: UploadState) => void
  /** What the record names so far, by `imageOf`, to show it. */
  saved?: RecordImage | undefined
  /** Dark ink that may have no ground of its own. */
  paper?: boolean
  hint?: string
  error?: string | undefined
  required?: boolean
  disabled?: boolean
}

const types = ['image/jpeg', 'image/png', 'image/webp']
/** A photo is made smaller before it is sent, so more may be chosen than the server takes. */
const mostChosen = 50 * 1024 * 1024

/** An image of a form: dropped, pasted, chosen or taken, sent at once, shown. The form sends its id, and the record names it. */
export function ImageField({ label, value, onChange, onUpload, saved, paper = false, disabled = false, ...field }: ImageFieldProps) {
  const { t } = useLingui()
  const words = useImageWords()
  const { progress, problem, setProblem, send, stop } = useUpload(onChange, onUpload)
  const fresh = uploadedImage(value)
  const remove = () => {
    setProblem(undefined)
    if (progress === undefined) onChange(null)
    else stop()
  }
  return (
    <Field label={label} {...field}>
      {(control) => (
        <ImageInput
          {...control}
          words={words}
          accept={types}
          maxBytes={mostChosen}
          progress={progress}
          problem={problem}
          disabled={disabled}
          onFile={send}
          onMisfit={(why) =>
            setProblem(why === 'type' ? t`Only JPEG, PNG and WebP images are accepted` : t`The image is larger than 10 MB`)
          }
          onRemove={remove}
        >
          {fresh ? (
            <BlobPicture blob={fresh} alt={label} paper={paper} />
          ) : saved?.fileId === value ? (
            saved && <Picture of={saved} alt={label} paper={paper} />
          ) : value === null ? undefined : (
            // From before the page was loaded anew: the bytes are at the server, and no record shows them yet.
            <p className="text-fg-2">{t`Uploaded. It will appear once you save.`}</p>
          )}
        </ImageInput>
      )}
    </Field>
  )
}

function useImageWords(): ImageInputWords {
  const { t } = useLingui()
  return {
    drop: t`Drop or paste an image here`,
    fits: t`JPEG, PNG or WebP, at most 10 MB`,
    choose: t`Choose an image`,
    replace: t`Choose another`,
    photo: t`Take a photo`,
    remove: t`Remove the image`,
    cancel: t`Cancel upload`,
    sending: t`Uploading the image`,
  }
}
