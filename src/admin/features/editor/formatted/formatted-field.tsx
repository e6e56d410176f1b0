import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import { findTextImages } from '../../../../domain/images/image-users.ts'
import { changeImage, rememberImage } from '../../images/library-api.ts'
import type { ToolName } from '../markdown/toolbar.tsx'
import type { BoundText, OpenPart } from '../markdown/writing-surface.ts'
import { reportError } from '../report-error.ts'
import { type FormattedHandlers, openFormattedView } from './formatted-view.ts'
import { FormattedWriting } from './formatted-writing.ts'
import { createPlacedParts } from './node-views.ts'
import { PlacedParts } from './placed-parts.tsx'
import { activeTools } from './text-commands.ts'
import type { TextSource } from './text-source.ts'
import './formatted-text.css'

/** The formatted text that is open: what can be done to it, and its view for what knows ProseMirror. */
export interface OpenedFormatted {
  surface: FormattedWriting
  view: EditorView
}

interface FormattedFieldProps {
  label: string
  text: BoundText
  /** Has read the text already: it can be shown. */
  source: TextSource
  handlers: FormattedHandlers
  /** Which tools are on where the caret stands. */
  onActive: (tools: ReadonlySet<ToolName>) => void
  onPart: (part: OpenPart) => void
  /** Hears of the text once it is there. */
  onOpened: (opened: OpenedFormatted | null) => void
}

/** Writing as it will look: the text with its headings, lists, tables, pictures, films and workouts (product §17.10). */
export function FormattedField(props: FormattedFieldProps) {
  const host = useRef<HTMLDivElement>(null)
  const [surface, setSurface] = useState<FormattedWriting | null>(null)
  const [parts] = useState(createPlacedParts)
  const describedBy = useId()
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const describe = useTellLibrary()

  useEffect(() => {
    if (!host.current) return
    const { label, source, text } = latest.current
    const view = openFormattedView({
      ...{ host: host.current, label, describedBy, parts, kind: source.kind },
      doc: source.read(text.get()),
      onState(state, hasChanged) {
        latest.current.onActive(activeTools(state))
        if (hasChanged) opened.tell()
      },
      onLink: () => latest.current.handlers.onLink(),
      onFind: () => latest.current.handlers.onFind(),
      onTools: () => latest.current.handlers.onTools(),
      onImage: (file, at) => latest.current.handlers.onImage(file, at),
      onImagesAlong: (images) => latest.current.handlers.onImagesAlong(images),
      titleOf: () => latest.current.handlers.titleOf(),
    })
    const opened = new FormattedWriting(view, source, text)
    setSurface(opened)
    latest.current.onOpened({ surface: opened, view })
    return () => {
      latest.current.onOpened(null)
      setSurface(null)
      view.destroy()
    }
  }, [describedBy, parts])

  return (
    <>
      <p id={describedBy} className="sr-only">
        Tab leaves the text; in a table it goes from cell to cell, and Escape leaves the table. Alt+F10 goes
        to the formatting tools.
      </p>
      <div ref={host} className="formatted-host" />
      <PlacedParts
        parts={parts}
        onOpen={(pos) => surface && props.onPart(surface.partAt(pos))}
        onDescribed={describe}
      />
    </>
  )
}

/** Tells the library what a picture shows, for its next use. */
function useTellLibrary(): (src: string, alt: string) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ publicId, alt }: { publicId: string; alt: string }) => changeImage(publicId, { alt }),
    onSuccess: (image) => rememberImage(client, image),
    // The text keeps its own description whatever becomes of the library's.
    onError: reportError,
  })
  return (src, alt) => {
    const [publicId] = findTextImages(src)
    if (publicId && alt.trim() !== '') mutate({ publicId, alt: alt.trim() })
  }
}
