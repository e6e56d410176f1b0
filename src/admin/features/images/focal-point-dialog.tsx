import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { LibraryImage } from '../../../domain/admin/images.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { FocalPointForm } from './focal-point-form.tsx'
import { ImagesDialog } from './images-dialog.tsx'
import { imageQuery } from './library-queries.ts'

interface FocalPointDialogProps {
  open: boolean
  onClose: () => void
  publicId: string
  /** The picture with its new version. */
  onSaved: (image: LibraryImage) => void
}

/** Sets the focal point of the picture an editor shows. */
export function FocalPointDialog({ open, onClose, publicId, onSaved }: FocalPointDialogProps) {
  const titleId = useId()
  return (
    <ImagesDialog open={open} onClose={onClose} labelledBy={titleId} title="Choose the focal point">
      <FocalPointOf publicId={publicId} onClose={onClose} onSaved={onSaved} />
    </ImagesDialog>
  )
}

function FocalPointOf({ publicId, onClose, onSaved }: Omit<FocalPointDialogProps, 'open'>) {
  const { data: image, isError, error, refetch } = useQuery(imageQuery(publicId))
  if (image) {
    return (
      <FocalPointForm
        image={image}
        onSaved={(changed) => {
          onSaved(changed)
          onClose()
        }}
      />
    )
  }
  if (isError) {
    return (
      <FailureNote onRetry={() => void refetch()}>
        The picture could not be loaded. {error.message}
      </FailureNote>
    )
  }
  return (
    <div className="grid gap-3">
      <LoadingText>Loading the picture...</LoadingText>
      <Skeleton className="aspect-video" />
    </div>
  )
}
