import { type RefObject, useEffect, useRef, useState } from 'react'
import { MarkdownSurface } from './markdown-surface.ts'
import { MarkdownWords } from './markdown-words.tsx'
import type { BoundText, SurfaceHandlers } from './writing-surface.ts'
import './markdown-field.css'
import { reportError } from '../../../data/report-error.ts'
import { convertPasted, loadConverter, readClipboard } from './clipboard.ts'
import { placeText } from './text-commands.ts'
import type { TextTool } from './toolbar.tsx'

interface MarkdownFieldProps {
  /** Its accessible name. */
  label: string
  text: BoundText
  handlers: RefObject<SurfaceHandlers>
  /** Called with the field once it is there; the same function each time. */
  onSurface: (surface: MarkdownSurface | null) => void
}

/**
 * The text as Markdown: a plain field, and over it an invisible copy of its words, for the lines under the
 * proof-reader's findings and for images being uploaded. The invisible words determine the field's height.
 */
export function MarkdownField({ label, text, handlers, onSurface }: MarkdownFieldProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [surface, setSurface] = useState<MarkdownSurface | null>(null)
  useEffect(() => {
    if (!field.current) return
    const opened = new MarkdownSurface(field.current, text, (place) =>
      // The words are rendered a moment later.
      requestAnimationFrame(() => scrollToPlace(scroller.current, words.current, place)),
    )
    const stop = listenToField(opened, handlers)
    setSurface(opened)
    onSurface(opened)
    return () => {
      stop()
      onSurface(null)
    }
  }, [text, handlers, onSurface])
  return (
    <div
      ref={scroller}
      className="h-full overflow-y-auto rounded-[6px] focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-focus"
    >
      <div className="markdown-field">
        <textarea
          ref={field}
          data-markdown=""
          aria-label={label}
          placeholder="Write your text here. Leave an empty line between paragraphs."
          spellCheck
          autoCorrect="on"
          autoCapitalize="sentences"
        />
        {surface && <MarkdownWords drawn={surface.drawn} ref={words} />}
      </div>
    </div>
  )
}

/** Scrolls a place of the text to the middle of the visible part, unless it is already visible. */
function scrollToPlace(scroller: HTMLElement | null, words: HTMLElement | null, place: number): void {
  const line = words && rectangleAt(words, place)
  if (!scroller || !line) return
  const seen = scroller.getBoundingClientRect()
  if (line.top >= seen.top && line.bottom <= seen.bottom) return
  scroller.scrollBy({ top: line.top - seen.top - seen.height / 2 })
}

function rectangleAt(words: HTMLElement, place: number): DOMRect | null {
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  let rest = place
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (rest <= length) {
      const range = document.createRange()
      range.setStart(node, rest)
      range.setEnd(node, Math.min(rest + 1, length))
      return range.getBoundingClientRect()
    }
    rest -= length
  }
  return null
}

const IS_MAC = /Mac|iP(?:hone|ad)/.test(navigator.platform)

/** With Ctrl, on a Mac with the Command key. */
const SHORTCUTS: Record<string, TextTool | 'link'> = {
  b: 'bold',
  i: 'italic',
  k: 'link',
  z: 'undo',
  'shift+z': 'redo',
  ...(IS_MAC ? {} : { y: 'redo' }),
  'alt+2': 'heading',
  'shift+6': 'checklist',
  'shift+7': 'numbers',
  'shift+8': 'list',
  'shift+9': 'quote',
}

/** Input types that count as typing; every other change is an undo step of its own. */
const TYPING = new Set([
  'insertText',
  'insertCompositionText',
  'insertLineBreak',
  'deleteContentBackward',
  'deleteContentForward',
])

/**
 * Listens to a Markdown field: typing, shortcuts, pastes and drops (EDIT-PASTE-1).
 *
 * @param handlers read at each event
 * @returns a function that stops it
 */
function listenToField(
  surface: MarkdownSurface,
  handlers: { readonly current: SurfaceHandlers },
): () => void {
  const { dom } = surface
  const listening = new AbortController()
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ) => dom.addEventListener(name, hear, { signal: listening.signal })
  let isShifted = false
  const takeFiles = (event: Event, files: readonly File[], at: number) => {
    event.preventDefault()
    // The page's own handler would take it as the featured image.
    event.stopPropagation()
    for (const file of files) handlers.current.onImage(file, at)
  }
  listen('focus', () => void loadConverter().catch(reportError))
  listen('keyup', () => {
    isShifted = false
  })
  listen('keydown', (event) => {
    isShifted = event.shiftKey
    const tool = event.isComposing ? undefined : SHORTCUTS[shortcutOf(event)]
    if (!tool) return
    event.preventDefault()
    if (tool === 'link') handlers.current.onLink()
    else surface.press(tool)
  })
  listen('beforeinput', (event) => {
    surface.noteSelection()
    const { inputType, isComposing } = event
    const isTaken =
      inputType === 'historyUndo' || inputType === 'historyRedo'
        ? surface.goBack(inputType === 'historyUndo' ? 'undo' : 'redo')
        : inputType === 'insertLineBreak' && !isComposing && surface.pressEnter()
    if (isTaken) event.preventDefault()
  })
  listen('input', (event) => surface.noteInput(event instanceof InputEvent && TYPING.has(event.inputType)))
  listen('paste', (event) => {
    const data = event.clipboardData
    const html = data?.getData('text/html') ?? ''
    const text = data?.getData('text/plain') ?? ''
    const pasted = readClipboard({ html, text, files: [...(data?.files ?? [])], asPlain: isShifted })
    if (pasted.kind === 'images') return takeFiles(event, pasted.files, surface.state.from)
    // An image that comes with words belongs to them: it is not the featured image.
    event.stopPropagation()
    event.preventDefault()
    // The browser's own paste is slow for many lines.
    if (pasted.kind === 'plain') return surface.insertText(text.replace(/\r\n?/g, '\n'))
    convertPasted({ html, text, title: handlers.current.titleOf() }, ({ markdown, images }) => {
      surface.run((state) => placeText(state, markdown))
      const start = surface.state.to - markdown.length
      if (images.length > 0)
        handlers.current.onImagesAlong(
          images.map(({ src, alt, offset }) => ({ src, alt, at: start + offset })),
        )
    })
  })
  listen('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) takeFiles(event, files, placeUnder(event, dom) ?? surface.state.text.length)
  })
  return () => listening.abort()
}

/** Returns `shift+8`: digits by their key, letters by the character typed. */
function shortcutOf(event: KeyboardEvent): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const isMod = IS_MAC ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isMod || event.getModifierState('AltGraph')) return ''
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  return `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${digit ?? key.toLowerCase()}`
}

/** Returns the offset of the text under the pointer; null where the browser does not report it. */
function placeUnder({ clientX, clientY }: MouseEvent, dom: HTMLTextAreaElement): number | null {
  if (!('caretPositionFromPoint' in document)) return null
  const caret = document.caretPositionFromPoint(clientX, clientY)
  return caret?.offsetNode === dom ? caret.offset : null
}
