import { useQuery } from '@tanstack/react-query'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { ImageAltForm } from './alt-text.tsx'
import { DeleteImage } from './delete-image.tsx'
import { FocalPointForm } from './focal-point-dialog.tsx'
import { CopyButtons, ImageFacts } from './image-facts.tsx'
import { imageQuery } from './library-queries.ts'
import { fileNameOf } from './library-tile.tsx'

interface ImageDetailsDialogProps {
  /** Null while closed. */
  publicId: string | null
  onClose: () => void
  timeZone: string
}

/** Everything about one image of the library, and what can be done with it. */
export function ImageDetailsDialog({ publicId, onClose, timeZone }: ImageDetailsDialogProps) {
  if (publicId === null) return null
  return (
    <TitledDialog open onClose={onClose} title="About this picture" intro={fileNameOf(publicId)} width="full">
      <DetailsOf publicId={publicId} onClose={onClose} timeZone={timeZone} />
    </TitledDialog>
  )
}

function DetailsOf({
  publicId,
  onClose,
  timeZone,
}: {
  publicId: string
  onClose: () => void
  timeZone: string
}) {
  const { data, isError, error, refetch } = useQuery(imageQuery(publicId))
  if (data) return <Details image={data.image} onClose={onClose} timeZone={timeZone} />
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

function Details({
  image,
  onClose,
  timeZone,
}: {
  image: LibraryImage
  onClose: () => void
  timeZone: string
}) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FocalPointForm image={image} />
      <div className="grid gap-6">
        <ImageAltForm key={image.public_id} image={image} />
        <ImageFacts image={image} timeZone={timeZone} />
        <CopyButtons image={image} />
        <DeleteImage image={image} onDeleted={onClose} />
      </div>
    </div>
  )
}
