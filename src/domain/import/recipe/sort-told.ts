import { splitIngredient } from '../../content/split-ingredients.ts'
import { capitalize } from '../../text/capitalize.ts'
import { statesFigures } from './closing-words.ts'
import { FoodPhrases } from './food-phrases.ts'
import { splitIngredientSentence } from './ingredient-sentence.ts'
import { ingredientsInSteps } from './ingredients-in-steps.ts'
import { isJunk } from './junk-lines.ts'
import { LetterEdges } from './letter-edges.ts'
import { isAddressed, isGreeting, isMeasured, isTold, readSection } from './line-looks.ts'
import { LinesAhead } from './lines-ahead.ts'
import { namedList, partListAndMethod } from './list-context.ts'
import { MethodLines } from './method-lines.ts'
import { dishAlone, isDish, namesFood } from './named-dish.ts'
import type { LineRole, ReadLine } from './read-line.ts'
import {
  addFacts,
  factsInParts,
  mergeFacts,
  NO_FACTS,
  type RecipeFacts,
  readFacts,
  servingsSaid,
} from './recipe-facts.ts'
import {
  dishBeforeList,
  dishBeforeStep,
  isSaidToBeTitle,
  isSpoken,
  isWeakTitle,
  readTitle,
} from './recipe-title.ts'
import { servingsTold } from './servings-told.ts'
import type { SortedLines } from './sort-lines.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'
import { sentencesOf } from './story-lines.ts'
import { beginAtStep } from './story-openings.ts'
import { isAboutPage, TitleLine } from './title-line.ts'
import { heaviestRun, type Sentence, verbsIn, weigh } from './told-sentences.ts'

/** A shorter line, in characters, is not a paragraph. */
const MIN_PARAGRAPH = 110
/** A longer one is a sentence, not a title. */
const MAX_HEAD = 80
/** Minimum number of ingredients with an amount in a recipe in prose. */
const MIN_NAMED = 2

/**
 * Sorts the lines of a recipe entirely in prose: the introduction, what is needed, the steps, and the closing remarks
 * (RIMPORT-TEXT-11). Null for a text that has a list, headings or numbers, or is not a recipe.
 */
export function sortTold(source: readonly SourceLine[]): SortedLines | null {
  const lines = source.filter(({ isAside }) => isAside !== true)
  if (!isProse(lines)) return null
  const { dish, lists, rest } = partDish(lines.flatMap(partGreeting))
  const sorted = new Telling(rest, dish, lists).run()
  const asides = source.filter(({ isAside }) => isAside === true)
  return (
    sorted && {
      ...sorted,
      lines: [
        ...sorted.lines,
        ...asides.map(({ text }): ReadLine => ({ text, role: 'nothing', ingredient: null })),
      ],
    }
  )
}

function isProse(lines: readonly SourceLine[]): boolean {
  const isMarked = (line: SourceLine) =>
    line.isBullet ||
    line.isNumbered ||
    line.level > 1 ||
    (line.text.length < MIN_PARAGRAPH &&
      isMeasured(line) &&
      namesFood(line.text) &&
      verbsIn(line.text) === 0 &&
      !/^an? /i.test(line.text)) ||
    (namedList(line.text) !== null && !isToldBehind(line.text)) ||
    (readSection(line) !== null &&
      (line.text.length < MAX_HEAD || (/^[^.,]{1,40}:/.test(line.text) && !isToldBehind(line.text))))
  const filled = lines.filter(({ text }) => text !== '')
  return (
    (filled.length === 1 || filled.some(({ text }) => text.length >= MIN_PARAGRAPH)) && !lines.some(isMarked)
  )
}

/** `For tea: 2 potatoes, baked. Split them …` */
const isToldBehind = (text: string) =>
  sentencesOf(text)
    .slice(1)
    .some((one) => verbsIn(one) > 0)

/** Moves the greeting of `Hello lovely! The marinade: …` to a line of its own. */
function partGreeting(line: SourceLine): SourceLine[] {
  const [hello = '', ...rest] = sentencesOf(line.text)
  return rest.length > 0 && hello.length < MAX_HEAD && (isGreeting(hello) || DAY.test(hello))
    ? [
        { ...line, text: hello },
        { ...line, text: rest.join(' ') },
      ]
    : [line]
}

/** Splits off the dish where it is in one line with its instructions: `Tuna pasta: boil 300 g penne; …`. */
function partDish(lines: readonly SourceLine[]): {
  dish: string | null
  lists: string[]
  rest: readonly SourceLine[]
} {
  const at = lines.findIndex(({ text }) => text !== '' && !isGreeting(text) && !DAY.test(text))
  const line = lines[at]
  const before = line && dishBeforeList(line.text)
  // `Tuna salad: cook 200 g of pasta, cool it and drain.` is an instruction, not a list.
  const list =
    before &&
    (before.dish.includes(' ') || isDish(before.dish)) &&
    verbsIn(before.rest.split(/[,.;]/, 1)[0] ?? '') === 0
      ? before
      : null
  const found =
    list ??
    (line && line.text.length >= MIN_PARAGRAPH
      ? (dishBeforeStep(line.text) ?? dishBeforeTold(line.text))
      : null)
  if (!found || !line) return { dish: null, lists: [], rest: lines }
  const { lists, method } = list ? partListAndMethod(list.rest) : { lists: [], method: found.rest }
  // A list does not contain a complete sentence.
  if (lists.some((one) => sentencesOf(one).length > 1)) return { dish: null, lists: [], rest: lines }
  const isSaid = isSpoken(found.dish)
  const told = [...(isSaid ? [found.dish] : []), method].map((text) => ({ ...line, text }))
  const rest = lines.flatMap((one, place) => (place === at ? told : one))
  return { dish: isSaid ? null : found.dish, lists, rest }
}

/** `Omelette: beat 3 eggs; …` */
function dishBeforeTold(text: string): { dish: string; rest: string } | null {
  const [, dish = '', rest = ''] = /^(\p{Lu}[^:.,;\d]{3,40}): (\p{L}.+)$/u.exec(text) ?? []
  return dish !== '' &&
    isDish(dish) &&
    !isAddressed(dish) &&
    !PART_ALONE.test(dish) &&
    !(isTold(dish) && /\s(?:the|an?|your|it|all)\b/i.test(dish)) &&
    verbsIn(rest) > 0
    ? { dish, rest }
    : null
}

/** `Wed.` */
const DAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.$/i
const PART_ALONE = /^(?:base|topping|filling|sauce|dressing|dough|crust|marinade|glaze|icing|batter|pastry)$/i

class Telling {
  readonly #lines: readonly SourceLine[]
  readonly #dish: string | null
  readonly #lists: readonly string[]
  readonly #out: ReadLine[] = []
  #stated = NO_FACTS
  #mentioned = NO_FACTS

  constructor(lines: readonly SourceLine[], dish: string | null, lists: readonly string[]) {
    this.#lines = lines
    this.#dish = dish
    this.#lists = lists
  }

  run(): SortedLines | null {
    const ahead = new LinesAhead(this.#lines)
    const edges = new LetterEdges(this.#lines, ahead)
    const title = new TitleLine(this.#lines, ahead)
    const first = this.#lines.findIndex(({ text }) => text.length >= MIN_PARAGRAPH)
    const said: Sentence[][] = this.#lines.map(({ text }, index) => {
      if (text === '') return []
      // A short line above the paragraphs does not belong to them.
      const isHead = index < first && (!/[.!]$/.test(text) || verbsIn(text) === 0)
      if (isHead) return [{ text, kind: 'said', weight: -1 }]
      const [one = '', ...more] = sentencesOf(text)
      // `Potted shrimps.`
      const isDishFirst = index === first && more.length > 0 && dishAlone(one) !== null
      return isDishFirst ? [{ text: one, kind: 'said', weight: -1 }, ...weigh(more)] : weigh([one, ...more])
    })
    const all = said.flat()
    const { from, to } = beginAtStep(all, heaviestRun(all))
    const run = all.slice(from, to)
    const named = ingredientsInSteps(run.map(({ text }) => text)).flat()
    if (
      (named.length < MIN_NAMED && this.#lists.length === 0) ||
      run.filter(({ text }) => verbsIn(text) > 0).length < 1
    )
      return null
    const isListed =
      this.#lists.length > 0 || run.find(({ kind }) => kind === 'need' || kind === 'told')?.kind === 'need'
    const method = new MethodLines(all.slice(from).filter(({ kind }) => kind !== 'need').length)
    const head = this.#dish === null ? this.#headAt(title, first) : -1
    let isBegun = false
    method.beginPart('')
    const behind: ReadLine[] = []
    let hasTitle = this.#dish !== null
    if (this.#dish !== null) this.#takeTitle(this.#dish)
    for (const list of this.#lists) this.#takeList(list)
    let at = 0
    for (const [index, line] of this.#lines.entries()) {
      const sentences = said[index] ?? []
      const begun = at
      at += sentences.length
      if (line.text === '') {
        method.addGap()
        continue
      }
      const isBefore = at <= from
      const isBehind = begun >= to
      if (isBefore || isBehind) {
        const state = isBefore ? 'start' : 'method'
        if (edges.has(line, index, state) || isJunk(line.text) || isAboutPage(line))
          (isBehind ? behind : this.#out).push(
            lineOf(line.text.length > 40 && isGreeting(line.text) ? 'description' : 'nothing', line.text),
          )
        else if (index === head) {
          hasTitle = true
          this.#takeTitle(line.text)
        } else if (this.#takeFacts(line.text))
          (isBehind ? behind : this.#out).push(lineOf('facts', line.text))
        else {
          this.#mention(line.text, isBefore)
          ;(isBehind ? behind : this.#out).push(lineOf(isBehind ? 'note' : 'description', line.text))
        }
        continue
      }
      const told: string[] = []
      const lead: string[] = []
      const rest: string[] = []
      for (const [place, sentence] of sentences.entries()) {
        const where = begun + place
        if (where < from) lead.push(sentence.text)
        else if (where >= to) rest.push(sentence.text)
        else if (sentence.kind === 'need' && !isBegun) {
          if (lead.length > 0) hasTitle = this.#takeLead(lead.splice(0), hasTitle)
          this.#takeNeed(sentence.text)
        } else if (sentence.kind === 'facts') {
          const isFacts = this.#takeFacts(sentence.text)
          if (!isFacts) this.#mention(sentence.text)
          behind.push(lineOf(isFacts ? 'facts' : 'note', sentence.text))
        } else {
          isBegun ||= sentence.kind === 'told'
          told.push(sentence.text)
        }
      }
      if (lead.length > 0) this.#takeLead(lead, hasTitle)
      if (told.length > 0) method.addStep({ ...BLANK_LINE, text: told.join(' ') }, undefined)
      for (const text of rest) {
        if (edges.has({ ...BLANK_LINE, text }, index, 'method')) behind.push(lineOf('nothing', text))
        else if (this.#takeFacts(text)) behind.push(lineOf('facts', text))
        else {
          this.#mention(text)
          behind.push(lineOf('note', text))
        }
      }
    }
    const taken = method.take()
    for (const { role, text, facts } of taken) {
      if (facts && role !== 'facts') this.#mentioned = addFacts(this.#mentioned, facts)
      else if (facts) this.#stated = addFacts(this.#stated, facts)
      this.#out.push(lineOf(role, text))
    }
    const steps = taken.filter(({ role }) => role === 'step').map(({ text }) => text)
    this.#mentioned = addFacts(this.#mentioned, servingsTold(steps))
    this.#out.push(...behind)
    return {
      lines: this.#out,
      facts: mergeFacts(this.#stated, this.#mentioned),
      isSplitMethod: method.isSplit,
      told: isListed ? 'listed' : 'steps',
    }
  }

  /** Returns the index of the short line above the recipe that best names the dish; -1 where none does. */
  #headAt(title: TitleLine, first: number): number {
    let best = { at: -1, weight: 0 }
    for (const [at, line] of this.#lines.slice(0, Math.max(0, first)).entries()) {
      if (
        line.text === '' ||
        line.text.length > MAX_HEAD ||
        DAY.test(line.text) ||
        !title.looksLikeTitle(line, at)
      )
        continue
      const weight = headWeight(line.text) + at / 1_000
      if (weight > best.weight) best = { at, weight }
    }
    return best.at
  }

  #mention(text: string, isTimed = false): void {
    this.#mentioned = addFacts(this.#mentioned, isTimed ? readFacts(text).facts : servingsSaid(text))
  }

  #takeFacts(text: string): boolean {
    const { facts, isOnlyFacts } = readFacts(text)
    const parts: RecipeFacts | null = isOnlyFacts ? facts : factsInParts(text)
    if (parts) this.#stated = addFacts(this.#stated, parts)
    return parts !== null
  }

  #takeTitle(text: string): void {
    const { title, beside, stated, mentioned } = readTitle(text)
    this.#stated = addFacts(this.#stated, stated)
    this.#mentioned = addFacts(this.#mentioned, mentioned)
    this.#out.push(lineOf('title', title))
    if (beside !== '') this.#out.push(lineOf('description', beside))
  }

  /** Takes the introduction in the recipe's first paragraph; `Gran's flapjack.` is its title. */
  #takeLead(lead: readonly string[], hasTitle: boolean): boolean {
    // `Braised cod. Serves 2. Cut …`
    const at = lead.findLastIndex((one) => !this.#takeFacts(one) && !statesFigures(one))
    const last = hasTitle ? '' : (lead[at] ?? '')
    const named = dishAlone(last)
    const title = named?.dish ?? (isSaidToBeTitle(last) ? last.slice(0, -1) : '')
    const said =
      title === ''
        ? lead
        : [...lead.slice(0, at), capitalize(named?.beside ?? ''), ...lead.slice(at + 1).filter(statesFigures)]
    if (title !== '') this.#takeTitle(title)
    const text = said.join(' ').trim()
    if (text !== '') {
      this.#mention(text, true)
      this.#out.push(lineOf('description', text))
    }
    return hasTitle || title !== ''
  }

  /** `For four you want 500 g of carrots and two onions.` */
  #takeNeed(text: string): void {
    this.#mentioned = addFacts(this.#mentioned, servingsSaid(text))
    const from = NEED_VERB.exec(text)?.[0].length ?? 0
    const [first] = new FoodPhrases(text)
      .measured()
      .filter(
        ({ foods, start, nameStart }) =>
          (foods.length > 0 || /^each\b/i.test(text.slice(nameStart, nameStart + 5))) && start >= from,
      )
    const start = first?.start ?? 0
    const [about = ''] = /(?:about|around|roughly) $/i.exec(text.slice(0, start)) ?? []
    this.#out.push(lineOf('section', text))
    this.#takeList(
      text
        .slice(start - about.length)
        .replace(SAID_IN_BRACKETS, '')
        .replace(FOR_A_PART, ', '),
    )
  }

  #takeList(list: string): void {
    const bare = list.replace(/\.$/, '')
    // `6 oz each of butter, sugar and flour, three eggs`
    const parts = /\seach\s[^,\d]+,[^,\d]+\sand\s/i.test(bare) ? null : splitIngredientSentence(bare)
    const things = parts ?? namedIn(bare)
    for (const thing of things)
      this.#out.push({
        text: thing,
        role: 'ingredient',
        ingredient: splitIngredient(thing.replace(DONE_BEHIND, ', $1')),
      })
  }
}

function headWeight(text: string): number {
  const { title } = readTitle(text)
  return (
    2 +
    (isDish(title) ? 2 : namesFood(title) ? 1 : 0) -
    (isAddressed(text) ? 1 : 0) -
    (isWeakTitle(text) ? 1 : 0)
  )
}

/** Returns the foods of a list that no commas separate; the whole list where it is a single one. */
function namedIn(list: string): string[] {
  const phrases = new FoodPhrases(list)
  const measured = ingredientsInSteps([list]).flat()
  if (measured.length > 1) return measured
  const names = [
    ...measured,
    ...phrases.bare(phrases.measured()).map(({ start, end }) => list.slice(start, end)),
  ]
  return names.length > 1 ? names : [list]
}

/** `500 g new potatoes halved` */
const DONE_BEHIND =
  /(?<=^[^,()]*\p{L}) ((?:halved|quartered|sliced|chopped|diced|peeled|grated|crushed|torn|cut|drained|crumbled)(?: \p{L}+ly| thin| small| fine)?|(?:in|into) (?:wedges|chunks|slices|strips|halves|quarters|rounds))$/iu
/** `For six tacos you need` */
const NEED_VERB = /^[^.,;:]{0,50}?\b(?:need|want|use|take|get|grab|gather)\s/i
/** `, and for the icing 85 g of sugar` */
const FOR_A_PART =
  /,? (?:and|plus),? for the \p{L}+,? (?=(?:\d|the (?:juice|zest)|an?|half|two|three|four|six)\b)/giu
/** `(my grandmother would kill me for it)` */
const SAID_IN_BRACKETS = /\s*\((?=[^()]*\b(?:I|me|my|mine)\b)[^()]*\)/g

const lineOf = (role: LineRole, text: string): ReadLine => ({ text, role, ingredient: null })
