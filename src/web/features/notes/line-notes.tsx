import './notes.css'
import { PenLine } from 'lucide-react'
import type { MouseEvent } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { lineOf } from '../../../domain/notes/note-lines.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useRead } from '../../data/use-read.ts'
import { HelpedMe, NoteAnswer, NoteByline } from './note-card.tsx'
import { notesHref, WRITE_NOTE } from './notes-address.ts'

interface LineNotesProps {
  recipe: RecipePage
  place: NotePlace
  onClose: () => void
}

/** Shows the notes of one line, on paper below it. */
export function LineNotes({ recipe, place, onClose }: LineNotesProps) {
  const at = lineOf(place)
  const { data, error } = useRead('recipeNotes', { id: String(recipe.id), at })
  const path = pagePath('recipe', recipe.slug)
  const found = data?.kind === 'found' ? data.item : null
  function write(event: MouseEvent) {
    // Where the section is not awake yet, the link opens the page with the form.
    const isTaken = !window.dispatchEvent(new CustomEvent(WRITE_NOTE, { detail: at, cancelable: true }))
    if (isTaken) event.preventDefault()
  }
  return (
    <div className="note-slip">
      {!found && (
        <p role="status">{error ? 'We couldn’t load these notes. Please try again.' : 'One moment…'}</p>
      )}
      {found?.notes.map((note) => (
        <div key={note.id} className="note-one">
          <NoteByline note={note} />
          <p dir="auto" className="note-text">
            {note.text}
          </p>
          <NoteAnswer note={note} />
          <HelpedMe note={note} />
        </div>
      ))}
      <p className="note-slip-foot">
        <a href={notesHref(path, { at }, true)} rel="nofollow" onClick={write}>
          <PenLine aria-hidden className="size-4" />
          Add yours
        </a>
        {found && found.total > found.notes.length && (
          <a href={notesHref(path, { at })} rel="nofollow">
            See all {found.total}
          </a>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </p>
    </div>
  )
}
