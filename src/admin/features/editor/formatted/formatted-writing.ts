import { redo, undo } from 'prosemirror-history'
import { type Command, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { UploadEnd } from '../../images/upload-image.ts'
import type { BringImage } from '../markdown/bring-image.ts'
import type { TextTool } from '../markdown/toolbar.tsx'
import type { BoundText, OpenLink, OpenPart, WritingSurface } from '../markdown/writing-surface.ts'
import { fenceWorkout } from '../workout/find-workout-block.ts'
import { pasteMarkdown } from './pasting.ts'
import { removeAt } from './placed-parts.tsx'
import { textSchema } from './schema.ts'
import { FormattedSurface } from './surface.ts'
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
import type { TextSource } from './text-source.ts'
import { bringInto, describePictureBefore, placePicture } from './uploading-images.ts'

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

/** The attribute that holds what a form of it changes. */
const PART_ATTRIBUTE = { film: 'markdown', workout: 'text' } as const

/** The formatted text, for the toolbar and its dialogs. */
export class FormattedWriting extends FormattedSurface implements WritingSurface {
  readonly #view: EditorView
  readonly #source: TextSource
  readonly #text: BoundText
  /** The Markdown of what is shown. */
  #shown: string

  /** @param text as the view shows it already */
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
    // The caret stays about where it was: most often little else has changed.
    const caret = tr.doc.resolve(Math.min(selection.head, tr.doc.content.size))
    this.#view.dispatch(tr.setSelection(Selection.near(caret)))
  }

  /** The document has changed: its Markdown is told. */
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

  /** The film or the workout at a position of the document. */
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

  bring(name: string, at: number, bring: BringImage): Promise<UploadEnd> {
    // What was written meanwhile as Markdown is not written over.
    return bringInto(this.#view, name, at, bring, () => this.take(this.#text.get()))
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
