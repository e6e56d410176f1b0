import { imageCalls } from '../../../domain/images/image-calls.ts'
import { findTextImages } from '../../../domain/images/image-users.ts'
import { useChange } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'

/** Tells the library what an image of a text shows, for its next use. */
export function useTellLibrary(): (src: string, alt: string) => void {
  const { mutate } = useChange(imageCalls.change, {
    // The text keeps its own description whatever becomes of the library's.
    onError: reportError,
  })
  return (src, alt) => {
    const [publicId] = findTextImages(src)
    if (publicId && alt.trim() !== '') mutate({ params: { '*': publicId }, body: { alt: alt.trim() } })
  }
}
