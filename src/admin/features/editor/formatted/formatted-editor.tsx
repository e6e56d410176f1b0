import { redo, undo } from 'prosemirror-history'
import { type Command, type EditorState, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { imageCalls } from '../../../../domain/images/image-calls.ts'
import { findTextImages } from '../../../../domain/images/image-users.ts'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { useChange } from '../../../data/calls.ts'
import { imageMarkdown } from '../../images/featured-image.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import type { UploadEnd } from '../../images/upload-image.ts'
import { bringFile, bringPasted } from '../markdown/bring-image.ts'
import { LinkDialog } from '../markdown/link-dialog.tsx'
import { FormattingHelp, PastedImagesDialog } from '../markdown/markdown-dialogs.tsx'
import { Toolbar, type ToolName } from '../markdown/toolbar.tsx'
import { NEW_FILM, VideoDialog } from '../markdown/video-dialog.tsx'
import { reportError } from '../report-error.ts'
import { fenceWorkout } from '../workout/find-workout-block.ts'
import { describeUnreadable, UnreadableNotes } from '../workout/unreadable-notes.tsx'
import { WorkoutDialog } from '../workout/workout-dialog.tsx'
import { readFilmLine } from './film-line.ts'
import { FindPanel } from './find-panel.tsx'
import { openFormattedView } from './formatted-view.ts'
import { createPlacedParts } from './node-views.ts'
import { type ImageAlong, pasteMarkdown } from './pasting.ts'
import { type OpenPart, PlacedParts, removeAt } from './placed-parts.tsx'
import { textSchema } from './schema.ts'
import { FormattedSurface } from './surface.ts'
import { TableTools } from './table-tools.tsx'
import {
  activeTools,
  cycleHeading,
  insertTable,
  type LinkAt,
  linkAt,
  placedAt,
  removeLink,
  setLink,
  toggleChecklist,
  toggleEm,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './text-commands.ts'
import type { TextSource } from './text-source.ts'
import { bringInto, describePictureBefore, placePicture } from './uploading-images.ts'
import { useAboveKeyboard } from './use-above-keyboard.ts'
import './formatted-text.css'

interface FormattedEditorProps {
  label: string
  value: string
  onChange: (markdown: string) => void
  /** Reads `value` already: the text can be shown. */
  source: TextSource
  contentType: UploadPreset
  /** Of the item: a pasted document's own title that says the same is left out. */
  titleOf: () => string
  /** Hears of each image on its way into the text. */
  onUpload: (upload: Promise<UploadEnd>) => void
  /** Hears of the surface once it is there. */
  onSurface: (surface: FormattedSurface | null) => void
  /** A value that came from elsewhere cannot be shown formatted: why. */
  onUnreadable: (sentence: string) => void
  /** At the end of the toolbar. */
  children?: ReactNode
}

type OpenDialog = 'link' | 'image' | 'help' | null

const COMMANDS: Partial<Record<ToolName, Command>> = {
  heading: cycleHeading,
  bold: toggleStrong,
  italic: toggleEm,
  list: toggleList(textSchema.nodes.bullet_list),
  numbers: toggleList(textSchema.nodes.ordered_list),
  checklist: toggleChecklist,
  quote: toggleQuote,
  table: insertTable,
  undo,
  redo,
}

const PART_ATTRIBUTE = { film: 'markdown', workout: 'text' } as const

const NONE: ReadonlySet<ToolName> = new Set()

/** Writing as it will look: the text with its headings, lists, tables, pictures, films and workouts (EDIT-FORMAT-1). */
export function FormattedEditor(props: FormattedEditorProps) {
  const { value, source, contentType, children } = props
  const host = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const [parts] = useState(createPlacedParts)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [link, setLinkAt] = useState<LinkAt | null>(null)
  const [selected, setSelected] = useState('')
  const [isFinding, setFinding] = useState(false)
  const [part, setPart] = useState<OpenPart | null>(null)
  const [along, setAlong] = useState<ImageAlong[]>([])
  const [active, setActive] = useState<ReadonlySet<ToolName>>(NONE)
  const describedBy = useId()
  const bar = useRef<HTMLDivElement>(null)
  const isAbove = useAboveKeyboard(view, bar)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const written = useRef(value)
  const describe = useTellLibrary()

  const openLink = useCallback((state: EditorState) => {
    const found = linkAt(state)
    const { from, to } = state.selection
    setLinkAt(found)
    setSelected(found?.words ?? state.doc.textBetween(from, to, ' '))
    setDialog('link')
  }, [])

  useEffect(() => {
    if (!host.current) return
    const { source: first, contentType: preset } = latest.current
    const opened = openFormattedView({
      host: host.current,
      label: latest.current.label,
      describedBy,
      parts,
      doc: first.read(written.current),
      onState(state, hasChanged) {
        setActive((before) => keepSame(before, activeTools(state)))
        if (!hasChanged) return
        const { text } = latest.current.source.write(state.doc)
        if (text === written.current) return
        written.current = text
        latest.current.onChange(text)
      },
      onLink: () => openLink(opened.state),
      onFind: () => setFinding(true),
      onTools: () => bar.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
      onImage: (target, file, pos) =>
        latest.current.onUpload(bringInto(target, file.name, pos, bringFile(file, '', preset))),
      onImagesAlong: setAlong,
      titleOf: () => latest.current.titleOf(),
    })
    setView(opened)
    latest.current.onSurface(new FormattedSurface(opened, first))
    return () => {
      latest.current.onSurface(null)
      setView(null)
      opened.destroy()
    }
  }, [describedBy, parts, openLink])

  useEffect(() => {
    if (!view || value === written.current) return
    try {
      const doc = source.read(value)
      written.current = value
      const { tr, selection } = view.state
      tr.replaceWith(0, tr.doc.content.size, doc.content)
      // The caret stays about where it was: most often little else has changed.
      const caret = tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))
      view.dispatch(tr.setSelection(Selection.near(caret)))
    } catch (error) {
      latest.current.onUnreadable(error instanceof Error ? error.message : '')
    }
  }, [value, view, source])

  const close = useCallback(() => setDialog(null), [])
  const run = (command: Command) => {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const put = (markdown: string) => {
    close()
    if (!view) return
    pasteMarkdown(view, markdown, [])
    view.focus()
  }
  const press = (tool: ToolName) => {
    const command = COMMANDS[tool]
    if (command) run(command)
    else if (tool === 'link' && view) openLink(view.state)
    else if (tool === 'workout' && view) openPart(view.state, 'workout')
    else if (tool === 'video' && view) openPart(view.state, 'film')
    else if (tool === 'image' || tool === 'help') setDialog(tool)
  }
  const openPart = (state: EditorState, kind: OpenPart['kind']) => {
    const found = placedAt(state, textSchema.nodes[kind])
    setPart({ kind, pos: found?.pos ?? null, text: found?.node.attrs[PART_ATTRIBUTE[kind]] ?? '' })
  }
  const savePart = ({ kind, pos }: OpenPart, text: string) => {
    setPart(null)
    if (!view) return
    if (pos === null) return put(kind === 'film' ? text : fenceWorkout(text))
    view.dispatch(view.state.tr.setNodeAttribute(pos, PART_ATTRIBUTE[kind], text.replace(/\n$/, '')))
    view.focus()
  }
  const bring = () => {
    setAlong([])
    if (!view) return
    let before: Promise<unknown> = Promise.resolve()
    for (const [index, image] of along.entries()) {
      const turn = before
      const end = bringInto(view, `Picture ${index + 1}`, image.pos, async (say) => {
        await turn
        return bringPasted(image, index, contentType)(say)
      })
      before = end
      latest.current.onUpload(end)
    }
  }
  const film = part?.text ? readFilmLine(part.text) : NEW_FILM
  const tools = useMemo(
    () => (view ? <TableTools view={view} isIn={active.has('table')} /> : null),
    [view, active],
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are what is pressed; Escape goes back to the text */}
      <div
        ref={bar}
        onKeyDown={({ key }) => key === 'Escape' && view?.focus()}
        className={classNames(
          'z-10 bg-surface',
          isAbove
            ? 'fixed inset-x-0 z-40 border-t-[1.5px] border-line shadow-cut'
            : 'sticky top-15 rounded-t-field lg:top-16',
        )}
      >
        <Toolbar onPress={press} active={active}>
          {children}
        </Toolbar>
        {tools}
        {isFinding && view && <FindPanel view={view} onClose={() => setFinding(false)} />}
      </div>
      <UnreadableBlocks text={value} />
      <p id={describedBy} className="sr-only">
        Tab leaves the text; in a table it goes from cell to cell, and Escape leaves the table. Alt+F10 goes
        to the formatting tools.
      </p>
      <div ref={host} className="formatted-host" />
      <PlacedParts parts={parts} onOpen={setPart} onDescribed={describe} />
      <LinkDialog
        open={dialog === 'link'}
        words={selected}
        address={link?.mark.attrs.href ?? null}
        onClose={close}
        onRemove={() => {
          close()
          run(removeLink)
        }}
        onSave={(words, href) => {
          close()
          run(setLink(words, href))
        }}
      />
      <ImagePickerDialog
        open={dialog === 'image'}
        contentType={contentType}
        onClose={close}
        onPick={(image) => {
          close()
          if (!view) return
          placePicture(view, imageMarkdown(image))
          view.focus()
          describePictureBefore(view)
        }}
      />
      <WorkoutDialog
        text={part?.kind === 'workout' ? part.text : null}
        onClose={() => setPart(null)}
        onSave={(text) => part && savePart(part, text)}
      />
      <VideoDialog
        film={part?.kind === 'film' ? film : null}
        onClose={() => setPart(null)}
        onSave={(line) => part && savePart(part, line)}
        onRemove={() => {
          setPart(null)
          if (view && part?.pos != null) removeAt(view, part.pos)
        }}
      />
      <PastedImagesDialog images={along} onLeave={() => setAlong([])} onBring={bring} />
      <FormattingHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}

/** The text rests for so long before it is looked through again, in milliseconds. */
const DEBOUNCE_MS = 400

function UnreadableBlocks({ text }: { text: string }) {
  const settled = useDebounced(text, DEBOUNCE_MS)
  return <UnreadableNotes problems={useMemo(() => describeUnreadable(settled), [settled])} />
}

function keepSame(before: ReadonlySet<ToolName>, next: ReadonlySet<ToolName>): ReadonlySet<ToolName> {
  return before.size === next.size && [...next].every((tool) => before.has(tool)) ? before : next
}

/** Tells the library what a picture shows, for its next use. */
function useTellLibrary(): (src: string, alt: string) => void {
  const { mutate } = useChange(imageCalls.change, {
    // The text keeps its own description whatever becomes of the library's.
    onError: reportError,
  })
  return (src, alt) => {
    const [publicId] = findTextImages(src)
    if (publicId && alt.trim() !== '') mutate({ params: { '*': publicId }, body: { alt: alt.trim() } })
  }
}
