import { Crosshair } from 'lucide-react'
import { useRef, useState } from 'react'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { FieldError } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { useChange } from '../../data/calls.ts'
import { BusyButton, LineButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { libraryPreviewUrl } from './featured-image.ts'
import { CENTRE, type FocalPoint, focalPointAt, nudgeFocalPoint, objectPositionFor } from './focal-point.ts'
import { LoadedImage } from './library-browser.tsx'

interface FocalPointDialogProps {
  open: boolean
  onClose: () => void
  publicId: string
  /** The image with its new version. */
  onSaved: (image: LibraryImage) => void
}

export function FocalPointDialog({ open, onClose, publicId, onSaved }: FocalPointDialogProps) {
  return (
    <TitledDialog open={open} onClose={onClose} title="Choose the focal point" width="wide">
      <LoadedImage publicId={publicId}>
        {(image) => (
          <FocalPointForm
            image={image}
            onSaved={(changed) => {
              onSaved(changed)
              onClose()
            }}
          />
        )}
      </LoadedImage>
    </TitledDialog>
  )
}

interface FocalPointFormProps {
  image: LibraryImage
  onSaved?: (image: LibraryImage) => void
}

export function FocalPointForm({ image, onSaved }: FocalPointFormProps) {
  const [point, setPoint] = useState(() => focalPointOf(image))
  const save = useChange(imageCalls.change, {
    async onSuccess({ image: changed }, _input, refreshed) {
      await refreshed
      showToast({ title: 'Focal point saved' })
      onSaved?.(changed)
    },
  })
  const store = () =>
    save.mutate({
      params: { '*': image.public_id },
      body: { focal_x: point?.x ?? null, focal_y: point?.y ?? null },
    })
  const src = libraryPreviewUrl(image, 800)
  const isChanged = (point?.x ?? null) !== image.focal_x || (point?.y ?? null) !== image.focal_y
  return (
    <div className="grid gap-5">
      <p className="text-small text-muted">
        Tap what matters most, or move the point with the arrow keys. Every crop of this picture keeps it in
        view.{point === null && ' Until you do, the site chooses by itself.'}
      </p>
      <FocalPointPicker src={src} size={image} value={point} onChange={setPoint} />
      <CropPreviews src={src} size={image} value={point} />
      {save.isError && (
        <div role="alert">
          <FieldError id={`${image.public_id}-focal-error`}>
            We couldn’t save the focal point. {describeFailure(save.error)}
          </FieldError>
        </div>
      )}
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 bg-surface py-3">
        <LineButton disabled={point === null || save.isPending} onClick={() => setPoint(null)}>
          Let the site choose
        </LineButton>
        <BusyButton size="small" busy={!isChanged || save.isPending} onClick={store}>
          {save.isPending ? 'Saving...' : 'Save focal point'}
        </BusyButton>
      </div>
    </div>
  )
}

function focalPointOf({ focal_x, focal_y }: LibraryImage): FocalPoint | null {
  return focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y }
}

interface FocalPointPickerProps {
  src: string
  size: { width: number; height: number }
  /** Null while the service chooses the point. */
  value: FocalPoint | null
  onChange: (point: FocalPoint) => void
}

/** The whole image; a press or the arrow keys set the point that every crop keeps in view. */
function FocalPointPicker({ src, size, value, onChange }: FocalPointPickerProps) {
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

function CropPreviews({ src, size, value }: CropPreviewsProps) {
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
