import { closeHistory, redo, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import { type Command, Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { TextKind } from '../../../../domain/content/markdown-to-html.ts'
import type { UploadEnd } from '../../images/upload-image.ts'
import type { ImageUploader } from '../markdown/image-uploaders.ts'
import type { TextMark, TextSurface } from '../markdown/text-marks.ts'
import type { TextTool } from '../markdown/toolbar.tsx'
import type { BoundText, OpenLink, OpenPart, WritingSurface } from '../markdown/writing-surface.ts'
import { fenceWorkout } from '../workout/find-workout-block.ts'
import type { Place } from './align-text.ts'
import { pasteMarkdown } from './pasting.ts'
import { removeAt } from './placed-parts.tsx'
import { readMarkdown } from './read-markdown.ts'
import { textSchema } from './schema.ts'
import {
  cycleHeading,
  insertTable,
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
import { setTextMarks } from './text-mark-decorations.ts'
import type { TextSource, WrittenBlock, WrittenText } from './text-source.ts'
import { describePictureBefore, placePicture, uploadImageInto } from './uploading-images.ts'

type Host = Pick<EditorView, 'state' | 'dispatch' | 'focus'>

/** The formatted text for the panels beside it, which use offsets of the Markdown. */
export class FormattedSurface implements TextSurface {
  readonly #view: Host
  readonly #source: TextSource
  readonly #places: TextPlaces

  constructor(view: Host, source: TextSource) {
    this.#view = view
    this.#source = source
    this.#places = new TextPlaces(source.kind)
  }

  showMarks(marks: readonly TextMark[], current: string | null): void {
    const written = this.#written()
    const shown = marks.map((mark) => ({
      ...mark,
      from: this.#places.toPosition(written, mark.start),
      to: this.#places.toPosition(written, mark.end),
    }))
    setTextMarks(this.#view, shown, current)
  }

  goTo(start: number, end: number): void {
    const written = this.#written()
    const { doc } = this.#view.state
    const $from = doc.resolve(Math.min(this.#places.toPosition(written, start), doc.content.size))
    const $to = doc.resolve(Math.min(this.#places.toPosition(written, end), doc.content.size))
    const selection = TextSelection.between($from, $to)
    this.#view.dispatch(this.#view.state.tr.setSelection(selection).scrollIntoView())
    this.#view.focus()
  }

  /** Re-parses the blocks concerned from their changed Markdown. */
  replace(start: number, to: number, text: string): void {
    const written = this.#written()
    const touched = written.blocks.filter((block) => block.from <= to && block.to >= start)
    const first = touched[0]
    const last = touched.at(-1)
    const { state } = this.#view
    if (!first || !last) return
    const caret = this.place()
    const markdown = written.text.slice(first.from, start) + text + written.text.slice(to, last.to)
    const blocks = this.#source.readAgain(
      markdown,
      touched.map(({ node }) => node),
    )
    const { tr } = state
    const end = last.pos + last.node.nodeSize
    tr.replaceWith(first.pos, end, blocks.length > 0 ? blocks : textSchema.nodes.paragraph.create())
    this.#view.dispatch(closeHistory(tr))
    const moved = caret <= start ? caret : Math.max(start, caret + text.length - (to - start))
    this.#select(moved)
  }

  /** Returns the caret's offset in the Markdown. */
  place(): number {
    return this.#places.toOffset(this.#written(), this.#view.state.selection.head)
  }

  /** Moves the caret to an offset, scrolls it into view, and focuses the text. */
  toPlace(offset: number): void {
    this.#select(offset, true)
    this.#view.focus()
  }

  #select(offset: number, scroll = false): void {
    const { state } = this.#view
    const position = Math.min(this.#places.toPosition(this.#written(), offset), state.doc.content.size)
    const tr = state.tr.setSelection(TextSelection.near(state.doc.resolve(position)))
    tr.setMeta('addToHistory', false)
    this.#view.dispatch(scroll ? tr.scrollIntoView() : tr)
  }

  #written(): WrittenText {
    return this.#source.write(this.#view.state.doc)
  }
}

const COMMANDS: Record<TextTool, Command> = {
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

/** The attribute that a part's form changes. */
const PART_ATTRIBUTE = { film: 'markdown', workout: 'text' } as const

/** The formatted text for the toolbar and its dialogs. */
export class FormattedWriting extends FormattedSurface implements WritingSurface {
  readonly #view: EditorView
  readonly #source: TextSource
  readonly #text: BoundText
  /** The Markdown of the document shown. */
  #shown: string

  /** @param text as already shown by the view */
  constructor(view: EditorView, source: TextSource, text: BoundText) {
    super(view, source)
    this.#view = view
    this.#source = source
    this.#text = text
    this.#shown = text.get()
  }

  get dom(): HTMLElement {
    return this.#view.dom
  }

  take(markdown: string): void {
    if (markdown === this.#shown) return
    const doc = this.#source.read(markdown)
    this.#shown = markdown
    const { tr, selection } = this.#view.state
    tr.replaceWith(0, tr.doc.content.size, doc.content)
    // The caret stays near its position: usually little else has changed.
    const caret = tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))
    this.#view.dispatch(tr.setSelection(Selection.near(caret)))
  }

  /** Reports the Markdown of a changed document. */
  tell(): void {
    const { text } = this.#source.write(this.#view.state.doc)
    if (text === this.#shown) return
    this.#shown = text
    this.#text.change(text)
  }

  press(tool: TextTool): void {
    this.#run(COMMANDS[tool])
  }

  insertText(words: string): void {
    this.#view.dispatch(this.#view.state.tr.insertText(words).scrollIntoView())
    this.#view.focus()
  }

  insertImage(markdown: string): void {
    placePicture(this.#view, markdown)
    this.#view.focus()
    describePictureBefore(this.#view)
  }

  linkAtCaret(): OpenLink {
    const { state } = this.#view
    const link = linkAt(state)
    return {
      words: link?.words ?? state.doc.textBetween(state.selection.from, state.selection.to, ' '),
      address: link?.mark.attrs.href ?? null,
      save: (words, address) => this.#run(setLink(words, address)),
      remove: link && (() => this.#run(removeLink)),
    }
  }

  partAtCaret(kind: OpenPart['kind']): OpenPart {
    const found = placedAt(this.#view.state, textSchema.nodes[kind])
    if (found) return this.partAt(found.pos)
    const save = (text: string) => this.#put(kind === 'film' ? text : fenceWorkout(text))
    return { kind, text: '', save, remove: null }
  }

  /** Returns the film or the workout at a position of the document. */
  partAt(pos: number): OpenPart {
    const node = this.#view.state.doc.nodeAt(pos)
    const kind = node?.type === textSchema.nodes.film ? 'film' : 'workout'
    const save = (text: string) => {
      const { tr } = this.#view.state
      this.#view.dispatch(tr.setNodeAttribute(pos, PART_ATTRIBUTE[kind], text.replace(/\n$/, '')))
      this.#view.focus()
    }
    const text = node?.attrs[PART_ATTRIBUTE[kind]] ?? ''
    return { kind, text, save, remove: () => removeAt(this.#view, pos) }
  }

  bring(name: string, at: number, bring: ImageUploader): Promise<UploadEnd> {
    // What was written as Markdown meanwhile must not be overwritten.
    return uploadImageInto(this.#view, name, at, bring, () => this.take(this.#text.get()))
  }

  #put(markdown: string): void {
    pasteMarkdown(this.#view, markdown, [], this.#source.kind)
    this.#view.focus()
  }

  #run(command: Command): void {
    command(this.#view.state, this.#view.dispatch, this.#view)
    this.#view.focus()
  }
}

/** The ranges of a block's characters and leaves in its Markdown, and their positions in the block, in order. */
interface Units {
  places: readonly Place[]
  /** Relative to the node's own position. */
  positions: readonly number[]
}

/**
 * Maps between offsets of the Markdown and positions of the document (EDIT-FORMAT-2). Computed from a block's own
 * Markdown on first use, and cached while the block is unchanged.
 */
export class TextPlaces {
  readonly #units = new WeakMap<Node, Units>()
  readonly #kind: TextKind

  constructor(kind: TextKind = 'article') {
    this.#kind = kind
  }

  /** Returns the position in the document nearest to an offset of the Markdown. */
  toPosition({ text, blocks }: WrittenText, offset: number): number {
    const index = blocks.findLastIndex(({ from }) => from <= offset)
    const block = blocks[Math.max(index, 0)]
    if (!block) return 0
    const { places, positions } = this.#unitsOf(block, text)
    const within = offset - block.from
    const unit = places.findIndex(([, to]) => to > within)
    const position = positions[unit]
    if (position !== undefined) return block.pos + position
    const last = positions.at(-1)
    return block.pos + (last === undefined ? 1 : last + 1)
  }

  /** Returns the offset in the Markdown of a position in the document. */
  toOffset({ text, blocks }: WrittenText, position: number): number {
    const block = blocks.findLast(({ pos }) => pos <= position)
    if (!block) return 0
    if (position >= block.pos + block.node.nodeSize) return block.to
    const { places, positions } = this.#unitsOf(block, text)
    const within = position - block.pos
    const unit = positions.findLastIndex((at) => at <= within)
    const place = places[unit]
    if (!place) return block.from + (places[0]?.[0] ?? 0)
    return block.from + (positions[unit] === within ? place[0] : place[1])
  }

  #unitsOf({ node, from, to }: WrittenBlock, text: string): Units {
    const known = this.#units.get(node)
    if (known) return known
    const places = readMarkdown(text.slice(from, to), this.#kind).flatMap((block) => block.places)
    const units = { places, positions: positionsIn(node).slice(0, places.length) }
    this.#units.set(node, units)
    return units
  }
}

function positionsIn(block: Node): number[] {
  if (block.isLeaf) return [0]
  const positions: number[] = []
  block.descendants((node, pos) => {
    const length = node.isText ? node.nodeSize : node.isLeaf && !node.isTextblock ? 1 : 0
    for (let index = 0; index < length; index += 1) positions.push(pos + 1 + index)
  })
  return positions
}
