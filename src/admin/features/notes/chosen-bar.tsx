import type { NoteState } from '../../../domain/notes/note-rules.ts'
import { Button } from '../../../web/ui/button.tsx'
import type { NoteTab } from './note-words.ts'

interface ChosenBarProps {
  count: number
  list: NoteTab
  isBusy: boolean
  onMove: (state: NoteState) => void
  onDelete: () => void
}

const LINE = 'border-ground/45 max-sm:flex-1'

/** What can be done with all notes that are chosen. */
export function ChosenBar({ count, list, isBusy, onMove, onDelete }: ChosenBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no legend to show here
    <div
      role="group"
      aria-label="What is selected"
      className="sticky top-3 z-10 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-ink py-2.5 pr-3 pl-4.5 text-ground"
    >
      <p role="status" className="mr-auto font-[650] max-sm:basis-full">
        {count} selected
      </p>
      {(list === 'waiting' || list === 'answered') && (
        <Button
          look="yolk"
          size="small"
          disabled={isBusy}
          onClick={() => onMove('published')}
          className="max-sm:flex-1"
        >
          Publish {count}
        </Button>
      )}
      {list === 'published' && (
        <Button look="line" size="small" disabled={isBusy} onClick={() => onMove('waiting')} className={LINE}>
          Hide
        </Button>
      )}
      {list === 'spam' ? (
        <Button look="line" size="small" disabled={isBusy} onClick={() => onMove('waiting')} className={LINE}>
          Not spam, let wait
        </Button>
      ) : (
        <Button look="line" size="small" disabled={isBusy} onClick={() => onMove('spam')} className={LINE}>
          Spam
        </Button>
      )}
      <Button look="line" size="small" disabled={isBusy} onClick={onDelete} className={LINE}>
        Delete
      </Button>
    </div>
  )
}
