import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ACCEPTED_IMAGE_TYPES } from '../../../domain/images/upload-limits.ts'
import { NOTE_IMAGE_TYPE_MESSAGE, noteImageSizeMessage } from '../../../domain/notes/note-check.ts'
import { NOTE_IMAGE_BYTES } from '../../../domain/notes/note-rules.ts'
import { FieldError } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { OptionalLabel } from './note-choices.tsx'

const TYPES: readonly string[] = ACCEPTED_IMAGE_TYPES
const MEGABYTE = 1024 * 1024

interface NotePictureProps {
  image: File | null
  error: string | null
  onChoose: (image: File | null) => void
}

/** One picture of the dish; an unsuitable file is reported immediately. */
export function NotePicture({ image, error, onChoose }: NotePictureProps) {
  const isAwake = useHydrated()
  const [problem, setProblem] = useState<string | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!image) return setUrl(null)
    const reader = new FileReader()
    // As a data URL: the page does not allow blob addresses created by scripts.
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : null)
    reader.readAsDataURL(image)
    return () => reader.abort()
  }, [image])
  function choose(file: File | null) {
    const refusal =
      file === null
        ? null
        : !TYPES.includes(file.type)
          ? NOTE_IMAGE_TYPE_MESSAGE
          : file.size > NOTE_IMAGE_BYTES
            ? noteImageSizeMessage(file.size)
            : null
    setProblem(refusal)
    onChoose(refusal === null ? file : null)
    if (refusal !== null && field.current) field.current.value = ''
  }
  const shown = problem ?? error
  return (
    <div>
      <p className="mb-[.4rem] text-small">
        <OptionalLabel label="A picture of your dish" when="If you like" />
      </p>
      {image && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {url && <img src={url} alt="" className="note-thumb" />}
          <div className="text-small">
            <p>
              <b className="font-semibold">{image.name}</b>{' '}
              <span className="text-muted">{Math.max(0.1, image.size / MEGABYTE).toFixed(1)} MB</span>
            </p>
            <p className="text-muted text-label">Where it was taken is removed.</p>
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-1.5 font-[650] text-accent-text"
              onClick={() => {
                choose(null)
                if (field.current) field.current.value = ''
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              Take it out
            </button>
          </div>
        </div>
      )}
      <label
        className={
          image
            ? 'sr-only'
            : 'inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-2 rounded-pill bg-sunken px-4 py-1.5 text-small font-[650] has-focus-visible:outline-3 has-focus-visible:outline-focus'
        }
      >
        <ImagePlus aria-hidden className="size-5" />
        Choose a picture
        <input
          id="note-image"
          ref={field}
          type="file"
          name="image"
          accept={TYPES.join(',')}
          aria-describedby={shown ? 'note-image-error' : undefined}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
          className={isAwake ? 'sr-only' : 'font-normal'}
        />
      </label>
      {shown && <FieldError id="note-image-error">{shown}</FieldError>}
    </div>
  )
}
