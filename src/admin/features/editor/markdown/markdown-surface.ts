import type { UploadEnd } from '../../images/upload-image.ts'
import { createObservable } from '../observable.ts'
import { fenceWorkout, type WorkoutBlock, workoutBlockAt } from '../workout/find-workout-block.ts'
import { type ImageUploader, reportFailedImage } from './image-uploaders.ts'
import { linkMarkdown } from './links.ts'
import {
  continueList,
  cutIntoBlocks,
  cycleHeading,
  insertBlock,
  insertPiece,
  insertTable,
  placeImage,
  type TextBlock,
  toggleChecklist,
  toggleList,
  toggleMark,
  toggleNumbers,
  toggleQuote,
} from './text-commands.ts'
import type { TextMark } from './text-marks.ts'
import {
  changeText,
  differenceOf,
  movePlace,
  type TextChange,
  type TextCommand,
  type TextState,
} from './text-state.ts'
import type { TextTool } from './toolbar.tsx'
import { UndoHistory } from './undo-history.ts'
import type { BoundText, OpenLink, OpenPart, WritingSurface } from './writing-surface.ts'

/** An image being uploaded, and its place: not part of the text, but moving along with it. */
export interface Uploading {
  id: number
  at: number
  label: string
}

export interface Drawn {
  blocks: readonly TextBlock[]
  marks: readonly TextMark[]
  /** The key of the current finding. */
  current: string | null
  uploading: readonly Uploading[]
}

const COMMANDS: Record<Exclude<TextTool, 'undo' | 'redo'>, TextCommand> = {
  heading: cycleHeading,
  bold: toggleMark('**'),
  italic: toggleMark('_'),
  list: toggleList,
  numbers: toggleNumbers,
  checklist: toggleChecklist,
  quote: toggleQuote,
  table: insertTable,
}

let lastId = 0

/** The text in a plain Markdown field. */
export class MarkdownSurface implements WritingSurface {
  readonly dom: HTMLTextAreaElement
  readonly drawn
  readonly #text: BoundText
  readonly #scrollTo: (place: number) => void
  readonly #history = new UndoHistory()
  /** The text as loaded: until something is typed its line endings are preserved, which a field would change. */
  #taken: string
  #state: TextState

  /** @param scrollTo scrolls a place of the text to the middle of its visible part */
  constructor(dom: HTMLTextAreaElement, text: BoundText, scrollTo: (place: number) => void) {
    this.dom = dom
    this.#text = text
    this.#scrollTo = scrollTo
    this.#taken = text.get()
    dom.value = withLineFeeds(this.#taken)
    this.#state = { text: dom.value, from: 0, to: 0 }
    dom.setSelectionRange(0, 0)
    this.drawn = createObservable<Drawn>({
      blocks: cutIntoBlocks(dom.value),
      marks: [],
      current: null,
      uploading: [],
    })
  }

  get state(): TextState {
    const { value, selectionStart, selectionEnd } = this.dom
    return { text: value, from: selectionStart, to: selectionEnd }
  }

  /** Records the state before the field changes by itself: the next change starts from it. */
  noteSelection(): void {
    this.#state = this.state
  }

  /** Records that the field has changed by itself: something was typed, dropped or corrected. */
  noteInput(isTyping: boolean): void {
    this.#note({ isTyping })
  }

  take(markdown: string): void {
    if (markdown === this.#taken) return
    this.#taken = markdown
    this.noteSelection()
    const { text } = this.#state
    this.#show(changeText(this.#state, [differenceOf(text, withLineFeeds(markdown))]))
    this.#note({ isTold: false })
  }

  /** Changes the text in one step of undo, and keeps the focus. */
  run(command: TextCommand): void {
    this.noteSelection()
    this.dom.focus({ preventScroll: true })
    this.#show(command(this.#state))
    this.#note()
    this.#scrollTo(this.#state.to)
  }

  press(tool: TextTool): void {
    if (tool === 'undo' || tool === 'redo') this.goBack(tool)
    else this.run(COMMANDS[tool])
  }

  /** Enter in a list or a quotation begins its next line. Returns false for an ordinary Enter. */
  pressEnter(): boolean {
    const next = continueList(this.state)
    if (next) this.run(() => next)
    return next !== null
  }

  insertText(words: string): void {
    this.run((state) => insertPiece(state, words))
  }

  insertBlock(markdown: string): void {
    this.run((state) => insertBlock(state, markdown))
  }

  insertImage(markdown: string): void {
    this.insertBlock(markdown)
  }

  linkAtCaret(): OpenLink {
    const { text, from, to } = this.state
    return {
      words: text.slice(from, to),
      address: null,
      save: (words, address) => this.insertText(linkMarkdown(words, address)),
      remove: null,
    }
  }

  partAtCaret(kind: OpenPart['kind']): OpenPart {
    if (kind === 'film') return { kind, text: '', save: (line) => this.insertBlock(line), remove: null }
    const { text, to } = this.state
    const block = workoutBlockAt(text, to)
    return { kind, text: block?.text ?? '', save: (words) => this.#saveWorkout(block, words), remove: null }
  }

  /** The caret stays at its end: pressed again, the button opens this workout. */
  #saveWorkout(block: WorkoutBlock | null, text: string): void {
    const fenced = fenceWorkout(text)
    this.run((state) =>
      block
        ? insertPiece({ text: state.text, from: block.from, to: block.to }, fenced)
        : insertBlock(state, fenced, [fenced.length, fenced.length]),
    )
  }

  showMarks(marks: readonly TextMark[], current: string | null): void {
    this.drawn.change({ marks, current })
  }

  goTo(start: number, end: number): void {
    this.dom.setSelectionRange(start, end)
    this.dom.focus()
    this.#scrollTo(start)
  }

  /** One step of undo; the caret keeps its place in the words around it. */
  replace(from: number, to: number, insert: string): void {
    this.noteSelection()
    this.#show(changeText(this.#state, [{ from, to, insert }]))
    this.#note()
  }

  place(): number {
    return this.dom.selectionEnd
  }

  toPlace(offset: number): void {
    this.goTo(offset, offset)
  }

  async bring(name: string, at: number, bring: ImageUploader): Promise<UploadEnd> {
    lastId += 1
    const id = lastId
    const others = () => this.drawn.get().uploading.filter((one) => one.id !== id)
    const place = () => this.drawn.get().uploading.find((one) => one.id === id)?.at ?? at
    const say = (progress: string) =>
      this.drawn.change({ uploading: [...others(), { id, at: place(), label: `${name}: ${progress}` }] })
    say('waiting')
    try {
      const markdown = await bring(say)
      // Text written meanwhile in the other view.
      this.take(this.#text.get())
      const from = place()
      this.replace(from, from, placeImage(this.dom.value, from, markdown))
      return 'arrived'
    } catch (error) {
      reportFailedImage(error)
      return 'failed'
    } finally {
      this.drawn.change({ uploading: others() })
    }
  }

  /** Takes one step of undo or redo. The browser's own would also revert what was typed in other fields. */
  goBack(step: 'undo' | 'redo'): true {
    const next = this.#history[step](this.dom.value)
    if (!next) return true
    this.dom.focus({ preventScroll: true })
    this.#show(next)
    this.#note({ isStep: false })
    this.#scrollTo(next.to)
    return true
  }

  #show({ text, from, to }: TextState): void {
    this.dom.value = text
    this.dom.setSelectionRange(from, to)
  }

  /** Updates from the field's current content; marks and uploads move along with the words. */
  #note({ isTyping = false, isStep = true, isTold = true } = {}): void {
    const before = this.#state
    const after = this.state
    this.#state = after
    if (before.text === after.text) return
    const change = differenceOf(before.text, after.text)
    if (isStep) this.#history.record(before, change, after, { isTyping })
    const { blocks, marks, uploading } = this.drawn.get()
    this.drawn.change({
      blocks: cutIntoBlocks(after.text, blocks, change),
      marks: marks.map((mark) => moveMark(mark, change)),
      uploading: uploading.map((one) => ({ ...one, at: movePlace(one.at, change) })),
    })
    if (!isTold) return
    this.#taken = after.text
    this.#text.change(after.text)
  }
}

/** Moves a mark with a change; text typed directly after it is not part of it. */
function moveMark(mark: TextMark, change: TextChange): TextMark {
  const start = movePlace(mark.start, change)
  const end = change.from >= mark.end ? mark.end : movePlace(mark.end, change)
  return { ...mark, start, end: Math.max(start, end) }
}

/** Returns the text with the line endings of a text field. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
