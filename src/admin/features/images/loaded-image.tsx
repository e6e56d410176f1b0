import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { FailureNote } from '../../ui/list-states.tsx'
import { imageQuery } from './library-queries.ts'

interface LoadedImageProps {
  publicId: string
  children: (image: LibraryImage) => ReactNode
}

export function LoadedImage({ publicId, children }: LoadedImageProps) {
  const { data, isError, error, refetch } = useQuery(imageQuery(publicId))
  if (data) return children(data.image)
  if (isError)
    return (
      <FailureNote onRetry={() => void refetch()}>We couldn’t load the picture. {error.message}</FailureNote>
    )
  return (
    <div className="grid gap-3">
      <LoadingText>Loading the picture...</LoadingText>
      <Skeleton className="aspect-video" />
    </div>
  )
}
