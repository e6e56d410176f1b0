import { splitIngredientSentence } from './ingredient-sentence.ts'
import { isMeasured, isStep, isTold, readSection, type Section } from './line-looks.ts'
import { bareText, type SourceLine } from './source-line.ts'

/** What is still to come behind a line, each looked up once for the whole text. */
export class LinesAhead {
  readonly #source: readonly SourceLine[]
  readonly #lastOf = new Map<Section, number>()
  #lastMeasured: number | null = null
  #methodBelowList: boolean | null = null

  constructor(source: readonly SourceLine[]) {
    this.#source = source
  }

  /** Up to four lines that follow, blank ones left out. */
  next(at: number): SourceLine[] {
    const lines: SourceLine[] = []
    for (let next = at + 1; next < this.#source.length && lines.length < 4; next++) {
      const line = this.#source[next]
      if (line && line.text !== '') lines.push(line)
    }
    return lines
  }

  hasSection(section: Section, at: number): boolean {
    return this.#lastSection(section) > at
  }

  hasMeasured(at: number): boolean {
    return this.#measuredUntil > at
  }

  /** Whether steps stand below the last list, as they do nearly always. */
  get hasMethodBelowList(): boolean {
    this.#methodBelowList ??= this.#source
      .slice(Math.max(this.#measuredUntil, this.#lastSection('ingredients')) + 1)
      .some((line) => isStep(line) || readSection(line)?.section === 'method')
    return this.#methodBelowList
  }

  #lastSection(section: Section): number {
    let last = this.#lastOf.get(section)
    if (last === undefined) {
      last = this.#source.findLastIndex((line) => line.text !== '' && readSection(line)?.section === section)
      this.#lastOf.set(section, last)
    }
    return last
  }

  get #measuredUntil(): number {
    this.#lastMeasured ??= this.#source.findLastIndex(
      (line) =>
        (isMeasured(line) && !line.isNumbered && !/[.!]$/.test(line.text)) ||
        (!isTold(bareText(line.text)) && splitIngredientSentence(line.text) !== null),
    )
    return this.#lastMeasured
  }
}
