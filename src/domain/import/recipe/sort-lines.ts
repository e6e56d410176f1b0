import { splitIngredient } from '../../content/pasted-recipe.ts'
import type { Ingredient } from '../../content/recipe.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import {
  isAddressed,
  isGreeting,
  isJunk,
  isListHeading,
  isMeasured,
  isPlainIngredient,
  isRemark,
  isSignOff,
  isStep,
  isTold,
  readSection,
  SENTENCE_END,
  type Section,
} from './line-looks.ts'
import { LinesAhead } from './lines-ahead.ts'
import { isStaple } from './plain-lines.ts'
import type { LineRole, ReadLine } from './read-line.ts'
import { addFacts, factsInParts, mergeFacts, NO_FACTS, type RecipeFacts, readFacts } from './recipe-facts.ts'
import {
  COUNTING_TITLE,
  dishBeforeList,
  FOR_SO_MANY,
  isHeadline,
  isSaidToBeTitle,
  titleParts,
} from './recipe-title.ts'
import { BLANK_LINE, bareText, type SourceLine } from './source-line.ts'
import { splitMethod } from './split-method.ts'

export interface SortedLines {
  lines: ReadLine[]
  facts: RecipeFacts
  /** A method written as one paragraph, taken apart by sentence. */
  isSplitMethod: boolean
}

/** `For the drizzle: 85 g sugar, 2 lemons` */
const NAMED_LIST = /^(\p{Lu}[^:\d()]{2,30}(?:\([^()]{1,40}\))?):\s+(.+)$/u
const NUMBERED_TEXT = /^(?:\d|[a-h]\)|step)/i
const TABLE_HEAD = /^(?:ingredients?|amount|quantity|qty|item)\b/i
/** So many lines tell whether a list begins. */
const LOOKED_AT = 12
/** Headings over what is said of a recipe, never its title. */
const ABOUT =
  /^(?:description|introduction|intro|overview|summary|about(?: .{1,40})?|background|info(?:rmation)?)[\s:]*$/i
const MAIL_SUBJECT = /^subject\s*:/i
const NAME = /^\P{Ll}\S*(?: \S+)?$/u
/**
 * Says what each line of a recipe is: by the headings it has (`Ingredients`, `Method`), and without them by what lines
 * look like (RIMPORT-TEXT-1). Every line is in the answer, those it cannot place as `nothing` or as a note.
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
  readonly #hasGaps: boolean
  /** Where the last line with words stands. */
  readonly #lastAt: number
  /** The one heading that can be the title, when the text has such headings; -1 when it has none, or several. */
  readonly #titleAt: number
  readonly #out: ReadLine[] = []
  /** What lines say that say nothing else. */
  #stated = NO_FACTS
  /** What sentences say beside other things. */
  #mentioned = NO_FACTS
  #state: Section | 'start' = 'start'
  #hasTitle = false
  #isSigned = false
  /** The lines of the steps being read, with what their part is called. */
  #method: { name: string; lines: string[] }[] = []
  #isSplitMethod = false
  /** The name of the part whose list was read, for its first step. */
  #part = ''
  readonly #listed = new Map<SourceLine, boolean>()
  /** Where the bullets end that stand below a heading with their paragraph. */
  #bulletsEnd = 0
  /** What stands among the steps and is none; it is told behind them. */
  #beside: ReadLine[] = []

  constructor(source: readonly SourceLine[]) {
    this.#source = source
    this.#ahead = new LinesAhead(source)
    this.#hasGaps = source.some(({ text }) => text === '')
    this.#lastAt = source.findLastIndex(({ text }) => text !== '')
    const isTitle = (line: SourceLine) =>
      line.level === 1 && !ABOUT.test(line.text) && readSection(line) === null
    this.#titleAt = source.filter(isTitle).length === 1 ? source.findIndex(isTitle) : -1
  }

  run(): SortedLines {
    for (const [at, line] of this.#source.entries()) this.#take(line, at)
    this.#endMethod()
    return {
      lines: this.#out,
      facts: mergeFacts(this.#stated, this.#mentioned),
      isSplitMethod: this.#isSplitMethod,
    }
  }

  #add(role: LineRole, text: string, ingredient: Ingredient | null = null): void {
    const isBeside = this.#state === 'method' && role !== 'step' && role !== 'section'
    const into = isBeside ? this.#beside : this.#out
    into.push({ text, role, ingredient })
  }

  #take(line: SourceLine, at: number): void {
    if (line.text === '') {
      if (this.#state === 'method') this.#method.at(-1)?.lines.push('')
      return
    }
    if (this.#standsAroundLetter(line, at)) {
      // `Hi Maya! Here is the soup we had.` says more than hello.
      this.#add(line.text.length > 40 ? 'description' : 'nothing', line.text)
      return
    }
    // The first line is the title, whatever it says: `How to make scones`.
    const isTitle =
      !this.#hasTitle && (this.#state === 'start' ? this.#looksLikeTitle(line, at) : this.#titleAt === at)
    // One remark in a line of its own begins no section.
    const begun = isTitle || isRemark(line.text) ? null : readSection(line)
    if (begun) this.#begin(begun, line, at)
    else if (isTitle) this.#takeTitle(line)
    else this.#place(line, at)
  }

  /** What a letter begins and ends with, the name under it too. */
  #standsAroundLetter({ text }: SourceLine, at: number): boolean {
    if (this.#state === 'start') return isGreeting(text)
    const before = this.#source.slice(Math.max(0, at - 2), at).findLast((line) => line.text !== '')
    if (isSignOff(text) || (before !== undefined && isSignOff(before.text) && NAME.test(text))) {
      this.#isSigned = true
      return true
    }
    const isName = at === this.#lastAt && this.#state === 'method' && /^\p{Lu}\p{Ll}+(?: x+)?$/u.test(text)
    return (this.#isSigned && NAME.test(text)) || (isName && this.#source[at - 1]?.text === '')
  }

  #begin({ section, rest }: { section: Section; rest: string }, line: SourceLine, at: number): void {
    // `Equipment: a tin` says all of it in its line: what comes next goes on.
    const isInline = rest !== '' && bareText(line.text).endsWith(rest)
    if (section === 'end' && isInline && (this.#state === 'ingredients' || this.#state === 'start')) {
      this.#add('nothing', line.text)
      return
    }
    this.#endMethod()
    this.#state = section
    this.#hasTitle ||= this.#titleAt < at
    const { facts } = readFacts(rest)
    if (rest === '' || Object.values(facts).some((fact) => fact !== null)) this.#learn(facts)
    const isSaid = isInline && !readFacts(rest).isOnlyFacts
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
    const [list = '', ...sentences] = text.split(SENTENCE_END)
    this.#state = 'ingredients'
    this.#place({ ...BLANK_LINE, text: list }, at)
    if (sentences.length === 0) return
    this.#state = 'method'
    this.#place({ ...BLANK_LINE, text: sentences.join(' ') }, at)
  }

  /** Behind `Equipment` the method may begin without a heading. */
  #goesOn(line: SourceLine, at: number): boolean {
    const hasSteps = this.#out.some(({ role }) => role === 'step')
    const isApart = this.#source[at - 1]?.text === ''
    return !hasSteps && isApart && isStep(line) && !this.#ahead.hasSection('method', at)
  }

  #place(line: SourceLine, at: number): void {
    if (this.#state === 'end' && this.#goesOn(line, at)) this.#state = 'method'
    const { facts, isOnlyFacts } = readFacts(bareText(line.text))
    if (this.#state === 'end' && isOnlyFacts) {
      this.#learn(facts)
      this.#add('facts', line.text)
    } else if (
      this.#state === 'end' ||
      (isJunk(bareText(line.text)) && line.level === 0 && this.#state !== 'notes')
    )
      this.#add('nothing', line.text)
    else if (this.#state === 'start') this.#placeAtStart(line, at)
    else if (this.#state === 'ingredients') this.#placeIngredient(line, at)
    else if (this.#state === 'method') this.#placeStep(line, at)
    else this.#add('note', bareText(line.text))
  }

  #looksLikeTitle(line: SourceLine, at: number): boolean {
    const { text, level, isBullet, isNumbered } = line
    if (ABOUT.test(text)) return false
    if (level === 1) return true
    if (this.#titleAt > at || this.#ahead.hasTitle(at) || this.#headsOneOfLists(line, at)) return false
    if (isSaidToBeTitle(text)) return true
    const section = readSection(line)
    if (isBullet || isNumbered || text.length > 120 || isJunk(text) || TABLE_HEAD.test(text)) return false
    // `here is the crumble you asked about.`
    if (/^\p{Ll}(?:\S*\s){4}.*[.!]$/u.test(text) || dishBeforeList(text)) return false
    if (section && (section.section !== 'method' || section.rest !== '' || !/^how to \w+ \w/i.test(text))) {
      // `How to make scones`, with the method's own heading still to come.
      return /^how to (?:make|cook|bake) (?!it\b|them\b|this\b)/i.test(text)
    }
    if (readFacts(text).isOnlyFacts) return false
    const { amount, unit } = splitIngredient(text)
    const isCount = amount === '' || unit === 'whole' || unit === ''
    // `Three cheese pasta`, `One pot orzo`
    if (COUNTING_TITLE.test(text)) return this.#isFollowed(at)
    const isWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i.test(text)
    const isNamed = /^\W*\S+[\s-]+\p{Lu}/u.test(text) || (isWord && !isMeasured(this.#source[at + 1] ?? line))
    if (amount !== '' && (!isCount || !isNamed)) return false
    if (/[.!]$/.test(text) && text.split(' ').length > 7 && !isHeadline(text)) return false
    return !(isStep(line) && text.split(' ').length > 8) && this.#isFollowed(at)
  }

  /** `Paste:`, over a list, where another such line stands over another. */
  #headsOneOfLists({ text }: SourceLine, at: number): boolean {
    const heads = (one: SourceLine, place: number) => {
      const next = this.#source[place + 1]
      return one.text.endsWith(':') && next !== undefined && isMeasured(next)
    }
    const line = this.#source[at]
    return (
      text.endsWith(':') &&
      line !== undefined &&
      heads(line, at) &&
      this.#source.some((one, place) => place > at && heads(one, place))
    )
  }

  /** A title has something after it. */
  #isFollowed(at: number): boolean {
    return this.#source.slice(at + 1).some(({ text }) => text !== '')
  }

  #takeTitle({ text }: SourceLine): void {
    this.#hasTitle = true
    const { bare, name, said } = titleParts(text)
    const { facts, isOnlyFacts } = readFacts(said)
    if (name && isOnlyFacts) this.#learn(facts)
    const [people = ''] = FOR_SO_MANY.exec(bare) ?? []
    this.#mentioned = addFacts(this.#mentioned, readFacts(people).facts)
    this.#add('title', name && isOnlyFacts ? name : bare)
  }

  #placeAtStart(line: SourceLine, at: number): void {
    const { facts, isOnlyFacts } = readFacts(line.text)
    const parts = factsInParts(line.text)
    if (isOnlyFacts || parts) {
      this.#learn(isOnlyFacts || !parts ? facts : parts)
      this.#add('facts', line.text)
      return
    }
    if (this.#isStepOverList(line, at)) {
      this.#state = 'method'
      this.#placeStep(line, at)
      return
    }
    const told = this.#hasTitle ? null : dishBeforeList(line.text)
    if (told) {
      this.#takeTitle({ ...BLANK_LINE, text: told.dish })
      this.#placeListAndMethod(told.rest, at)
      return
    }
    if (this.#isPart(line, at) || this.#headsBullets(line, at)) {
      this.#state = 'ingredients'
      this.#addHeading(line)
      return
    }
    const isMarked = this.#ahead.hasSection('ingredients', at) && !this.#beginsLongList(line, at)
    if (!isMarked && this.#standsOnList(line, at)) {
      this.#state = 'ingredients'
      if (/\d/.test(line.text)) this.#placeIngredient(line, at)
      else this.#addHeading(line)
      return
    }
    const isList =
      !isMarked &&
      (isMeasured(line) || (isPlainIngredient(line) && (line.isBullet || this.#beginsBlock(line, at))))
    const sentence = isMarked ? null : splitIngredientSentence(bareText(line.text))
    const isOverTitle = !this.#hasTitle && this.#ahead.hasTitle(at)
    const isOne = line.text.split(SENTENCE_END).length === 1
    const isSentence = sentence !== null && (!isStep(line) || (isOne && isMostlyMeasured(sentence)))
    if (isList || isSentence || (!isMarked && !isOverTitle && this.#isHeadOfList(line, at))) {
      this.#state = 'ingredients'
      this.#placeIngredient(line, at)
    } else if (!isMarked && this.#isListAndMethod(line.text)) {
      this.#placeListAndMethod(line.text, at)
    } else if (
      isStep(line) &&
      (isTold(bareText(line.text)) || !(isAddressed(line.text) || this.#ahead.hasNumbered(at))) &&
      (!(isMarked || this.#ahead.hasMeasured(at)) || !this.#ahead.hasMethodBelowList)
    ) {
      this.#state = 'method'
      this.#placeStep(line, at)
    } else {
      this.#mentioned = addFacts(this.#mentioned, facts)
      this.#add(
        isJunk(line.text) || MAIL_SUBJECT.test(line.text) || (line.level > 0 && ABOUT.test(line.text))
          ? 'nothing'
          : 'description',
        bareText(line.text),
      )
    }
  }

  /** `parsley, a large bunch`, over lines with amounts. */
  #beginsBlock({ text }: SourceLine, at: number): boolean {
    if (!this.#hasTitle || !/^\p{Ll}/u.test(text) || !this.#ahead.hasMeasured(at)) return false
    const lines = this.#source.slice(at, at + LOOKED_AT)
    const gap = lines.findIndex((line) => line.text === '')
    const block = lines.slice(0, gap === -1 ? LOOKED_AT : gap)
    const measured = block.filter((line) => this.#isListed(line))
    return measured.length > 2 && measured.length * 2 >= block.length
  }

  /** Whether a line has an amount and tells nothing to do; looked at once, since every line above may ask. */
  #isListed(line: SourceLine): boolean {
    let isListed = this.#listed.get(line)
    if (isListed === undefined) {
      isListed = isMeasured(line) && !line.isNumbered && !isStep(line)
      this.#listed.set(line, isListed)
    }
    return isListed
  }

  /** Four lines with amounts are a list, whatever is said of ingredients further down. */
  #beginsLongList(line: SourceLine, at: number): boolean {
    const run = [line, ...this.#ahead.next(at).slice(0, 3)]
    return run.length === 4 && run.every((one) => isMeasured(one) && !one.isNumbered && !isStep(one))
  }

  /** `Slaw`, over a list of its own, where others follow. */
  #isPart(line: SourceLine, at: number): boolean {
    return (
      this.#hasTitle &&
      this.#startsListBelow(at) &&
      this.#namesPart(line, at, { isFirst: true }) &&
      this.#ahead.hasSection('ingredients', at + 1)
    )
  }

  /** `Dressing`, or `Aubergines 2 large`, with the lines of a list right below it. */
  #standsOnList({ text, level }: SourceLine, at: number): boolean {
    const before = this.#source[at - 1]
    const [next, ...below] = this.#source.slice(at + 1, at + 4)
    if (
      !this.#hasTitle ||
      level > 0 ||
      TABLE_HEAD.test(text) ||
      !/^\p{Lu}[^.,;:!?()]{2,40}$/u.test(text) ||
      text.split(' ').length > 4
    )
      return false
    const isListed = (line: SourceLine | undefined) => line !== undefined && isMeasured(line) && !isStep(line)
    const isFirst = before?.text === '' || (/\d/.test(text) && this.#out.at(-1)?.role === 'title')
    return isFirst && isListed(next) && below.some(isListed)
  }

  #addHeading(line: SourceLine): void {
    this.#add('heading', line.text, { amount: '', unit: '', ingredient: `${headingName(line)}:` })
  }

  #isListAndMethod(text: string): boolean {
    const [list = '', ...sentences] = text.split(SENTENCE_END)
    const [first] = sentences
    return (
      first !== undefined && isStep({ ...BLANK_LINE, text: first }) && splitIngredientSentence(list) !== null
    )
  }

  #isHeadOfList(line: SourceLine, at: number): boolean {
    const below = this.#ahead.next(at)
    const [next] = below
    const isSentence = next !== undefined && !isStep(next) && splitIngredientSentence(next.text) !== null
    return isListHeading(line) && (isSentence || below.filter(isMeasured).length >= 2)
  }

  /** `## Cook the rice`, over bullets that tell nothing to do and a paragraph that does. */
  #headsBullets(line: SourceLine, at: number): boolean {
    if (line.level === 0 || readSection(line)) return false
    let end = at + 1
    while (this.#source[end]?.text === '' || this.#source[end]?.isBullet) end += 1
    const bullets = this.#source.slice(at + 1, end).filter(({ text }) => text !== '')
    const behind = this.#source[end]
    const told = bullets.filter(({ text }) => isTold(bareText(text)))
    if (told.length * 2 >= bullets.length || behind?.level !== 0 || behind.isNumbered || !isStep(behind))
      return false
    this.#bulletsEnd = end
    return true
  }

  #placeIngredient(line: SourceLine, at: number): void {
    const { facts, isOnlyFacts } = readFacts(line.text)
    if (isOnlyFacts && !isMeasured(line)) {
      this.#learn(facts)
      this.#add('facts', line.text)
      return
    }
    if (isRemark(line.text) || this.#isBesideBullets(line, at)) {
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
    if (
      (isListHeading(line) || this.#namesPart(line, at) || this.#standsAmongBullets(line, at)) &&
      !isMeasured(line)
    ) {
      this.#addHeading(line)
      return
    }
    if (this.#endsList(line, at)) {
      this.#state = 'method'
      this.#placeStep(line, at)
      return
    }
    const [, name, said = ''] = NAMED_LIST.exec(text) ?? []
    const listed = name ? splitIngredientSentence(said) : null
    if (name && listed) this.#addHeading({ ...BLANK_LINE, text: name })
    for (const part of listed ?? splitIngredientSentence(text) ?? splitRunOn(text)) {
      const words = part.replace(/\s+\|\s+(?=\p{L})/gu, ', ')
      this.#add('ingredient', words, splitIngredient(words))
    }
  }

  /** `Herbs and seasoning`, without the bullet of the lines around it. */
  #standsAmongBullets({ text, isBullet }: SourceLine, at: number): boolean {
    const before = this.#source.slice(Math.max(0, at - 2), at).findLast((line) => line.text !== '')
    const [next] = this.#ahead.next(at)
    return (
      !isBullet &&
      next?.isBullet === true &&
      (before?.isBullet === true || (before !== undefined && readSection(before) !== null)) &&
      /^\p{Lu}[^\d.,;!?]{2,40}$/u.test(text) &&
      text.split(' ').length <= 4
    )
  }

  /** A sentence in a paragraph of its own, below a list of bullets. */
  #isBesideBullets(line: SourceLine, at: number): boolean {
    const isParagraph = line.level === 0 && !line.isBullet && this.#source[at - 1]?.text === ''
    return (
      isParagraph &&
      this.#source[at - 2]?.isBullet === true &&
      this.#ahead.hasSection('method', at) &&
      isStep(line) &&
      splitIngredientSentence(line.text) === null
    )
  }

  /** `White sauce`, over a part of the list or of the method, with nothing but a gap before it. */
  #namesPart({ text, isBullet, isNumbered }: SourceLine, at: number, { isFirst = false } = {}): boolean {
    const before = this.#source[at - 1]
    const next = this.#source[at + 1]
    if (!before || !next || (!isFirst && before.text !== '' && readSection(before) === null)) return false
    if (isBullet || isNumbered || !/^\p{Lu}[^\d,;.!?()]{2,40}$/u.test(text) || text.split(' ').length > 4)
      return false
    if (this.#startsListBelow(at)) return true
    return this.#state === 'ingredients'
      ? isMeasured(next) && !isStaple(text)
      : next.text.length > text.length * 2 &&
          /^\p{Lu}.*[.!]$/u.test(next.text) &&
          !isStep({ ...BLANK_LINE, text })
  }

  /** `Sauce`, with `Ingredients` below it. */
  #startsListBelow(at: number): boolean {
    const next = this.#source[at + 1]
    return next !== undefined && readSection(next)?.section === 'ingredients'
  }

  /** Without a heading of their own, steps begin where the first of them stands. */
  #endsList(line: SourceLine, at: number): boolean {
    if (this.#ahead.hasSection('method', at) || at < this.#bulletsEnd || isMeasured(line)) return false
    const text = bareText(line.text)
    const words = text.split(' ').length
    const isAfterGap = this.#source[at - 1]?.text === ''
    if (line.isNumbered && !this.#source[at - 1]?.isNumbered && words >= 2) return true
    if (line.isBullet && isTold(text) && this.#source[at - 1]?.isBullet === false) return true
    if (splitIngredientSentence(NAMED_LIST.exec(text)?.[2] ?? text) !== null) return false
    const next = this.#source[at + 1]
    if (line.isBullet && !isTold(text) && next?.isBullet && isMeasured(next)) return false
    const isSaid = /[.!]$/.test(line.text) || (!line.isBullet && next !== undefined && isTold(next.text))
    return isStep(line) || (isAfterGap && words >= 5 && isSaid)
  }

  #placeStep(line: SourceLine, at: number): void {
    const { facts, isOnlyFacts } = readFacts(line.text)
    if (isOnlyFacts && line.text.length < 60 && (line.text.includes(':') || !isTold(bareText(line.text)))) {
      this.#learn(facts)
      this.#add('facts', line.text)
      return
    }
    if (isRemark(line.text)) {
      this.#add('note', line.text)
      return
    }
    const told = this.#toldBehind(line, at)
    if (told) {
      this.#mentioned = addFacts(this.#mentioned, facts)
      this.#add(told, line.text)
      return
    }
    if (this.#isStepOverList(line, at)) {
      this.#endMethod()
      this.#state = 'ingredients'
      this.#addHeading(line)
      this.#part = headingName(line)
      return
    }
    const isHead = (isListHeading(line) && !line.isNumbered) || this.#namesPart(line, at)
    const isHeadOfList =
      isHead && (this.#isHeadOfList(line, at) || this.#startsListBelow(at) || this.#headsBullets(line, at))
    if (isHeadOfList || this.#beginsList(line, at)) {
      this.#endMethod()
      this.#state = 'ingredients'
      this.#placeIngredient(line, at)
      return
    }
    if (isHead) {
      this.#method.push({ name: headingName(line), lines: [] })
      return
    }
    if (this.#method.length === 0) this.#method.push({ name: this.#part, lines: [] })
    this.#part = ''
    const before = this.#source[at - 1]
    // The items of a page's list have no numbers of their own; what stands behind them is no part of the last.
    const isItem = line.isNumbered || (before?.isNumbered === true && before.text !== '')
    const hasNumber = NUMBERED_TEXT.test(line.isNumbered ? line.text : (before?.text ?? ''))
    const marked = isItem && !hasNumber ? `• ${line.text}` : line.text
    this.#method.at(-1)?.lines.push(marked)
  }

  /** `See you Saturday!`, in a paragraph behind the last step; a whole sentence is kept as a note. */
  #toldBehind({ text, isBullet, isNumbered }: SourceLine, at: number): 'nothing' | 'note' | null {
    const isApart = this.#source[at - 1]?.text === '' || !this.#hasGaps || this.#isSigned
    const isSaid = !isBullet && !isNumbered && !isTold(text) && (isAddressed(text) || text.endsWith('?'))
    if (!isApart || !isSaid || this.#method.length === 0 || this.#ahead.hasTold(at - 1)) return null
    return isStep({ ...BLANK_LINE, text }) ? 'note' : 'nothing'
  }

  /** `Step 1: Make the pastry`, with its own list below it. */
  #isStepOverList(line: SourceLine, at: number): boolean {
    const isName = /^(?:step\s*)?\d{1,2}\b/i.test(line.text) && !/[.!?]$/.test(line.text)
    if (!line.isNumbered && line.level === 0) return false
    if (!isName || bareText(line.text).length > 60 || bareText(line.text) === '') return false
    const below = this.#ahead.next(at).slice(0, 2)
    return below.length === 2 && below.every((one) => isMeasured(one) && !one.isNumbered && !isStep(one))
  }

  /** A second list after steps: two measured lines, neither of them a sentence. */
  #beginsList(line: SourceLine, at: number): boolean {
    const isLoose = (one: SourceLine) =>
      isMeasured(one) && !one.isNumbered && !/[.!]$/.test(one.text) && !isStep(one)
    const next = this.#source[at + 1]
    return isLoose(line) && next !== undefined && isLoose(next)
  }

  #endMethod(): void {
    for (const { name, lines } of this.#method) {
      const split = splitMethod(lines)
      this.#isSplitMethod ||= split.isSplit
      const steps = split.steps.flatMap((step) => this.#withoutFacts(step))
      for (const [index, step] of steps.entries())
        this.#add('step', index === 0 && name !== '' ? `${name}: ${step}` : step)
      if (steps.length === 0 && name !== '') this.#add('note', name)
    }
    this.#method = []
    this.#out.push(...this.#beside)
    this.#beside = []
  }

  /** `Bake for 30 minutes. Serves 6.`: its last sentence is none of the method. */
  #withoutFacts(step: string): string[] {
    if (isJunk(step)) {
      this.#add('nothing', step)
      return []
    }
    const [said = ''] =
      /(?:^|(?<=[.!]\s))(?:serves|makes|feeds|yields?:?)\s[^.!]{1,50}[.!]?(?:\s*\([^()]*\))?$/i.exec(step) ??
      []
    const { facts, isOnlyFacts } = readFacts(said.replace(/\s*\([^()]*\)$/, ''))
    if (said === '' || !isOnlyFacts) return [step]
    this.#learn(facts)
    this.#add('facts', said)
    const rest = step.slice(0, -said.length).trim()
    return rest === '' ? [] : [rest]
  }

  #learn(facts: RecipeFacts): void {
    this.#stated = addFacts(this.#stated, facts)
  }
}

function headingName({ text }: SourceLine): string {
  return bareText(text).replace(/[\s:.]+$/, '')
}

/** `400 g gnocchi, 6 sausages, basil.`: a list, though it ends as a sentence does. */
function isMostlyMeasured(parts: readonly string[]): boolean {
  const [first = ''] = parts
  return isMeasuredText(first) && parts.filter(isMeasuredText).length >= parts.length * 0.6
}

function isMeasuredText(text: string): boolean {
  return splitIngredient(text).amount !== ''
}

/** A list that lost its line breaks: `• 2 eggs • 1 cup milk`. */
function splitRunOn(text: string): string[] {
  const parts = text.split(/\s*[•▢☐]\s*/u).filter((part) => part !== '')
  return parts.length > 1 ? parts : [text]
}
