import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { NOTE_DEEDS } from '../../../domain/notes/note-rules.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import type { PendingNote } from './pending-notes.ts'
import { PICTURE_LOST, type SentNote } from './sent-notes.ts'

interface NoteArrivedProps extends SentNote {
  kind: ContentKind
  coach: string
  /** True where the reader has just sent it: it takes the focus. */
  takesFocus: boolean
  onClose: () => void
}

/** Shown when a note has arrived, with its private link. */
export function NoteArrived(props: NoteArrivedProps) {
  const { message, link, isPictureLost, kind, coach, takesFocus, onClose } = props
  const what = kind === 'recipe' ? 'note' : 'question'
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div role="status" className="note-sent surface-leaf">
      <h3 ref={heading} tabIndex={-1} className="type-h2">
        {message}
      </h3>
      <p>
        Your {what} is with {coach}. It appears here once it has been read, usually in a day or two.
      </p>
      {isPictureLost && <p>{PICTURE_LOST}</p>}
      <p className="mt-1 font-[650]">Your private link</p>
      <div className="note-link">
        <a href={link} className="text-small underline underline-offset-4">
          {link.replace(/^https?:\/\//, '')}
        </a>
        <button
          type="button"
          onClick={() => void copyText(link).then(setIsCopied)}
          className="inline-flex min-h-11 items-center gap-1.5 pr-3 text-small font-[650] text-accent-text"
        >
          <Copy aria-hidden className="size-4" />
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className="text-muted text-small">
        See how it stands, change it while it waits, or delete it. Keep the link to yourself: whoever has it
        can do the same.
      </p>
      <div>
        <Button look="line" size="small" onClick={onClose}>
          Back to the {what}s
        </Button>
      </div>
    </div>
  )
}

const SAFE = 'Your note is safe on this device and goes out by itself when you are back.'
const KEPT = {
  none: SAFE,
  kept: 'Your note and its picture are safe on this device and go out by themselves when you are back.',
  lost: `${SAFE} There was no room for its picture.`,
} as const

interface KeptNoteProps {
  note: PendingNote
  onChange: () => void
  onThrowAway: () => void
}

/** Shown for a note that waits on the device for a network. */
export function KeptNote({ note: { draft, picture }, onChange, onThrowAway }: KeptNoteProps) {
  return (
    <div role="status" className="note-sent surface-mist">
      <h3 className="note-heading">Kept. You are offline.</h3>
      <p>{KEPT[picture]}</p>
      <blockquote className="note-paper">
        <p className="text-small">
          <bdi>{draft.name}</bdi> {NOTE_DEEDS[draft.kind || 'question']}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{draft.text}</p>
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button look="line" size="small" onClick={onChange}>
          Change it
        </Button>
        <Button look="line" size="small" onClick={onThrowAway} className="border-transparent">
          Throw it away
        </Button>
      </div>
    </div>
  )
}
