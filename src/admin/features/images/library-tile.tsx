import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { imageUrl, srcSet } from '../../../domain/images/presets.ts'

interface LibraryTileProps {
  image: LibraryImage
  onPress: () => void
  /** What pressing does, said before the description: 'Use', 'Details of'. */
  action: string
}

const WIDTHS = [300, 400, 600]

/** One image of the library as a button: the image, what is said of it, whether anything shows it. */
export function LibraryTile({ image, onPress, action }: LibraryTileProps) {
  const { public_id, version, alt, color, used_by } = image
  return (
    <button
      type="button"
      onClick={onPress}
      className="group grid w-full content-start gap-1.5 rounded-paper text-left"
    >
      <span
        style={color ? { backgroundColor: color } : undefined}
        className="block aspect-4/3 overflow-hidden rounded-paper bg-sunken outline-[1.5px] outline-line group-hover:outline-3 group-hover:outline-ink"
      >
        <img
          src={imageUrl(public_id, version, '4:3', 300)}
          srcSet={srcSet(public_id, version, '4:3', WIDTHS)}
          sizes="(min-width: 64rem) 240px, 45vw"
          alt=""
          width={300}
          height={225}
          loading="lazy"
          className="size-full object-cover"
        />
      </span>
      <span className="line-clamp-2 text-label wrap-anywhere">
        <span className="sr-only">
          {action} {alt === '' && `${fileNameOf(public_id)}: `}
        </span>
        {alt || <span className="text-warn">No description yet</span>}
      </span>
      <span className="text-label text-muted">{describeUse(used_by.length)}</span>
    </button>
  )
}

function describeUse(count: number): string {
  if (count === 0) return 'Not used'
  return count === 1 ? 'Used once' : `Used ${count} times`
}

/** The last part of an id: what the file was called. */
export function fileNameOf(publicId: string): string {
  return publicId.split('/').at(-1) ?? publicId
}
