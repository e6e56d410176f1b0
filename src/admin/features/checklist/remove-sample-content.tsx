import { useState } from 'react'
import { type RemovedSamples, sampleCalls } from '../../../domain/site/sample-calls.ts'
import { TRASH_KEPT_DAYS } from '../../../domain/trash/trash.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LineButton } from '../../ui/small-buttons.tsx'

export function RemoveSampleContent() {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useChange(sampleCalls.remove, {
    async onSuccess({ removed }, _input, refreshed) {
      setIsAsking(false)
      showToast({ title: 'Sample content removed', description: describeRemoved(removed) })
      await refreshed
    },
    onError: (error) => {
      setIsAsking(false)
      showToast({ kind: 'alert', title: 'Error removing the sample content', description: error.message })
    },
  })
  return (
    <>
      <LineButton onClick={() => setIsAsking(true)}>Remove the sample content</LineButton>
      <ConfirmDialog
        open={isAsking}
        title="Remove the sample content?"
        confirmLabel="Remove it all"
        busyLabel="Removing..."
        busy={remove.isPending}
        danger
        onConfirm={() => remove.mutate({})}
        onClose={() => setIsAsking(false)}
      >
        <p>
          Every article, recipe, picture and testimonial that came with the site goes, also from the public
          pages. What you have written or changed yourself stays.
        </p>
        <p className="mt-3 font-[650]">
          Articles, recipes and pictures stay in the trash for {TRASH_KEPT_DAYS} days. The testimonials go for
          good.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** `14 articles, 9 recipes and 1 picture are in the trash.` */
export function describeRemoved({ articles, recipes, images }: RemovedSamples): string {
  const parts = [
    [articles, 'article'],
    [recipes, 'recipe'],
    [images, 'picture'],
  ] as const
  const named = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? '' : 's'}`)
  if (named.length === 0) return 'There was nothing left to remove.'
  const isOne = articles + recipes + images === 1
  return `${new Intl.ListFormat('en-GB').format(named)} ${isOne ? 'is' : 'are'} in the trash.`
}
