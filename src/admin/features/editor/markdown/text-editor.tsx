import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { UnreadableText } from '../../../../domain/errors.ts'
import type { UploadPreset } from '../../../../domain/images/upload-limits.ts'
import { classNames } from '../../../../web/ui/class-names.ts'
import { LoadingText } from '../../../../web/ui/skeleton.tsx'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { reportError } from '../../../data/report-error.ts'
import { Note } from '../../../ui/note.tsx'
import type { UploadEnd } from '../../images/upload-image.ts'
import { FormattedField, type OpenedFormatted } from '../formatted/formatted-field.tsx'
import { FindPanel, TableTools } from '../formatted/formatted-tools.tsx'
import type { FormattedHandlers } from '../formatted/formatted-view.ts'
import { openLongText } from '../formatted/read-in-worker.ts'
import { TextSource } from '../formatted/text-source.ts'
import { useAboveKeyboard } from '../formatted/use-above-keyboard.ts'
import { describeUnreadable, UnreadableNotes } from '../workout/unreadable-notes.tsx'
import { fileUploader, pastedImageUploader } from './image-uploaders.ts'
import { MarkdownField } from './markdown-field.tsx'
import type { MarkdownSurface } from './markdown-surface.ts'
import { type OpenDialog, TextDialogs } from './text-dialogs.tsx'
import { Toolbar, type ToolName } from './toolbar.tsx'
import { UndescribedImages } from './undescribed-images.tsx'
import { useWritingMode, WritePreview, type WritingMode, WritingSwitch } from './write-preview.tsx'
import type { BoundText, ImageAlong, WritingSurface } from './writing-surface.ts'

/** Length from which parsing is noticeable: it then runs in a worker, with a message. */
const LONG_TEXT = 40_000

export interface TextEditorProps {
  label: string
  kind: TextKind
  text: BoundText
  /** The upload preset for images added here. */
  preset: UploadPreset
  /** Returns the item's title: the same title in a pasted document is omitted. */
  titleOf: () => string
  /** Called with each image upload into the text. */
  onUpload?: (upload: Promise<UploadEnd>) => void
  /** Called with the view of the text that is shown. */
  onSurface: (surface: WritingSurface | null) => void
  /** The result of the text, shown beside it. */
  preview: ReactNode
  /** Whether the preview is also shown beside the formatted text, and not only beside the Markdown. */
  isAlwaysPreviewed?: boolean
}

/**
 * The text of an article or a letter, written with its final look or in Markdown with a preview beside it. Both views
 * stay mounted once opened: each has its own undo steps, and treats what was written in the other as one.
 */
export function TextEditor(props: TextEditorProps) {
  const { text, kind } = props
  const [source, setSource] = useState(() => (text.get().length < LONG_TEXT ? new TextSource(kind) : null))
  useEffect(() => {
    if (source) return
    let isShown = true
    openLongText(text.get(), kind)
      .then((read) => isShown && setSource(read))
      .catch(reportError)
    return () => {
      isShown = false
    }
  }, [text, kind, source])
  return source ? (
    <OpenedTextEditor {...props} source={source} />
  ) : (
    <div className="grid min-h-[40rem] place-items-center">
      <LoadingText>Opening a long text...</LoadingText>
    </div>
  )
}

function OpenedTextEditor({ source, text, preset, ...props }: TextEditorProps & { source: TextSource }) {
  const { label, titleOf, onUpload, onSurface, preview, isAlwaysPreviewed = false } = props
  const [wish, setWish] = useWritingMode()
  const [unreadable, setUnreadable] = useState(() => problemOf(() => source.read(text.get())))
  const mode: WritingMode = unreadable === null ? wish : 'markdown'
  const [opened, setOpened] = useState<readonly WritingMode[]>([mode])
  const [formatted, setFormatted] = useState<OpenedFormatted | null>(null)
  const [markdown, setMarkdown] = useState<MarkdownSurface | null>(null)
  const surface: WritingSurface | null = mode === 'formatted' ? (formatted?.surface ?? null) : markdown
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [isFinding, setFinding] = useState(false)
  const [active, setActive] = useState<ReadonlySet<ToolName>>(new Set())
  const bar = useRef<HTMLDivElement>(null)
  const isAbove = useAboveKeyboard(surface?.dom ?? null, bar)
  const tellSurface = useRef(onSurface)
  useEffect(() => {
    tellSurface.current = onSurface
  })

  useEffect(() => {
    if (!surface) return
    const follow = () => {
      const problem = problemOf(() => surface.take(text.get()))
      if (problem !== null) setUnreadable(problem)
    }
    follow()
    tellSurface.current(surface)
    const stop = text.subscribe(follow)
    return () => {
      stop()
      tellSurface.current(null)
    }
  }, [surface, text])

  const pendingPlace = useRef<number | null>(null)
  useEffect(() => {
    if (pendingPlace.current === null || !surface) return
    // The pressed button is hidden now: the focus moves to the text.
    surface.toPlace(pendingPlace.current)
    pendingPlace.current = null
  }, [surface])
  const choose = (next: WritingMode) => {
    if (next === mode) return
    if (next === 'formatted') {
      const problem = problemOf(() => source.read(text.get()))
      setUnreadable(problem)
      if (problem !== null) return
    }
    pendingPlace.current = surface?.place() ?? 0
    if (!opened.includes(next)) setOpened([...opened, next])
    setWish(next)
  }

  const openLink = () => surface && setDialog({ kind: 'link', link: surface.linkAtCaret() })
  const press = (tool: ToolName) => {
    if (!surface) return
    if (tool === 'link') openLink()
    else if (tool === 'workout') setDialog({ kind: 'part', part: surface.partAtCaret('workout') })
    else if (tool === 'video') setDialog({ kind: 'part', part: surface.partAtCaret('film') })
    else if (tool === 'image' || tool === 'help') setDialog({ kind: tool })
    else surface.press(tool)
  }
  const bringAlong = (images: readonly ImageAlong[]) => {
    let before: Promise<unknown> = Promise.resolve()
    for (const [index, image] of images.entries()) {
      const turn = before
      const end = surface?.bring(`Picture ${index + 1}`, image.at, async (say) => {
        await turn
        return pastedImageUploader(image, index, preset)(say)
      })
      if (!end) return
      before = end
      onUpload?.(end)
    }
  }
  const latest: FormattedHandlers = {
    onLink: openLink,
    onFind: () => setFinding(true),
    onTools: () => bar.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
    onImage: (file, at) => {
      const end = surface?.bring(file.name, at, fileUploader(file, '', preset))
      if (end) onUpload?.(end)
    },
    onImagesAlong: (images) => setDialog({ kind: 'along', images }),
    titleOf,
    onPart: (part) => setDialog({ kind: 'part', part }),
    onActive: (next) => setActive((before) => keepSame(before, next)),
  }
  const handlers = useRef(latest)
  useEffect(() => {
    handlers.current = latest
  })
  const view = mode === 'formatted' ? (formatted?.view ?? null) : null
  const tools = useMemo(() => view && <TableTools view={view} isIn={active.has('table')} />, [view, active])
  const isPreviewed = isAlwaysPreviewed || mode === 'markdown'
  return (
    <>
      {unreadable !== null && (
        <Note look="info" role="status" title={`${unreadable} Until then it is shown as Markdown.`} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are what is pressed; Escape goes back to the text */}
      <div
        ref={bar}
        onKeyDown={({ key }) => key === 'Escape' && surface?.dom.focus()}
        className={classNames(
          'z-10 bg-surface',
          isAbove
            ? 'fixed inset-x-0 z-40 border-t-[1.5px] border-line shadow-cut'
            : 'sticky top-15 rounded-t-field low:max-lg:top-0 lg:top-16',
        )}
      >
        <Toolbar onPress={press} active={view ? active : undefined}>
          <WritingSwitch mode={mode} onChoose={choose} />
        </Toolbar>
        {tools}
        {isFinding && view && <FindPanel view={view} onClose={() => setFinding(false)} />}
      </div>
      <TextNotes text={text} markdown={mode === 'markdown' ? markdown : null} />
      <WritePreview preview={isPreviewed ? preview : null}>
        {opened.includes('formatted') && unreadable === null && (
          <div hidden={mode !== 'formatted'} className={isPreviewed ? 'h-full overflow-y-auto' : undefined}>
            <FormattedField
              label={label}
              text={text}
              source={source}
              handlers={handlers}
              onOpened={setFormatted}
            />
          </div>
        )}
        {(opened.includes('markdown') || unreadable !== null) && (
          <div hidden={mode !== 'markdown'} className="h-full">
            <MarkdownField label={label} text={text} handlers={handlers} onSurface={setMarkdown} />
          </div>
        )}
      </WritePreview>
      <TextDialogs
        dialog={dialog}
        preset={preset}
        onClose={() => setDialog(null)}
        onPick={(image) => surface?.insertImage(image)}
        onBring={bringAlong}
      />
    </>
  )
}

/** Returns why a text cannot be shown formatted; null when it can. */
function problemOf(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    if (error instanceof UnreadableText) return error.message
    throw error
  }
}

function keepSame(before: ReadonlySet<ToolName>, next: ReadonlySet<ToolName>): ReadonlySet<ToolName> {
  return before.size === next.size && [...next].every((tool) => before.has(tool)) ? before : next
}

/** Debounce delay before the text is checked again, in milliseconds. */
const DEBOUNCE_MS = 400

/** Shows above the text what it lacks. Only this component updates on every key press. */
function TextNotes({ text, markdown }: { text: BoundText; markdown: MarkdownSurface | null }) {
  const settled = useDebounced(useSyncExternalStore(text.subscribe, text.get), DEBOUNCE_MS)
  const problems = useMemo(() => describeUnreadable(settled), [settled])
  return (
    <>
      {markdown && <UndescribedImages text={settled} surface={markdown} />}
      <UnreadableNotes problems={problems} />
    </>
  )
}
