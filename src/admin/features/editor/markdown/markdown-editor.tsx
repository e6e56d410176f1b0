import { redo, undo } from '@codemirror/commands'
import type { StateCommand } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { imageMarkdown } from '../../images/featured-image.ts'
import { ImagePickerDialog } from '../../images/image-picker-dialog.tsx'
import type { UploadEnd } from '../../images/upload-image.ts'
import { fenceWorkout, type WorkoutBlock, workoutBlockAt } from '../workout/find-workout-block.ts'
import { UnreadableWorkouts } from '../workout/unreadable-workouts.tsx'
import { WorkoutDialog } from '../workout/workout-dialog.tsx'
import type { CodeEditor } from './code-editor.tsx'
import { bringPastedImages, sendImage, uploading } from './inserting-images.ts'
import { LinkDialog } from './link-dialog.tsx'
import { linkMarkdown } from './links.ts'
import { FormattingHelp, PastedImagesDialog } from './markdown-dialogs.tsx'
import { takesPastes } from './pasting.ts'
import {
  cycleHeading,
  insertBlock,
  insertPiece,
  TABLE_PIECE,
  TABLE_SELECTION,
  toggleChecklist,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'
import { Toolbar, type ToolName } from './toolbar.tsx'
import { UndescribedImages } from './undescribed-images.tsx'
import { NEW_FILM, VideoDialog } from './video-dialog.tsx'

interface MarkdownEditorProps {
  /** Where images sent from here belong. */
  contentType: UploadPreset
  /** The field itself: only it and the preview follow every key. */
  renderWriting: (field: Pick<ComponentProps<typeof CodeEditor>, 'extensions' | 'onReady'>) => ReactNode
  preview: ReactNode
  /** Of the item, where it has one: a pasted document's own title that says the same is left out. */
  titleOf?: () => string
  /** Hears of each image on its way into the text. */
  onUpload?: (upload: Promise<UploadEnd>) => void
  /** Hears of the field once it is there. */
  onReady?: (view: EditorView | null) => void
  /** At the end of the toolbar. */
  children?: ReactNode
}

const COMMANDS: Record<Exclude<ToolName, InsertName>, StateCommand> = {
  heading: cycleHeading,
  bold: toggleMark('**'),
  italic: toggleMark('_'),
  list: toggleList,
  numbers: toggleNumbers,
  checklist: toggleChecklist,
  quote: toggleQuote,
  undo,
  redo,
}

/** What asks for something first. */
type InsertName = 'link' | 'image' | 'table' | 'workout' | 'video' | 'help'

type OpenDialog = 'link' | 'image' | 'video' | 'help' | null

/** Writing in Markdown with buttons for those who do not know it, and what becomes of it beside it. */
export function MarkdownEditor({
  contentType,
  renderWriting,
  preview,
  titleOf,
  onUpload,
  onReady,
  children,
}: MarkdownEditorProps) {
  const [view, setView] = useState<EditorView | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  /** The workout that is edited: a block of the text, or a new one. */
  const [workout, setWorkout] = useState<WorkoutBlock | 'new' | null>(null)
  const [along, setAlong] = useState<PastedImage[]>([])
  const track = useRef(onUpload)
  const title = useRef(titleOf)
  useEffect(() => {
    track.current = onUpload
    title.current = titleOf
  })
  const close = useCallback(() => setDialog(null), [])
  const tellReady = useRef(onReady)
  useEffect(() => {
    tellReady.current = onReady
  })
  const takeView = useCallback((next: EditorView | null) => {
    setView(next)
    tellReady.current?.(next)
  }, [])
  const extensions = useMemo(
    () => [
      keymap.of([
        { key: 'Mod-b', run: toggleMark('**') },
        { key: 'Mod-i', run: toggleMark('_') },
        { key: 'Mod-Alt-2', run: cycleHeading },
        { key: 'Mod-Shift-8', run: toggleList },
        { key: 'Mod-Shift-7', run: toggleNumbers },
        { key: 'Mod-Shift-6', run: toggleChecklist },
        { key: 'Mod-Shift-9', run: toggleQuote },
        { key: 'Mod-k', preventDefault: true, run: openDialog('link', setDialog) },
      ]),
      uploading,
      takesPastes({
        onImage: (target, file, position) => track.current?.(sendImage(target, file, position, contentType)),
        onImagesAlong: (_, images) => setAlong(images),
        titleOf: () => title.current?.() ?? '',
      }),
    ],
    [contentType],
  )
  const press = (tool: ToolName) => {
    if (!view) return
    if (tool === 'link' || tool === 'image' || tool === 'video' || tool === 'help') setDialog(tool)
    else if (tool === 'table') insertBlock(view, TABLE_PIECE, TABLE_SELECTION)
    else if (tool === 'workout')
      setWorkout(workoutBlockAt(view.state.doc.toString(), view.state.selection.main.head) ?? 'new')
    else {
      COMMANDS[tool](view)
      view.focus()
    }
  }
  const selected = view
    ? view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)
    : ''
  return (
    <>
      <Toolbar onPress={press}>{children}</Toolbar>
      {view && <UndescribedImages view={view} />}
      {view && <UnreadableWorkouts view={view} />}
      <WritePreview write={renderWriting({ extensions, onReady: takeView })} preview={preview} />
      <LinkDialog
        open={dialog === 'link'}
        words={selected}
        onClose={close}
        onSave={(words, address) => {
          close()
          if (view) insertPiece(view, linkMarkdown(words, address))
        }}
      />
      <ImagePickerDialog
        open={dialog === 'image'}
        contentType={contentType}
        onClose={close}
        onPick={(image) => {
          close()
          if (view) insertBlock(view, imageMarkdown(image))
        }}
      />
      <WorkoutDialog
        text={workout === null ? null : workout === 'new' ? '' : workout.text}
        onClose={() => setWorkout(null)}
        onSave={(text) => {
          setWorkout(null)
          if (!view || !workout) return
          const block = fenceWorkout(text)
          // The caret stays at its end: pressed again, the button opens this workout.
          if (workout === 'new') insertBlock(view, block, [block.length, block.length])
          else {
            const { from, to } = workout
            const selection = { anchor: from + block.length }
            view.dispatch({ changes: { from, to, insert: block }, selection, userEvent: 'input' })
            view.focus()
          }
        }}
      />
      <VideoDialog
        film={dialog === 'video' ? NEW_FILM : null}
        onClose={close}
        onSave={(line) => {
          close()
          if (view) insertBlock(view, line)
        }}
      />
      <PastedImagesDialog
        images={along}
        onLeave={() => setAlong([])}
        onBring={() => {
          setAlong([])
          if (view) for (const end of bringPastedImages(view, along, contentType)) track.current?.(end)
        }}
      />
      <FormattingHelp open={dialog === 'help'} onClose={close} />
    </>
  )
}

function openDialog(dialog: OpenDialog, open: (dialog: OpenDialog) => void): () => boolean {
  return () => {
    open(dialog)
    return true
  }
}

type Pane = 'write' | 'preview'

/** Both panes stay alive; on a phone one is hidden, so that switching never loses the place in the text. */
function WritePreview({ write, preview }: { write: ReactNode; preview: ReactNode }) {
  const id = useId()
  const [pane, setPane] = useState<Pane>('write')
  const list = useRef<HTMLDivElement>(null)
  const choose = (next: Pane) => {
    setPane(next)
    list.current?.querySelector<HTMLElement>(`[data-pane="${next}"]`)?.focus()
  }
  const tab = (name: Pane, label: string) => (
    <button
      type="button"
      role="tab"
      id={`${id}-${name}-tab`}
      data-pane={name}
      aria-controls={`${id}-${name}`}
      aria-selected={pane === name}
      tabIndex={pane === name ? 0 : -1}
      onClick={() => setPane(name)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft' || key === 'ArrowRight') choose(name === 'write' ? 'preview' : 'write')
      }}
      className="min-h-11 rounded-[7px] font-[650] aria-selected:bg-surface aria-selected:shadow-cut"
    >
      {label}
    </button>
  )
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Text"
        className="m-3 grid grid-cols-2 gap-1 rounded-field bg-sunken p-1 lg:hidden"
      >
        {tab('write', 'Write')}
        {tab('preview', 'Preview')}
      </div>
      <div className="grid h-[max(22rem,70dvh)] grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] lg:h-[max(34rem,calc(100dvh-13rem))] lg:grid-cols-2">
        <div
          role="tabpanel"
          id={`${id}-write`}
          aria-labelledby={`${id}-write-tab`}
          className={classNames('min-h-0 flex-col lg:flex', pane === 'write' ? 'flex' : 'hidden')}
        >
          <PaneTitle>Write</PaneTitle>
          <div className="min-h-0 flex-1">{write}</div>
        </div>
        <div
          role="tabpanel"
          id={`${id}-preview`}
          aria-labelledby={`${id}-preview-tab`}
          className={classNames(
            'min-h-0 flex-col rounded-b-field bg-ground lg:flex lg:rounded-bl-none lg:border-l-[1.5px] lg:border-line',
            pane === 'preview' ? 'flex' : 'hidden',
          )}
        >
          <PaneTitle>Preview</PaneTitle>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
            aria-label="Preview of the text"
            className="min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-8"
          >
            {preview}
          </section>
        </div>
      </div>
    </>
  )
}

function PaneTitle({ children }: { children: string }) {
  return (
    <p aria-hidden className="hidden px-5 pt-2.5 text-label font-[650] text-muted lg:block">
      {children}
    </p>
  )
}
