import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findTextImages } from '../../../domain/images/image-users.ts'
import { reportError } from '../editor/report-error.ts'
import { changeImage, rememberImage } from './library-api.ts'

/** Tells the library what an image of a text shows, for its next use. */
export function useTellLibrary(): (src: string, alt: string) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ publicId, alt }: { publicId: string; alt: string }) => changeImage(publicId, { alt }),
    onSuccess: (image) => rememberImage(client, image),
    // The text keeps its own description whatever becomes of the library's.
    onError: reportError,
  })
  return (src, alt) => {
    const [publicId] = findTextImages(src)
    if (publicId && alt.trim() !== '') mutate({ publicId, alt: alt.trim() })
  }
}
