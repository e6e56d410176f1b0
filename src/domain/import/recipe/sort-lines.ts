import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { isJunk } from './junk-lines.ts'
import { LetterEdges } from './letter-edges.ts'
import {
  isListHeading,
  isMeasured,
  isOvenAlone,
  isRemark,
  isStep,
  isTold,
  readSection,
  type Section,
} from './line-looks.ts'
import { LinesAhead } from './lines-ahead.ts'
import {
  isListAndMethod,
  ListContext,
  namedList,
  partListAndMethod,
  splitBulletsInside,
} from './list-context.ts'
import { MethodLines } from './method-lines.ts'
import type { LineRole, ReadLine } from './read-line.ts'
import { addFacts, factsInParts, mergeFacts, NO_FACTS, type RecipeFacts, readFacts } from './recipe-facts.ts'
import { dishBeforeList, dishBeforeStep, isSpoken, readTitle } from './recipe-title.ts'
import { BLANK_LINE, bareText, headingName, type SourceLine } from './source-line.ts'
import { isAboutPage, TitleLine } from './title-line.ts'

export interface SortedLines {
  lines: ReadLine[]
  facts: RecipeFacts
  /** Whether a method in one paragraph was split into sentences. */
  isSplitMethod: boolean
  /** For a recipe in prose: whether it begins with a list of what is needed; its steps may name more. */
  told?: 'listed' | 'steps'
}

/**
 * Assigns a role to each line of a recipe: by its headings (`Ingredients`, `Method`), and without them by the form of
 * the lines (RIMPORT-TEXT-1). Every line is in the result; one that cannot be placed as `nothing` or as a note.
 */
export function sortLines(source: readonly SourceLine[]): SortedLines {
  const asides = source.filter(({ isAside }) => isAside === true)
  const sorted = new Sorting(source.filter(({ isAside }) => isAside !== true)).run()
  return {
    ...sorted,
    lines: [
      ...sorted.lines,
      ...asides.map(({ text }): ReadLine => ({ text, role: 'nothing', ingredient: null })),
    ],
  }
}

class Sorting {
  readonly #source: readonly SourceLine[]
  readonly #ahead: LinesAhead
  readonly #letter: LetterEdges
  readonly #title: TitleLine
  readonly #list: ListContext
  readonly #out: ReadLine[] = []
  /** The facts from lines that contain nothing else. */
  #stated = NO_FACTS
  /** The facts mentioned in sentences. */
  #mentioned = NO_FACTS
  #state: Section | 'start' = 'start'
  #hasTitle = false
  /** The steps read so far. */
  readonly #method = new MethodLines()
  /** The name of the part whose list was read, put before its first step. */
  #part = ''
  /** The end of the bullets below a heading that are followed by a paragraph. */
  #bulletsEnd = 0
  /** Lines among the steps that are not steps; they are moved after the steps. */
  #beside: ReadLine[] = []

  constructor(source: readonly SourceLine[]) {
    this.#source = source
    this.#ahead = new LinesAhead(source)
    this.#letter = new LetterEdges(source, this.#ahead)
    this.#title = new TitleLine(source, this.#ahead)
    this.#list = new ListContext(source, this.#ahead)
  }

  run(): SortedLines {
    for (const [at, line] of this.#source.entries()) this.#take(line, at)
    this.#endMethod()
    return {
      lines: this.#out,
      facts: mergeFacts(this.#stated, this.#mentioned),
      isSplitMethod: this.#method.isSplit,
    }
  }

  #add(role: LineRole, text: string, ingredient: Ingredient | null = null): void {
    const isBeside = this.#state === 'method' && role !== 'step' && role !== 'section'
    if (isBeside) this.#beside.push({ text, role, ingredient })
    else this.#out.push({ text, role, ingredient })
  }

  #take(line: SourceLine, at: number): void {
    if (line.text === '') {
      if (this.#state === 'method') this.#method.addGap()
      return
    }
    if (this.#letter.has(line, at, this.#state)) {
      // `Hi Maya! Here is the soup we had.` is more than a greeting.
      this.#add(line.text.length > 40 ? 'description' : 'nothing', line.text)
      return
    }
    // The first line is the title, whatever it says: `How to make scones`.
    const isTitle =
      !this.#hasTitle &&
      (this.#state === 'start' ? this.#title.looksLikeTitle(line, at) : this.#title.headingAt === at)
    // A remark on a single line does not begin a section.
    const begun = isTitle || isRemark(line.text) || this.#isPageName(line, at) ? null : readSection(line)
    if (begun) this.#begin(begun, line, at)
    else if (isTitle) this.#takeTitle(line)
    else this.#place(line, at)
  }

  /** Whether `Kitchen Notes` is a page's name, above everything else. */
  #isPageName(line: SourceLine, at: number): boolean {
    return this.#out.length === 0 && this.#ahead.hasMeasured(at) && readSection(line)?.section === 'notes'
  }

  #begin({ section, rest }: { section: Section; rest: string }, line: SourceLine, at: number): void {
    // `Equipment: a tin` is complete: the next line continues the preceding section.
    const isInline = rest !== '' && bareText(line.text).endsWith(rest)
    const isBeside =
      (section === 'end' && (this.#state === 'ingredients' || this.#state === 'start')) ||
      (section === 'notes' && this.#state === 'start')
    if (isInline && isBeside) {
      this.#add(section === 'end' ? 'nothing' : 'note', line.text)
      return
    }
    this.#endMethod()
    this.#state = section
    this.#hasTitle ||= this.#title.headingAt < at
    const { facts, isOnlyFacts } = readFacts(rest)
    const isSaid = isInline && !isOnlyFacts
    if (!isSaid) this.#learn(facts)
    if (isSaid) this.#mentioned = addFacts(this.#mentioned, readFacts(line.text.slice(0, -rest.length)).facts)
    if (!isSaid) {
      this.#add(section === 'end' ? 'nothing' : 'section', line.text)
      return
    }
    this.#add('section', line.text.slice(0, line.text.length - rest.length).trim())
    if (section === 'ingredients') this.#placeListAndMethod(rest, at)
    else this.#place({ ...line, text: rest, level: 0 }, at)
  }

  /** `2 eggs and 1 cup of milk. Mix them. Fry.` */
  #placeListAndMethod(text: string, at: number): void {
    const { lists, method } = partListAndMethod(text)
    this.#state = 'ingredients'
    for (const list of lists) this.#place({ ...BLANK_LINE, text: list }, at)
    if (method === '') return
    this.#state = 'method'
    this.#place({ ...BLANK_LINE, text: method }, at)
  }

  /** Whether the method begins after `Equipment` without a heading. */
  #goesOn(line: SourceLine, at: number): boolean {
    const hasSteps = this.#out.some(({ role }) => role === 'step')
    const isApart = this.#source[at - 1]?.text === ''
    return !hasSteps && isApart && isStep(line) && !this.#ahead.hasSection('method', at)
  }

  #place(line: SourceLine, at: number): void {
    if (this.#state === 'end' && this.#goesOn(line, at)) this.#state = 'method'
    const { facts, isOnlyFacts } = readFacts(bareText(line.text))
    if (this.#state === 'end' && isOnlyFacts) {
      this.#addFacts(facts, line.text)
    } else if (
      this.#state === 'end' ||
      (isJunk(bareText(line.text)) && line.level === 0 && this.#state !== 'notes')
    )
      this.#addJunk(line.text, facts)
    else if (this.#state === 'start' && isOvenAlone(line.text)) this.#add('note', line.text)
    else if (this.#state === 'start') this.#placeAtStart(line, at)
    else if (this.#state === 'ingredients') this.#placeIngredient(line, at)
    else if (this.#state === 'method') this.#placeStep(line, at)
    else this.#add('note', bareText(line.text))
  }

  /** `Macros per serving (serves 3): 190 kcal` */
  #addJunk(text: string, facts: RecipeFacts): void {
    if (/\bserves\b/i.test(text)) this.#mentioned = addFacts(this.#mentioned, facts)
    this.#add('nothing', text)
  }

  #takeTitle({ text, isBullet }: SourceLine): void {
    this.#hasTitle = true
    const { title, beside, stated, mentioned } = readTitle(isBullet ? bareText(text) : text)
    this.#learn(stated)
    this.#mentioned = addFacts(this.#mentioned, mentioned)
    this.#add('title', title)
    if (beside !== '') this.#add('description', beside)
  }

  #placeAtStart(line: SourceLine, at: number): void {
    const bare = line.text.replace(/^\(([^()]*)\)$/, '$1')
    const { facts, isOnlyFacts } = readFacts(bare)
    const parts = factsInParts(bare)
    if (isOnlyFacts || parts) {
      this.#addFacts(isOnlyFacts || !parts ? facts : parts, line.text)
      return
    }
    if (this.#list.isStepOverList(line, at)) {
      this.#state = 'method'
      this.#placeStep(line, at)
      return
    }
    const told = this.#hasTitle ? null : dishBeforeList(line.text)
    if (told) {
      if (isSpoken(told.dish)) this.#add('description', told.dish)
      else this.#takeTitle({ ...BLANK_LINE, text: told.dish })
      this.#placeListAndMethod(told.rest, at)
      return
    }
    const only = this.#hasTitle || this.#ahead.next(at).length > 0 ? null : dishBeforeStep(line.text)
    if (only) {
      this.#takeTitle({ ...BLANK_LINE, text: only.dish })
      this.#state = 'method'
      this.#placeStep({ ...BLANK_LINE, text: only.rest }, at)
      return
    }
    if ((this.#hasTitle && this.#list.isPart(line, at)) || this.#headsBullets(line, at)) {
      this.#state = 'ingredients'
      this.#addHeading(line)
      return
    }
    const isMarked = this.#ahead.hasSection('ingredients', at) && !this.#list.beginsLongList(line, at)
    if (
      !isMarked &&
      this.#hasTitle &&
      this.#list.standsOnList(line, at, this.#out.at(-1)?.role === 'title')
    ) {
      this.#state = 'ingredients'
      if (/\d/.test(line.text)) this.#placeIngredient(line, at)
      else this.#addHeading(line)
      return
    }
    const isOverTitle = !this.#hasTitle && this.#ahead.hasTitle(at)
    const begins =
      this.#list.begins(line, at, this.#hasTitle) || (!isOverTitle && this.#list.isHeadOfList(line, at))
    if (!isMarked && begins) {
      this.#state = 'ingredients'
      this.#placeIngredient(line, at)
    } else if (!isMarked && isListAndMethod(line.text)) {
      this.#placeListAndMethod(line.text, at)
    } else if (this.#list.isFirstStep(line, at, isMarked)) {
      this.#state = 'method'
      this.#placeStep(line, at)
    } else {
      this.#mentioned = addFacts(this.#mentioned, facts)
      this.#add(isAboutPage(line) ? 'nothing' : 'description', bareText(line.text))
    }
  }

  /** Whether `## Cook the rice` is above bullets of its list: the method does not begin before their end. */
  #headsBullets(line: SourceLine, at: number): boolean {
    const end = this.#list.endOfBullets(line, at)
    if (end === null) return false
    this.#bulletsEnd = end
    return true
  }

  #addHeading(line: SourceLine): void {
    this.#add('heading', line.text, { amount: '', unit: '', ingredient: `${headingName(line)}:` })
  }

  #placeIngredient(line: SourceLine, at: number): void {
    const { facts, isOnlyFacts } = readFacts(line.text)
    if (isOnlyFacts && (facts.servings !== null || !isMeasured(line))) {
      this.#addFacts(facts, line.text)
      return
    }
    if (isRemark(line.text) || this.#list.isBesideBullets(line, at)) {
      this.#add('note', line.text)
      return
    }
    const text = bareText(line.text)
    const before = this.#out.at(-1)
    if (/^\([^()]*\)$/.test(text) && before?.role === 'ingredient') {
      this.#out.pop()
      const whole = `${before.text} ${text}`
      this.#add('ingredient', whole, splitIngredient(whole))
      return
    }
    if (this.#list.isHeading(line, at, this.#state === 'ingredients')) {
      if (!this.#list.headsSteps(at)) this.#addHeading(line)
      else {
        this.#state = 'method'
        this.#placeStep(line, at)
      }
      return
    }
    if (this.#takeNamedList(line)) return
    if (this.#list.endsList(line, at, this.#bulletsEnd)) {
      this.#state = 'method'
      this.#placeStep(line, at)
      return
    }
    if (isListAndMethod(text)) {
      this.#placeListAndMethod(text, at)
      return
    }
    this.#addIngredients(splitIngredientSentence(text) ?? splitBulletsInside(text))
  }

  /** Takes `For the drizzle: 85 g sugar, 2 lemons` as a list, in any section. */
  #takeNamedList(line: SourceLine): boolean {
    const named = namedList(bareText(line.text))
    if (!named) return false
    this.#addHeading({ ...BLANK_LINE, text: named.name })
    this.#addIngredients(named.things)
    return true
  }

  #addIngredients(lines: readonly string[]): void {
    for (const line of lines) {
      const words = line.replace(/\s+\|\s+(?=\p{L})/gu, ', ')
      this.#add('ingredient', words, splitIngredient(words))
    }
  }

  #placeStep(line: SourceLine, at: number): void {
    const { facts, isOnlyFacts } = readFacts(line.text)
    if (isOnlyFacts && line.text.length < 60 && (line.text.includes(':') || !isTold(bareText(line.text)))) {
      this.#addFacts(facts, line.text)
      return
    }
    const parts = line.isNumbered ? null : factsInParts(line.text)
    if (parts) {
      this.#addFacts(parts, line.text)
      return
    }
    if (isRemark(line.text)) {
      this.#add('note', line.text)
      return
    }
    if (this.#takeNamedList(line)) return
    const told = this.#method.isEmpty ? null : this.#letter.toldBehind(line, at)
    if (told) {
      this.#mentioned = addFacts(this.#mentioned, facts)
      this.#add(told, line.text)
      return
    }
    if (this.#list.isStepOverList(line, at)) {
      this.#endMethod()
      this.#state = 'ingredients'
      this.#addHeading(line)
      this.#part = headingName(line)
      return
    }
    const isHead =
      (isListHeading(line) && !line.isNumbered) ||
      this.#list.namesPart(line, at, { isInList: this.#state === 'ingredients' })
    const isHeadOfList =
      isHead &&
      (this.#list.isHeadOfList(line, at) || this.#list.startsListBelow(at) || this.#headsBullets(line, at))
    if (isHeadOfList || this.#list.beginsList(line, at)) {
      this.#endMethod()
      this.#state = 'ingredients'
      this.#placeIngredient(line, at)
      return
    }
    if (isHead) {
      this.#method.beginPart(headingName(line))
      return
    }
    if (this.#method.isEmpty) this.#method.beginPart(this.#part)
    this.#part = ''
    this.#method.addStep(line, this.#source[at - 1])
  }

  #endMethod(): void {
    for (const { role, text, facts } of this.#method.take()) {
      if (facts && role !== 'facts') this.#mentioned = addFacts(this.#mentioned, facts)
      else if (facts) this.#learn(facts)
      this.#add(role, text)
    }
    this.#out.push(...this.#beside)
    this.#beside = []
  }

  #addFacts(facts: RecipeFacts, text: string): void {
    this.#learn(facts)
    this.#add('facts', text)
  }

  #learn(facts: RecipeFacts): void {
    this.#stated = addFacts(this.#stated, facts)
  }
}
