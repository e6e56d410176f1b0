import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { imageCalls } from '../../../domain/images/image-calls.ts'
import type { LibraryImage } from '../../../domain/images/library-image.ts'
import { Button } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { StaysInTrash } from '../trash/trash-note.tsx'
import { undoDeletion } from '../trash/trash-queries.ts'
import { libraryPreviewUrl } from './featured-image.ts'
import { imageQuery } from './library-queries.ts'
import { fileNameOf } from './library-tile.tsx'

/** Deletes an image nothing shows; one that is in use says why it stays. */
export function DeleteImage({ image, onDeleted }: { image: LibraryImage; onDeleted: () => void }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const name = image.alt || fileNameOf(image.public_id)
  const one = imageQuery(image.public_id).queryKey
  const remove = useChange(imageCalls.remove, {
    onSuccess() {
      showToast({
        title: 'Picture deleted',
        action: undoDeletion(client, { type: 'image', id: image.public_id }),
      })
      onDeleted()
      client.removeQueries({ queryKey: one })
    },
    // 409: something began to use it in the meantime; what it is comes with the fresh answer.
    onError: async (error) => {
      setIsAsking(false)
      showToast({ kind: 'alert', title: 'The picture was not deleted', description: error.message })
      await client.invalidateQueries({ queryKey: one })
    },
  })
  if (image.used_by.length > 0) {
    return (
      <p className="text-small text-muted">
        A picture in use can’t be deleted. Give the pages named above another picture first.
      </p>
    )
  }
  return (
    <div>
      <Button look="line" size="small" className="text-danger" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-4.5" />
        Delete picture
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this picture?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate({ params: { '*': image.public_id } })}
        onClose={() => setIsAsking(false)}
      >
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
          <img
            // As the focal point is chosen in it: no size is asked for that would be missing once it is gone.
            src={libraryPreviewUrl(image, 800)}
            alt=""
            className="aspect-4/3 w-full rounded-paper bg-sunken object-cover"
          />
          <div>
            <p>Are you sure you want to delete "{name}"?</p>
            <StaysInTrash />
          </div>
        </div>
      </ConfirmDialog>
    </div>
  )
}
