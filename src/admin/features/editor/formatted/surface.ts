import { closeHistory } from 'prosemirror-history'
import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { TextMark, TextSurface } from '../markdown/text-marks.ts'
import { textSchema } from './schema.ts'
import { setTextMarks } from './text-mark-decorations.ts'
import { TextPlaces } from './text-places.ts'
import type { TextSource, WrittenText } from './text-source.ts'

type Host = Pick<EditorView, 'state' | 'dispatch' | 'focus'>

/** The formatted text, for the panels beside it: they speak of places of the Markdown. */
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

  /** The blocks it lies in are read anew from their changed Markdown. */
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

  /** Where the caret stands in the Markdown. */
  place(): number {
    return this.#places.toOffset(this.#written(), this.#view.state.selection.head)
  }

  /** Puts the caret there, into view, and goes on writing. */
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
