import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../web/ui/button.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { describeRemoved, removeSampleContent } from './removed-samples.ts'

/** Takes the sample content away in one step, after saying what goes. */
export function RemoveSampleContent() {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: removeSampleContent,
    onSuccess: async (removed) => {
      setIsAsking(false)
      showToast({ title: 'Sample content removed', description: describeRemoved(removed) })
      await client.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: (error) => {
      setIsAsking(false)
      showToast({ kind: 'alert', title: 'Error removing the sample content', description: error.message })
    },
  })
  return (
    <>
      <Button look="line" size="small" onClick={() => setIsAsking(true)}>
        Remove the sample content
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the sample content?"
        confirmLabel="Remove it all"
        busyLabel="Removing..."
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Every article, recipe, picture and testimonial that came with the site goes, also from the public
          pages. What you have written or changed yourself stays.
        </p>
        <p className="mt-3 font-[650]">This cannot be undone.</p>
      </ConfirmDialog>
    </>
  )
}
