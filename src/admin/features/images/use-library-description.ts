import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeImage } from './library-api.ts'
import { rememberImage } from './library-queries.ts'

/**
 * Tells the library how a picture just uploaded is described, so that it brings the words along when it is used again.
 * The item keeps its own description whatever becomes of this, so a failure needs no word.
 */
export function useLibraryDescription() {
  const client = useQueryClient()
  const undescribed = useRef<string>(null)
  const save = useMutation({
    mutationFn: ({ publicId, alt }: { publicId: string; alt: string }) => changeImage(publicId, { alt }),
    onSuccess: (image) => rememberImage(client, image),
  })
  return {
    /** A picture the library knows no words for yet. */
    expect: (publicId: string) => {
      undescribed.current = publicId
    },
    give: (publicId: string | null, alt: string | null) => {
      const words = alt?.trim() ?? ''
      if (publicId === null || publicId !== undescribed.current || words === '') return
      undescribed.current = null
      save.mutate({ publicId, alt: words })
    },
  }
}
