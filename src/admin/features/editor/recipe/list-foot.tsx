import { ClipboardPaste, Plus } from 'lucide-react'
import { TextButton } from '../fields/text-button.tsx'

interface ListFootProps {
  addLabel: string
  onAdd: () => void
  /** Without it, nothing can be pasted here. */
  paste?: { label: string; onPress: () => void }
  /** What was removed last, and can be had back. */
  removed: string | null
  onUndo: () => void
}

/** Under a list: another line, a whole list pasted, and the last removal taken back. */
export function ListFoot({ addLabel, onAdd, paste, removed, onUndo }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <TextButton data-add="" onClick={onAdd}>
        <Plus aria-hidden className="size-4.5" />
        {addLabel}
      </TextButton>
      {paste && (
        <TextButton onClick={paste.onPress}>
          <ClipboardPaste aria-hidden className="size-4.5" />
          {paste.label}
        </TextButton>
      )}
      <div role="status" className="ml-auto flex min-w-0 items-center gap-1 text-small text-muted">
        {removed !== null && (
          <>
            <span className="truncate">Removed {removed}.</span>
            <TextButton onClick={onUndo}>Undo</TextButton>
          </>
        )}
      </div>
    </div>
  )
}
