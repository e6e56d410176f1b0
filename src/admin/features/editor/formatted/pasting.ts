import { closeHistory } from 'prosemirror-history'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { NodeSelection, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import { UnreadableText } from '../../../../domain/errors.ts'
import type { PastedImage } from '../../../../domain/import/pasted-images.ts'
import { CONTENT_LIMITS } from '../../../../domain/items/limits.ts'
import { readVideoLink, watchAddress } from '../../../../domain/video/video-link.ts'
import { showAlert, showToast } from '../../../../web/ui/toast.ts'
import { reportError } from '../../../data/report-error.ts'
import { convertPasted, loadConverter, MARKDOWN, readClipboard } from '../markdown/clipboard.ts'
import { readAddress } from '../markdown/links.ts'
import type { ImageAlong, SurfaceHandlers } from '../markdown/writing-surface.ts'
import { readMarkdown } from './read-markdown.ts'
import { textSchema } from './schema.ts'
import { placeBlocks } from './text-commands.ts'

/** Longer HTML is not parsed for its formatting: that would block the screen. */
const MAX_HTML = 1_000_000

/**
 * Handles pastes and drops (EDIT-PASTE-4): formatted words keep their formatting, in one step of undo; Markdown is
 * parsed; images alone are uploaded.
 */
export function pastePlugin(kind: TextKind, handlers: { readonly current: SurfaceHandlers }): Plugin {
  let isShifted = false
  const takeFiles = (event: Event, files: readonly File[], pos: number) => {
    event.preventDefault()
    // The page's own handler would take it as the featured image.
    event.stopPropagation()
    for (const file of files) handlers.current.onImage(file, pos)
    return true
  }
  /** Whether the paste was handled here; content copied in this editor is left to ProseMirror. */
  const take = (view: EditorView, data: DataTransfer, event: Event): boolean => {
    const html = data.getData('text/html')
    const text = data.getData('text/plain')
    const pasted = readClipboard({ html, text, files: [...data.files], asPlain: isShifted })
    if (pasted.kind === 'images') return takeFiles(event, pasted.files, view.state.selection.from)
    // An image that comes with words belongs to them: it is not the featured image.
    event.stopPropagation()
    if (isTooLong(view, text, kind)) return true
    if (html.includes('data-pm-slice') && !isShifted) return false
    if (isInCode(view)) pasteLines(view, text)
    else if (pasted.kind === 'plain') {
      if (isShifted) pasteLines(view, text)
      else pastePlain(view, text, kind)
    } else if (isLongHtml(html)) {
      pasteLines(view, text)
      showToast({ title: 'That was a lot at once, so only the words came in, without formatting.' })
    } else
      convertPasted({ html, text, title: handlers.current.titleOf() }, ({ markdown, images }) => {
        if (view.isDestroyed) return
        const along = pasteMarkdown(view, markdown, images, kind)
        if (along.length > 0) handlers.current.onImagesAlong(along)
        if (LOCAL_IMAGE.test(html)) tellLeftBehind()
      })
    return true
  }
  return new Plugin({
    props: {
      handleDOMEvents: {
        focus: () => {
          loadConverter().catch(reportError)
          return false
        },
        keydown: (_, { shiftKey }) => {
          isShifted = shiftKey
          return false
        },
        keyup: () => {
          isShifted = false
          return false
        },
        // A key released in another window is not reported here.
        blur: () => {
          isShifted = false
          return false
        },
        // Not in `handlePaste`, which is called after ProseMirror has parsed all of the HTML itself.
        paste: (view, event) => {
          // While a word is being composed the browser itself inserts the paste.
          if (view.composing && !isAndroid()) return false
          const { clipboardData } = event
          if (!clipboardData || !take(view, clipboardData, event)) return false
          event.preventDefault()
          return true
        },
      },
      handleDrop(view, event) {
        const files = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
        if (files.length === 0) return false
        const found = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return takeFiles(event, files, found?.pos ?? view.state.doc.content.size)
      },
    },
  })
}

function isAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}

/** A word processor references its pictures by their paths on the device, which no page may read. */
const LOCAL_IMAGE = /<img[^>]+src=["']?file:/i

function tellLeftBehind(): void {
  showToast({
    title: 'The pictures didn’t come along',
    description:
      'Word only hands over text. Add pictures with Picture, or copy and paste them one at a time.',
    duration: 12_000,
  })
}

/** Reports immediately that a text is longer than an article or a letter can be; none of it is inserted. */
function isTooLong(view: EditorView, text: string, kind: TextKind): boolean {
  const { from, to } = view.state.selection
  const room = CONTENT_LIMITS.content - (view.state.doc.content.size - (to - from))
  if (text.length <= room) return false
  const format = new Intl.NumberFormat('en')
  const [one, another] = kind === 'article' ? ['An article', 'an article'] : ['A letter', 'a letter']
  showToast({
    kind: 'alert',
    title: 'Too long to paste here',
    description: `${one} holds ${format.format(CONTENT_LIMITS.content)} characters, and this has ${format.format(text.length)}. Your text is as it was. Paste it in parts, each for ${another} of its own.`,
    duration: 12_000,
  })
  return true
}

function isLongHtml(html: string): boolean {
  if (html.length <= MAX_HTML) return false
  return html.replace(/data:image\/[^"')\s]*/g, '').length > MAX_HTML
}

function isInCode({ state }: EditorView): boolean {
  return state.selection.$from.parent.type.spec.code === true
}

/** Inserts plain words: an empty line separates paragraphs, a line ending is a line break. */
function pasteLines(view: EditorView, text: string): void {
  const lines = text.replace(/\r\n?/g, '\n')
  const { nodes } = textSchema
  const { tr } = view.state
  if (isInCode(view) || isInTable(view.state)) {
    const words = isInCode(view) ? lines : lines.replace(/\s*\n\s*/g, ' ')
    view.dispatch(closeHistory(tr).insertText(words).scrollIntoView())
    return
  }
  const paragraphs = lines.split(/\n{2,}/).map((part) => {
    const content = part
      .split('\n')
      .flatMap((line, index): Node[] => [
        ...(index > 0 ? [nodes.hard_break.create()] : []),
        ...(line === '' ? [] : [textSchema.text(line)]),
      ])
    return nodes.paragraph.create(null, content)
  })
  const slice = new Slice(Fragment.fromArray(paragraphs), 1, 1)
  view.dispatch(closeHistory(tr).replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}

/** Inserts plain text: a film's address, any address, Markdown, or words. */
function pastePlain(view: EditorView, text: string, kind: TextKind): void {
  const words = text.trim()
  const { selection } = view.state
  const film = /\s/.test(words) ? null : readVideoLink(words)
  const { $from } = selection
  if (film && $from.depth === 1 && selection.empty && $from.parentOffset === $from.parent.content.size)
    pasteMarkdown(view, watchAddress(film), [], kind)
  else if (/^https?:\/\/\S+$/i.test(words) && readAddress(words)) pasteLink(view, words)
  else if (MARKDOWN.test(words)) pasteMarkdown(view, text.replace(/\r\n?/g, '\n'), [], kind)
  else pasteLines(view, text)
}

/** Links the selected words to an address; without a selection inserts it as its own text. */
function pasteLink(view: EditorView, href: string): void {
  const { tr, selection } = view.state
  const mark = textSchema.marks.link.create({ href })
  if (selection instanceof TextSelection && !selection.empty) tr.addMark(selection.from, selection.to, mark)
  else tr.replaceSelectionWith(textSchema.text(href, [mark]), false)
  view.dispatch(closeHistory(tr).scrollIntoView())
}

/** Replaces the selection by Markdown; returns the places of its images. */
export function pasteMarkdown(
  view: EditorView,
  markdown: string,
  images: readonly PastedImage[],
  kind: TextKind,
): ImageAlong[] {
  try {
    const { tr } = view.state
    const along = placeMarkdown(tr, markdown, images, kind)
    view.dispatch(closeHistory(tr).scrollIntoView().setMeta('paste', true))
    return along
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    showAlert('We couldn’t paste this', error.message)
    return []
  }
}

/**
 * Replaces a transaction's selection by Markdown.
 *
 * @returns the places of its images in the new document
 * @throws UnreadableText
 */
export function placeMarkdown(
  tr: Transaction,
  markdown: string,
  images: readonly PastedImage[],
  kind: TextKind = 'article',
): ImageAlong[] {
  const blocks = readMarkdown(withTokens(markdown, images), kind).map(({ node }) => node)
  const [first] = blocks
  if (!first) return []
  const from = tr.selection.from
  const isWords = blocks.length === 1 && first.type === textSchema.nodes.paragraph
  const isInCell = tr.selection.$from.depth > 1 && tr.selection.$from.node(-1).type.spec.tableRole
  if (isInCell) tr.replaceSelection(new Slice(inOneLine(blocks), 0, 0))
  else if (isWords && !(tr.selection instanceof NodeSelection))
    tr.replaceSelection(new Slice(first.content, 0, 0))
  else placeBlocks(tr, blocks)
  const places = takeTokens(tr, Math.max(0, from - 1))
  return images.flatMap(({ src, alt }, index) => {
    const pos = places.get(index)
    return pos === undefined ? [] : [{ src, alt, at: pos }]
  })
}

/** Returns the words of blocks with their links and emphasis: a table's cell can contain nothing else. */
function inOneLine(blocks: readonly Node[]): Fragment {
  const line: Node[] = []
  Fragment.fromArray([...blocks]).descendants((block) => {
    if (!block.isTextblock) return true
    if (line.length > 0) line.push(textSchema.text(' '))
    block.forEach((child) => {
      const marks = textSchema.marks.line_end.removeFromSet(child.marks)
      if (child.type === textSchema.nodes.hard_break) line.push(textSchema.text(' ', marks))
      else if (child.isText) line.push(textSchema.text((child.text ?? '').replace(/\s*\n\s*/g, ' '), marks))
      else line.push(child)
    })
    return false
  })
  return Fragment.fromArray(line)
}

/** Private-use code points, which no text uses: they mark the places of images until the text is inserted. */
const TOKEN = /\uE000(\d+)\uE001/g

function withTokens(markdown: string, images: readonly PastedImage[]): string {
  let marked = ''
  let done = 0
  for (const [index, { offset, isAlone }] of images.entries()) {
    const token = `\uE000${index}\uE001`
    marked += markdown.slice(done, offset)
    done = offset
    if (!isAlone) marked += token
    // A block that begins there keeps its prefix.
    else if (offset < markdown.length) marked += `${token}\n\n`
    else marked += marked === '' ? token : `\n\n${token}`
  }
  return marked + markdown.slice(done)
}

function takeTokens(tr: EditorView['state']['tr'], from: number): Map<number, number> {
  const found: { index: number; from: number; to: number }[] = []
  tr.doc.nodesBetween(from, tr.doc.content.size, (node, pos) => {
    for (const match of node.isText ? (node.text ?? '').matchAll(TOKEN) : [])
      found.push({
        index: Number(match[1]),
        from: pos + match.index,
        to: pos + match.index + match[0].length,
      })
  })
  const places = new Map<number, number>()
  for (const token of found.reverse()) {
    const $token = tr.doc.resolve(token.from)
    const isAlone =
      $token.depth === 1 && tr.doc.childCount > 1 && $token.parent.content.size === token.to - token.from
    const [start, end] = isAlone ? [$token.before(), $token.after()] : [token.from, token.to]
    tr.delete(start, end)
    for (const [index, pos] of places) places.set(index, pos - (end - start))
    places.set(token.index, start)
  }
  return places
}
