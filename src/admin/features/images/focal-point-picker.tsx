import { Crosshair } from 'lucide-react'
import { useRef } from 'react'
import { CENTRE, type FocalPoint, focalPointAt, nudgeFocalPoint, objectPositionFor } from './focal-point.ts'

interface FocalPointPickerProps {
  src: string
  size: { width: number; height: number }
  /** Null while the service chooses. */
  value: FocalPoint | null
  onChange: (point: FocalPoint) => void
}

/** The whole image; a press or the arrow keys say which point every crop keeps in view. */
export function FocalPointPicker({ src, size, value, onChange }: FocalPointPickerProps) {
  const area = useRef<HTMLDivElement>(null)
  const { x, y } = value ?? CENTRE
  const [across, down] = [Math.round(x * 100), Math.round(y * 100)]
  return (
    <div
      ref={area}
      role="slider"
      tabIndex={0}
      aria-label="Focal point"
      aria-roledescription="point on the picture"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={across}
      aria-valuetext={value ? `${across}% from the left, ${down}% from the top` : 'Chosen by the site itself'}
      onPointerDown={(event) => {
        if (event.button !== 0 || !area.current) return
        onChange(focalPointAt(event, area.current.getBoundingClientRect()))
      }}
      onKeyDown={(event) => {
        const next = nudgeFocalPoint(value ?? CENTRE, event.key, event.shiftKey)
        if (!next) return
        event.preventDefault()
        onChange(next)
      }}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxWidth: `calc(42vh * ${size.width / size.height})`,
      }}
      className="relative mx-auto w-full cursor-crosshair touch-manipulation overflow-hidden rounded-paper bg-sunken select-none"
    >
      <img src={src} alt="" draggable={false} className="size-full object-fill" />
      <span
        aria-hidden
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        className="absolute grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-on-pine bg-pine/70 text-on-pine shadow-lift"
      >
        <Crosshair className="size-5" />
      </span>
    </div>
  )
}

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

/** How the image will be cut with this focal point, in every shape the site uses. */
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
