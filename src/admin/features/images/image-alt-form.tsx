import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryImage } from '../../../domain/admin/images.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { AltTextField } from './alt-text-field.tsx'
import { changeImage } from './library-api.ts'
import { rememberImage } from './library-queries.ts'

/** The description a picture brings along wherever it is chosen. */
export function ImageAltForm({ image }: { image: LibraryImage }) {
  const client = useQueryClient()
  const [alt, setAlt] = useState(image.alt)
  const save = useMutation({
    mutationFn: () => changeImage(image.public_id, { alt: alt.trim() }),
    onSuccess: async (changed) => {
      setAlt(changed.alt)
      await rememberImage(client, changed)
      showToast({ title: 'Description saved' })
    },
  })
  return (
    <form
      className="grid justify-items-stretch gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (alt.trim() !== image.alt) save.mutate()
      }}
    >
      <AltTextField value={alt} isAsked onChange={(next) => setAlt(next ?? '')} />
      {save.isError && (
        <div role="alert">
          <FieldError id={`${image.public_id}-alt-error`}>
            The description could not be saved. {save.error.message}
          </FieldError>
        </div>
      )}
      <Button
        type="submit"
        look="line"
        size="small"
        className="justify-self-start"
        disabled={alt.trim() === image.alt || save.isPending}
      >
        {save.isPending ? 'Saving...' : 'Save description'}
      </Button>
    </form>
  )
}
