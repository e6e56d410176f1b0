import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { lineOf } from '../../../domain/notes/note-lines.ts'
import type { NotePlace } from '../../../domain/notes/note-rules.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { lineId, OPEN_LINE } from './notes-address.ts'

interface LineMarkProps {
  recipe: RecipePage
  place: NotePlace
}

/** Returns the number of notes about a line of a recipe. */
function useNoteCount(recipeId: number, place: NotePlace): number {
  const { isPreview } = useSite()
  const { data } = useRead('recipeNotes', isPreview ? null : { id: String(recipeId) })
  const lines = data?.kind === 'found' ? data.item.lines : []
  return lines.find((line) => lineOf(line.place) === lineOf(place))?.count ?? 0
}

/** A white slip on a line with notes; a press opens them below it (NOTE-LINE-1). Without JavaScript it links to them. */
export function LineMark({ recipe, place }: LineMarkProps) {
  const count = useNoteCount(recipe.id, place)
  const [isOpen, setIsOpen] = useState(false)
  const [Notes, setNotes] = useState<ComponentType<LineMarkProps & { onClose: () => void }> | null>(null)
  const id = lineId(place)
  async function open() {
    try {
      const { LineNotes } = await import('./line-notes.tsx')
      setNotes(() => LineNotes)
      setIsOpen(true)
    } catch {
      // Fallback: the page that shows only these notes needs no further code.
      window.location.assign(`?at=${lineOf(place)}#notes`)
    }
  }
  useEffect(() => {
    const follow = (event: Event) => {
      if (count > 0 && event instanceof CustomEvent && event.detail === id) void open()
    }
    window.addEventListener(OPEN_LINE, follow)
    return () => window.removeEventListener(OPEN_LINE, follow)
  })
  if (count === 0) return null
  const press = (event: MouseEvent) => {
    event.preventDefault()
    if (isOpen) setIsOpen(false)
    else void open()
  }
  return (
    <>
      <a
        href={`?at=${lineOf(place)}#notes`}
        rel="nofollow"
        onClick={press}
        aria-expanded={isOpen}
        aria-label={`${count} ${count === 1 ? 'note' : 'notes'} about this line`}
        className="note-mark"
      >
        <i>{count}</i>
      </a>
      {isOpen && Notes && <Notes recipe={recipe} place={place} onClose={() => setIsOpen(false)} />}
    </>
  )
}
