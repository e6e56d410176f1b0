import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError } from '../../../web/ui/field.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { libraryPreviewUrl } from './featured-image.ts'
import type { FocalPoint } from './focal-point.ts'
import { CropPreviews, FocalPointPicker } from './focal-point-picker.tsx'
import { imageQuery } from './library-queries.ts'

interface FocalPointDialogProps {
  open: boolean
  onClose: () => void
  publicId: string
  /** The image with its new version. */
  onSaved: (image: LibraryImage) => void
}

/** Sets the focal point of the image an editor shows. */
export function FocalPointDialog({ open, onClose, publicId, onSaved }: FocalPointDialogProps) {
  return (
    <TitledDialog open={open} onClose={onClose} title="Choose the focal point" width="wide">
      <FocalPointOf publicId={publicId} onClose={onClose} onSaved={onSaved} />
    </TitledDialog>
  )
}

function FocalPointOf({ publicId, onClose, onSaved }: Omit<FocalPointDialogProps, 'open'>) {
  const { data, isError, error, refetch } = useQuery(imageQuery(publicId))
  if (data) {
    return (
      <FocalPointForm
        image={data.image}
        onSaved={(changed) => {
          onSaved(changed)
          onClose()
        }}
      />
    )
  }
  if (isError) {
    return (
      <FailureNote onRetry={() => void refetch()}>We couldn’t load the picture. {error.message}</FailureNote>
    )
  }
  return (
    <div className="grid gap-3">
      <LoadingText>Loading the picture...</LoadingText>
      <Skeleton className="aspect-video" />
    </div>
  )
}

interface FocalPointFormProps {
  image: LibraryImage
  onSaved?: (image: LibraryImage) => void
}

/** The whole image with its point, and what the crops make of it. */
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
            We couldn’t save the focal point. {save.error.message}
          </FieldError>
        </div>
      )}
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 bg-surface py-3">
        <Button
          look="line"
          size="small"
          disabled={point === null || save.isPending}
          onClick={() => setPoint(null)}
        >
          Let the site choose
        </Button>
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
