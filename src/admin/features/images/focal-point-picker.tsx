import { Crosshair } from 'lucide-react'
import { useRef } from 'react'
import { CENTRE, type FocalPoint, focalPointAt, nudgeFocalPoint } from './focal-point.ts'

interface FocalPointPickerProps {
  src: string
  size: { width: number; height: number }
  /** Null while the service chooses. */
  value: FocalPoint | null
  onChange: (point: FocalPoint) => void
}

/** The whole picture; a press or the arrow keys say which point every crop keeps in view. */
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
