import { reportError } from '../report-error.ts'
import { convertPasted, loadConverter, readClipboard } from './clipboard.ts'
import type { MarkdownSurface } from './markdown-surface.ts'
import { placeText } from './text-commands.ts'
import type { TextTool } from './toolbar.tsx'
import type { SurfaceHandlers } from './writing-surface.ts'

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

/** What the browser calls typing; each of the other changes is a step of undo by itself. */
const TYPING = new Set([
  'insertText',
  'insertCompositionText',
  'insertLineBreak',
  'deleteContentBackward',
  'deleteContentForward',
])

/**
 * Listens to a field of Markdown: what is typed, its shortcuts, what is pasted and dropped (EDIT-PASTE-1).
 *
 * @param handlers read when something happens
 * @returns how to stop
 */
export function listenToField(
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
    // An image that comes along with words is theirs: it is not the featured image.
    event.stopPropagation()
    event.preventDefault()
    // A browser takes long over many lines.
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

/** `shift+8`: digits by their key, letters by what they type. */
function shortcutOf(event: KeyboardEvent): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
  const isMod = IS_MAC ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isMod || event.getModifierState('AltGraph')) return ''
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  return `${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${digit ?? key.toLowerCase()}`
}

/** The place of the text under the pointer; null where the browser does not tell. */
function placeUnder({ clientX, clientY }: MouseEvent, dom: HTMLTextAreaElement): number | null {
  if (!('caretPositionFromPoint' in document)) return null
  const caret = document.caretPositionFromPoint(clientX, clientY)
  return caret?.offsetNode === dom ? caret.offset : null
}
