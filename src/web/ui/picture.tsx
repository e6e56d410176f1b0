import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { deliveryBase, imageUrl, SRCSET_WIDTHS, srcSet } from '../../domain/images/presets.ts'
import { classNames } from './class-names.ts'

export interface PictureSource {
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
  featured_image_color: string | null
}

interface PictureProps {
  source: PictureSource
  ratio: '16:9' | '4:3'
  /** The `sizes` attribute: the displayed width of the picture. */
  sizes: string
  /** True for the one picture in the first viewport: fetched early, never lazily. */
  eager?: boolean
  /** The page whose picture it is: on the way to it and back, the card's picture becomes the page's (PAGE-TRANSITION-1). */
  page?: string
  /** Empty where the text beside it says the same. */
  alt?: string
  className?: string
  /** Replaces a missing picture; 'No image' by default. */
  fallback?: ReactNode
}

const SHAPES = {
  '16:9': { width: 800, height: 450, box: 'aspect-video' },
  '4:3': { width: 800, height: 600, box: 'aspect-4/3' },
}

/**
 * Renders a picture from the image service in the sizes this screen needs (PAGE-PICTURE-1). Where the service fails,
 * the stored address is shown; where both fail, 'No image'.
 */
export function Picture({
  source,
  ratio,
  sizes,
  eager = false,
  page,
  alt = source.featured_image_alt ?? '',
  className,
  fallback,
}: PictureProps) {
  const [broken, setBroken] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  const { width, height, box } = SHAPES[ratio]
  const {
    featured_image_public_id: publicId,
    featured_image_version: version,
    featured_image_url: storedUrl,
  } = source
  const base = deliveryBase(storedUrl)
  const sources = [
    publicId && version
      ? {
          src: imageUrl(publicId, version, ratio, width, base),
          srcSet: srcSet(publicId, version, ratio, SRCSET_WIDTHS[ratio], base),
        }
      : null,
    storedUrl ? { src: storedUrl, srcSet: undefined } : null,
  ].filter((candidate) => candidate !== null)
  const chosen = sources[broken]
  // The error event of a picture that failed before hydration was not handled; decoding it reports the failure again.
  useEffect(() => {
    const shown = image.current
    if (!shown?.complete || shown.naturalWidth > 0) return
    shown.decode().catch(() => image.current === shown && setBroken((count) => count + 1))
  }, [broken])
  return (
    <div
      className={classNames('overflow-hidden rounded-paper bg-sunken shadow-cut', box, className)}
      style={{
        backgroundColor: (chosen && source.featured_image_color) || undefined,
        ...(page && pictureName(page)),
      }}
    >
      {chosen ? (
        // Without `<picture>`, React preloads an eager image before the styles, and it takes the open connection from them.
        <picture className="contents">
          <img
            ref={image}
            {...chosen}
            sizes={chosen.srcSet ? sizes : undefined}
            width={width}
            height={height}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            // Shown together with the words beside it, not a moment later; these are small pictures.
            decoding="sync"
            onError={() => setBroken((count) => count + 1)}
            className="size-full object-cover transition-transform duration-(--hf-slow) ease-paper group-hover:scale-103"
          />
        </picture>
      ) : (
        (fallback ?? (
          <span className="grid size-full place-items-center text-small text-muted">No image</span>
        ))
      )}
    </div>
  )
}

/** Returns the style that names a page's picture on every page (`page-transition.ts`, `late-motion.css`). */
export function pictureName(page: string): CSSProperties & Record<'--picture', string> {
  return { '--picture': page.replace(/.*\//, 'of-') }
}
