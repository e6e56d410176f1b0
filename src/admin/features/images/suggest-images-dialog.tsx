import { Check, RefreshCw } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import type { GeneratedImage } from '../../../domain/illustrations/image-suggestion-calls.ts'
import type { UploadedImage } from '../../../domain/images/library-image.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { FieldError, TextField } from '../../../web/ui/field.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { BusyButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { IMAGE_SHAPES } from './featured-image.ts'
import {
  type ImageContext,
  type SuggestionRequest,
  suggestionRequest,
  useSuggestions,
  useSuggestionUpload,
  withWish,
} from './use-suggestions.ts'

interface SuggestImagesDialogProps {
  open: boolean
  onClose: () => void
  contentType: UploadPreset
  context: ImageContext
  onUploaded: (image: UploadedImage, chosen: GeneratedImage) => void
}

/** Offers four images for an item (IMG-SUGGEST-6). */
export function SuggestImagesDialog({
  open,
  onClose,
  contentType,
  context,
  onUploaded,
}: SuggestImagesDialogProps) {
  const request = suggestionRequest(contentType, context)
  if (!open) return null
  return request ? (
    <Suggestions request={request} onClose={onClose} onUploaded={onUploaded} />
  ) : (
    <TitledDialog
      open
      onClose={onClose}
      title="Choose an image"
      width="wide"
      intro="Write a title first: the pictures are made for it."
    />
  )
}

const MAX_WISH = 120

interface SuggestionsProps {
  request: SuggestionRequest
  onClose: () => void
  onUploaded: (image: UploadedImage, chosen: GeneratedImage) => void
}

function Suggestions({ request, onClose, onUploaded }: SuggestionsProps) {
  const id = useId()
  // The request stays as it was when the dialog opened, whatever autosave changes in the texts behind it.
  const [asked] = useState(request)
  const [wish, setWish] = useState('')
  const { images, isGenerating, failure, regenerate } = useSuggestions(withWish(asked, wish))
  const [chosenId, setChosenId] = useState<string | null>(null)
  const upload = useSuggestionUpload({ preset: asked.contentType, title: asked.title, onUploaded })
  const chosen = images?.find(({ id }) => id === chosenId)
  const isUploading = upload.state.phase === 'uploading'
  return (
    <TitledDialog
      open
      onClose={onClose}
      title="Choose an image"
      width="wide"
      intro={`Made for “${asked.title}”. Pick one; you can change it later.`}
      footer={
        <>
          <div className="mr-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            <BusyButton look="line" busy={isGenerating || isUploading} onClick={regenerate}>
              <RefreshCw aria-hidden className="size-5" />
              Generate New Images
            </BusyButton>
            <span className="text-small text-muted">This may take 30-60 seconds</span>
          </div>
          <BusyButton
            className="max-sm:w-full"
            busy={!chosen || isGenerating || isUploading}
            onClick={() => chosen && void upload.use(chosen)}
          >
            {upload.state.phase === 'uploading' ? `Uploading ${upload.state.percent}%` : 'Use this image'}
          </BusyButton>
        </>
      }
    >
      <Wish
        isDisabled={isGenerating || isUploading}
        onWish={(words) => {
          setChosenId(null)
          setWish(words)
        }}
      />
      {isGenerating ? (
        <SuggestionWait contentType={asked.contentType} />
      ) : (
        images && (
          <SuggestionCards
            images={images}
            contentType={asked.contentType}
            chosenId={chosenId}
            onChoose={setChosenId}
            isDisabled={isUploading}
          />
        )
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {!isGenerating && failure && (
          <>
            <FieldError id={`${id}-failure`}>Failed to generate images. Please try again.</FieldError>
            <p className="mt-1 text-label text-muted">{failure.message}</p>
          </>
        )}
        {upload.state.phase === 'failed' && (
          <>
            <FieldError id={`${id}-upload`}>Failed to upload selected image. Please try again.</FieldError>
            <p className="mt-1 text-label text-muted wrap-anywhere">{upload.state.reason}</p>
          </>
        )}
      </div>
    </TitledDialog>
  )
}

/** The field in which the coach can say what the picture should show; when cleared, the item's own texts count again. */
function Wish({ isDisabled, onWish }: { isDisabled: boolean; onWish: (words: string) => void }) {
  const [words, setWords] = useState('')
  return (
    <Form className="mb-5 flex flex-wrap items-end gap-3" onSubmit={() => onWish(words)}>
      <div className="min-w-0 flex-1 basis-44">
        <TextField
          label="What should be in it?"
          placeholder="A lake in winter, say"
          maxLength={MAX_WISH}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <BusyButton type="submit" look="line" busy={isDisabled}>
        Show me
      </BusyButton>
    </Form>
  )
}

const PLACES = [1, 2, 3, 4]

/** Placeholders for the four images while they are being generated. */
function SuggestionWait({ contentType }: { contentType: UploadPreset }) {
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Making four pictures"
        className="h-2 overflow-hidden rounded-pill bg-mute-bg"
      >
        <div className="h-full w-2/5 animate-progress rounded-pill bg-accent" />
      </div>
      <p role="status" className="mt-2 mb-3 text-small text-muted">
        Making four pictures for you...
      </p>
      <div className={SUGGESTION_GRID}>
        {PLACES.map((place) => (
          <Skeleton key={place} className={`rounded-[8px] ${IMAGE_SHAPES[contentType].box}`} />
        ))}
      </div>
    </div>
  )
}

interface SuggestionCardsProps {
  images: readonly GeneratedImage[]
  contentType: UploadPreset
  chosenId: string | null
  onChoose: (id: string) => void
  isDisabled: boolean
}

const SUGGESTION_GRID = '-mx-1.5 grid gap-4 p-1.5 sm:grid-cols-2'

/** Four large choices; the selected one has a poppy frame and a tick. */
function SuggestionCards({ images, contentType, chosenId, onChoose, isDisabled }: SuggestionCardsProps) {
  const name = useId()
  return (
    <fieldset disabled={isDisabled} className={SUGGESTION_GRID}>
      <legend className="sr-only">Suggested images</legend>
      {images.map(({ id, url, width, height, alt }, index) => (
        <label
          key={id}
          className="relative block cursor-pointer rounded-[8px] outline-[1.5px] outline-line hover:outline-line-strong has-checked:outline-4 has-checked:outline-offset-3 has-checked:outline-accent has-focus-visible:ring-3 has-focus-visible:ring-focus has-focus-visible:ring-offset-7 has-focus-visible:ring-offset-surface"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
          />
          <SuggestedImage
            src={url}
            alt={alt ? `Suggestion ${index + 1}: ${alt}` : `Suggestion ${index + 1}`}
            width={width}
            height={height}
            box={IMAGE_SHAPES[contentType].box}
          />
          <span
            aria-hidden
            className="absolute top-2.5 right-2.5 hidden size-8 place-items-center rounded-full bg-accent text-on-accent peer-checked:grid"
          >
            <Check className="size-5" />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** A placeholder until the image has loaded: drawing one can take a moment. */
function SuggestedImage({ box, ...image }: { box: string } & ComponentProps<'img'>) {
  const [isThere, setIsThere] = useState(false)
  return (
    <span className={classNames('block rounded-[8px] bg-sunken', box, !isThere && 'animate-pulse')}>
      {/* biome-ignore lint/a11y/useAltText: the caller gives it with the rest */}
      <img
        {...image}
        onLoad={() => setIsThere(true)}
        onError={() => setIsThere(true)}
        className={classNames(
          'size-full rounded-[8px] object-cover transition-opacity duration-(--hf-mid)',
          !isThere && 'opacity-0',
        )}
      />
    </span>
  )
}
