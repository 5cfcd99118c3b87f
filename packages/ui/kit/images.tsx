import { useState } from 'react'
import { Field, ImageInput, type ImageInputWords, Thumbnail } from '../src/index.ts'
import { Section } from './section.tsx'
import type { Say } from './words.ts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9cc2e5" d="M0 0h4v3H0z"/><path fill="#2f7d4f" d="M0 3l1.5-2L3 3z"/><circle cx="3" cy=".8" r=".4" fill="#f5b83d"/></svg>')}`

/** An image that is taken, sent, kept, or refused. */
export function Images({ say }: { say: Say }) {
  const [src, setSrc] = useState<string | undefined>(picture)
  const words: ImageInputWords = {
    drop: say('imageDrop'),
    fits: say('imageFits'),
    choose: say('imageChoose'),
    replace: say('imageReplace'),
    photo: say('imagePhoto'),
    remove: say('imageRemove'),
    cancel: say('imageCancel'),
    sending: say('imageSending'),
  }
  const nothing = () => undefined
  const fixed = { words, accept: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10 * 1024 * 1024, onMisfit: nothing, onFile: nothing }
  const thumbnail = src && <Thumbnail src={src} alt={say('image')} onOpen={nothing} />
  return (
    <Section id="images" title={say('image')}>
      <div className="grid max-w-5xl gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label={say('image')}>{(control) => <ImageInput {...control} {...fixed} />}</Field>
        <Field label={say('image')}>
          {(control) => (
            <ImageInput {...control} {...fixed} onFile={(file) => setSrc(URL.createObjectURL(file))} onRemove={() => setSrc(undefined)}>
              {thumbnail}
            </ImageInput>
          )}
        </Field>
        <Field label={say('image')}>
          {(control) => (
            <ImageInput {...control} {...fixed} progress={0.4} onRemove={nothing}>
              <Thumbnail src={picture} alt={say('image')} />
            </ImageInput>
          )}
        </Field>
        <Field label={say('image')} error={say('emailWrong')}>
          {(control) => <ImageInput {...control} {...fixed} problem={say('imageWrong')} />}
        </Field>
        <div className="flex gap-2">
          <Thumbnail src={undefined} alt={say('image')} />
          <Thumbnail src={undefined} alt={say('image')} failed={say('imageGone')} />
        </div>
      </div>
    </Section>
  )
}
