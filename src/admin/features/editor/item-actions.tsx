import { ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isVisible } from '../../../domain/content/visibility.ts'
import { buttonClass } from '../../../web/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useEditor } from './editor-context.ts'
import { useNow } from './use-now.ts'
import { useObservable } from './use-observable.ts'

/** What can be done with a stored item besides writing it. */
export function ItemActions({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const { kind, state } = useEditor()
  const item = useObservable(state, (current) => current.item)
  const now = useNow()
  const [isDeleting, setDeleting] = useState(false)
  if (!item) return null
  const look = buttonClass({ look: 'quiet', size: 'small' })
  return (
    <>
      {isVisible(item, now) && (
        <a href={`${kind.publicPath}/${item.slug}`} target="_blank" rel="noopener" className={look}>
          <ExternalLink aria-hidden className="size-4.5" />
          View on site
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <button
        type="button"
        aria-label={`Delete this ${kind.kind}`}
        onClick={() => setDeleting(true)}
        className={`${look} ${iconsOnly ? 'w-11 px-0!' : ''}`}
      >
        <Trash2 aria-hidden className="size-4.5" />
        {!iconsOnly && 'Delete'}
      </button>
      <DeleteDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
