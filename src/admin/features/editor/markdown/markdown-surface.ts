import type { UploadEnd } from '../../images/upload-image.ts'
import { createObservable } from '../observable.ts'
import { fenceWorkout, type WorkoutBlock, workoutBlockAt } from '../workout/find-workout-block.ts'
import { type BringImage, reportFailedImage } from './bring-image.ts'
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

/** An image on its way, and where it will stand: no part of the text, but moving along with it. */
export interface Uploading {
  id: number
  at: number
  label: string
}

export interface Drawn {
  blocks: readonly TextBlock[]
  marks: readonly TextMark[]
  /** The mark of the current finding. */
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

/** The text in a plain field of Markdown. */
export class MarkdownSurface implements WritingSurface {
  readonly dom: HTMLTextAreaElement
  readonly drawn
  readonly #text: BoundText
  readonly #scrollTo: (place: number) => void
  readonly #history = new UndoHistory()
  /** The text as it was taken: until something is typed it keeps its line ends, which a field does not. */
  #taken: string
  #state: TextState

  /** @param scrollTo brings a place of the text into the middle of what is seen of it */
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

  /** The field is about to change by itself: from here its next change begins. */
  noteSelection(): void {
    this.#state = this.state
  }

  /** The field has changed by itself: something was typed, dropped or corrected. */
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

  /** Changes the text in one step of undo, and goes on writing there. */
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

  /** Enter in a list or a quotation begins its next line. False where it is an ordinary one. */
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

  /** In one step of undo; the caret stays where it is in the words around it. */
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

  async bring(name: string, at: number, bring: BringImage): Promise<UploadEnd> {
    lastId += 1
    const id = lastId
    const others = () => this.drawn.get().uploading.filter((one) => one.id !== id)
    const place = () => this.drawn.get().uploading.find((one) => one.id === id)?.at ?? at
    const say = (progress: string) =>
      this.drawn.change({ uploading: [...others(), { id, at: place(), label: `${name}: ${progress}` }] })
    say('waiting')
    try {
      const markdown = await bring(say)
      // Written meanwhile in the other view.
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

  /** One step of undo or redo. The browser's own would take back what was typed elsewhere. */
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

  /** Goes on from what the field holds now; what is drawn moves along with the words. */
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

/** What is typed right behind a mark is no part of it. */
function moveMark(mark: TextMark, change: TextChange): TextMark {
  const start = movePlace(mark.start, change)
  const end = change.from >= mark.end ? mark.end : movePlace(mark.end, change)
  return { ...mark, start, end: Math.max(start, end) }
}

/** The text with the line endings a text field uses. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
