import { Check } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import type { GeneratedImage } from '../../../domain/illustrations/image-suggestion-calls.ts'
import type { UploadPreset } from '../../../domain/images/upload-limits.ts'
import { classNames } from '../../../web/ui/class-names.ts'
import { IMAGE_SHAPES } from './featured-image.ts'

interface SuggestionCardsProps {
  images: readonly GeneratedImage[]
  contentType: UploadPreset
  chosenId: string | null
  onChoose: (id: string) => void
  isDisabled: boolean
}

export const SUGGESTION_GRID = '-mx-1.5 grid gap-4 p-1.5 sm:grid-cols-2'

/** Four large choices; the chosen one has a poppy frame and a tick. */
export function SuggestionCards({
  images,
  contentType,
  chosenId,
  onChoose,
  isDisabled,
}: SuggestionCardsProps) {
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

/** Stays a quiet shape until the image is there: drawing one can take a moment. */
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
