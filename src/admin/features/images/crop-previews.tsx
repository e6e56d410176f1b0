import { CENTRE, type FocalPoint, objectPositionFor } from './focal-point.ts'

const CROPS = [
  { label: 'Articles and their cards', ratio: 16 / 9, box: 'aspect-video' },
  { label: 'Recipes and their cards', ratio: 4 / 3, box: 'aspect-4/3' },
  { label: 'Small squares', ratio: 1, box: 'aspect-square' },
] as const

interface CropPreviewsProps {
  src: string
  size: { width: number; height: number }
  value: FocalPoint | null
}

/** How the picture will be cut with this focal point, in every shape the site uses. */
export function CropPreviews({ src, size, value }: CropPreviewsProps) {
  return (
    <ul className="mx-auto grid w-full max-w-130 grid-cols-[16fr_12fr_9fr] gap-3">
      {CROPS.map(({ label, ratio, box }) => (
        <li key={label}>
          <img
            src={src}
            alt=""
            style={{ objectPosition: objectPositionFor(value ?? CENTRE, size, ratio) }}
            className={`w-full rounded-paper bg-sunken object-cover ${box}`}
          />
          <span className="mt-1 block text-label text-muted">{label}</span>
        </li>
      ))}
    </ul>
  )
}
