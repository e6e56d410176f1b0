import type { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useStoreLibraryAlt } from '../../images/library-queries.ts'
import type { BoundText } from '../markdown/writing-surface.ts'
import { type FormattedHandlers, openFormattedView } from './formatted-view.ts'
import { FormattedWriting } from './formatted-writing.ts'
import { createPlacedParts } from './node-views.ts'
import { PlacedParts } from './placed-parts.tsx'
import type { TextSource } from './text-source.ts'
import './formatted-text.css'

/** The open formatted text: its surface, and its view for code that uses ProseMirror. */
export interface OpenedFormatted {
  surface: FormattedWriting
  view: EditorView
}

interface FormattedFieldProps {
  label: string
  text: BoundText
  /** Has parsed the text already, so it can be shown. */
  source: TextSource
  handlers: RefObject<FormattedHandlers>
  /** Called with the text once it is open; the same function each time. */
  onOpened: (opened: OpenedFormatted | null) => void
}

/** Writing with the final look: the text with its headings, lists, tables, pictures, films and workouts (EDIT-FORMAT-1). */
export function FormattedField({ label, text, source, handlers, onOpened }: FormattedFieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [surface, setSurface] = useState<FormattedWriting | null>(null)
  const [parts] = useState(createPlacedParts)
  const describedBy = useId()
  const tellLibrary = useStoreLibraryAlt()
  useEffect(() => {
    if (!host.current) return
    const view = openFormattedView({
      host: host.current,
      label,
      describedBy,
      kind: source.kind,
      parts,
      handlers,
      doc: source.read(text.get()),
      onChange: () => opened.tell(),
    })
    const opened = new FormattedWriting(view, source, text)
    setSurface(opened)
    onOpened({ surface: opened, view })
    return () => {
      onOpened(null)
      setSurface(null)
      view.destroy()
    }
  }, [label, describedBy, parts, source, text, handlers, onOpened])
  return (
    <>
      <p id={describedBy} className="sr-only">
        Tab leaves the text; in a table it goes from cell to cell, and Escape leaves the table. Alt+F10 goes
        to the formatting tools.
      </p>
      <div ref={host} className="formatted-host" />
      <PlacedParts
        parts={parts}
        onOpen={(pos) => surface && handlers.current.onPart(surface.partAt(pos))}
        onDescribed={tellLibrary}
      />
    </>
  )
}
