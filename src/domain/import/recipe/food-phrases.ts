import { AMOUNT, SIZED_CONTAINER, SIZED_UNIT, UNIT } from '../../content/measure-words.ts'
import { isDescriptor } from '../../kitchen/foods/descriptors.ts'
import { type FoodMatch, findFoods } from '../../kitchen/foods/find-food.ts'
import { normalizeWord } from '../../kitchen/foods/food-words.ts'
import { LETTER } from '../../text/letters.ts'
import { isTold } from './line-looks.ts'

// Finds the noun phrases of a sentence that may be ingredients: a measure with the name after it, or a food's name alone. A
// name ends with the food it names, or before a word that cannot belong to a name; the table of foods is the lexicon.

/** `two sliced leeks` in a sentence: `text.slice(start, end)`, with the name after its measure from `nameStart`. */
export interface FoodPhrase {
  start: number
  nameStart: number
  end: number
  /** The foods of the table within the name. */
  foods: readonly FoodMatch[]
}

const PART = String.raw`(?:the )?(?:[${LETTER}]+ )?(?:juice|zest|rind|whites?|yolks?|seeds|leaves)(?:(?:,| and|, and) (?:[${LETTER}]+ )?(?:juice|zest|rind))? of\s+`
/** Words that count as an amount. */
export const VAGUE = `some|(?:plenty|lots|loads|a lot) of|a (?:(?:very )?little|(?:little |tiny )?bit(?: of)?)|a few`
const BY_HAND = `(?:(?:(?:good|big|small|large|generous) )?(?:pinch|handful|fistful|splash|knob|dash|drizzle|glug|squeeze|bunch|sprig|thumb-sized piece)(?:es|s)?|(?:tin|can|jar|glass|packet|bag|dollop|squirt|thumb|(?:tea|table)?spoon(?:ful)?|tsp|tbsp|cup|mug)(?= of))`
/** `pinch chilli flakes`: those that are not also verbs need no `of`. */
const BY_HAND_BARE = `(?:(?:good|big|small|large|generous) )?(?:pinch|handful|fistful|knob|glug|bunch|sprig)`
const FRACTION = String.raw`(?:(?:an? |one )?(?:half|quarter|third|three[ -]quarters|two[ -]thirds)|[½¼¾⅓⅔]|[1-3]/[2-4])(?: of)? an?(?=\s)`
const ANY_UNIT = String.raw`(?:${SIZED_UNIT}|${UNIT})(?:\s+(?:or\s+(?:two|so)|and\s+a\s+(?:half|quarter)))?`
const MEASURE = new RegExp(
  String.raw`(?:(?:${VAGUE})(?=\s)(?!(?<=few)\s${UNIT})|${BY_HAND}\s+of\s+|${BY_HAND_BARE}(?=\s)(?!\s+(?:of|the|it|them|an?|your|each|up|on|in)\b)|${SIZED_CONTAINER}(?:\s+of\b)?|(?:${PART})?(?:(?:another|a further|an extra)\s+)?(?:(?:three[ -]quarters|two[ -]thirds) of\s)?(?:${FRACTION}|${AMOUNT}|(?<=another )(?=${UNIT}))[\s-]*(?:more\s+)?(?:${ANY_UNIT}(?:\s+of\b)?)?|another(?=\s+[${LETTER}]))\s*`,
  'iy',
)
const MEASURE_FIRST =
  /^(?:[\d½¼¾⅓⅔⅛~]|an?$|half|quarter|third|three|two|one|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|another|some|plenty|lots|loads|good|big|small|large|generous|pinch|handful|fistful|splash|knob|dash|drizzle|glug|squeeze|bunch|sprig|thumb-sized|tin$|can$|jar$|glass$|packet$|bag$|dollop|squirt|thumb$|(?:tea|table)?spoon(?:ful)?$|tsp$|tbsp$|cup$|mug$|scant|couple|the$|few|juice|zest|rind|grated|whites?|yolks?)/i

/** Words that cannot belong to a name: conjunctions, prepositions, pronouns and the like. */
const STOPS = new Set(
  `and or but then so if when while until till til as that which who whom whose because since before after once an a the this
  these those my your his her its their our each every both all another other others it them they we you i he she me us is are
  was were be been being am has have had do does did will would can could should may might must in on at to for from with
  without by into onto over under through off out up down around about between across against per plus not no nor too also just
  only now here there again well together aside away back first next last later overnight separately altogether apart enough
  than where how what went goes go going inside outside underneath beneath alongside straight using along instead
  twice half much many equal amounts amount`.split(/\s+/),
)
/** `2 min, tin of tuna` */
const TIME = /^(?:mins?|minutes?|hrs?|hours?|secs?|seconds?)$/i
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|ones?)$/i
/** `a one inch piece` */
const NUMBER_FIRST = /^(?:\d(?!\d*\s?%)|(?:one|two|three|four|five|six|eight|ten)[ -])/i
/** `four 6-ounce salmon fillets`: the size of each of several. */
const SEVERAL = /^(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|twelve) $/i
const SIZE_OF_EACH =
  /^\d[\d.]*(?:\s?[-–]\s?\d+)?[\s-]?(?:ounces?|oz|g|grams?|kg|lbs?|pounds?|inch|cm)[\s-](?=\p{L})/iu
/** Words after a food that still belong to its name: `chicken thighs`, `lemon wedges`. */
const PARTS_OF_FOODS =
  /^(?:thighs?|breasts?|legs?|wings?|wedges?|seeds?|lea(?:f|ves)|powder|paste|flakes?|slices?|chunks?|juice|zest|rind|peel|stalks?|sticks?|sprigs?|fillets?|cloves?|florets?|shoots?|hearts?|tips?|bones?|skins?|crisp|crumbs?|whites?|yolks?|pieces|halves|cubes?|cakes?|bread|mince|steaks?|shanks?|neck|shin|shoulder|loin|belly|joint|kernels?|pods?|husks?|shells?|needles?|nibs?|pulp|extract|essence|sauce|syrup|stock|water|oil|butter|milk|cream|cheese|flour|sugar|spray|balls?|rings?|strips?|heads?|bulbs?|tops?|spears?|sheets?|glaze|ribs?|roots?|stems?|hocks?|cheeks?|tails?|tenderloin|livers?|roe|puree|purée|granules|pellets)$/i
/** Utensils named after a food: `tea towel`, `bread knife`. */
const WARE =
  /^(?:towels?|tins?|pans?|trays?|dish(?:es)?|bowls?|plates?|knife|knives|forks?|spoons?|cups?|cloths?|press|mashers?|peelers?|graters?|ricers?|brush(?:es)?|cutters?|slicers?|shakers?|cookers?|mills?|jugs?|jars?|bottles?|cases|holes?|moulds?|molds?|stones?|paper|wrap|boards?|scissors|tongs|bath)$/i
/** Whether a name is of a utensil or cloth: `tea towel`. */
export const isWare = (name: string) => WARE.test(name.split(' ').at(-1) ?? '')
/** Characters of a sentence that are read; no sentence of a recipe is longer. */
const MAX_SENTENCE = 1_000
/** Maximum number of words before a food. */
const MAX_BEFORE = 3
/** `added dill` */
const PUT =
  /^(?:added|poured|tipped|threw|stirred|mixed|folded|scattered|sprinkled|squeezed|drizzled|served|topped|used|adding)$/
/** Follows a verb: `rub 8 chops`, `rub them`. */
const DONE_TO =
  /^ (?:\d|(?:the|them|it|each|both|all|your|an?|half|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/i
const OR = /^ or (?:good )?(?=\p{L})/u
/** `a spring onion or two` */
const OR_TWO = /^ or (?:two|so)\b/i
const WORD = /[\p{L}\p{N}½¼¾⅓⅔⅛][\p{L}\p{N}'’.½¼¾⅓⅔⅛%-]*/gu

interface Word {
  key: string
  start: number
  end: number
}

/** A sentence with its foods and words, each looked up only once. */
export class FoodPhrases {
  readonly text: string
  readonly foods: readonly FoodMatch[]
  readonly #words: readonly Word[]
  #named: readonly FoodPhrase[] | null = null

  constructor(whole: string) {
    const text = whole.slice(0, MAX_SENTENCE)
    this.text = text
    this.foods = findFoods(text)
    this.#words = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
      const bare = word.replace(/[.'’-]+$/, '')
      return { key: bare.toLowerCase(), start: index, end: index + bare.length }
    })
  }

  /** Returns every measure with the name after it, from left to right and without overlaps. */
  measured(): FoodPhrase[] {
    const found: FoodPhrase[] = []
    let reached = 0
    for (const { key, start } of this.#words) {
      if (start < reached || !MEASURE_FIRST.test(key) || this.text[start - 1] === '-') continue
      MEASURE.lastIndex = start
      const [measure = ''] = MEASURE.exec(this.text) ?? []
      if (measure.trim() === '') continue
      const nameStart = start + measure.length
      // `one-pan haddock`
      if (/^\p{L}+-$/u.test(measure)) continue
      // `a 2 kg turkey` begins at its weight; `a teaspoon each of …` names several foods.
      const size = SEVERAL.test(measure)
        ? (SIZE_OF_EACH.exec(this.text.slice(nameStart))?.[0].length ?? 0)
        : 0
      if (size === 0 && NUMBER_FIRST.test(this.text.slice(nameStart, nameStart + 12))) continue
      const phrase = /^each\b/i.test(this.text.slice(nameStart, nameStart + 5))
        ? { start, nameStart, end: nameStart + 'each'.length, foods: [] }
        : this.nameFrom(nameStart + size, start)
      if (
        phrase.end <= phrase.nameStart &&
        !/cloves\.?\s*$/.test(measure) &&
        // `butter 20 g`
        !(/^\d/.test(measure) && this.foods.some(({ end }) => end + 1 === start)) &&
        !/[,(]\s*(?:you(?:['’]?ll| will)? (?:need|want) )?(?:about |around |roughly )?$/i.test(
          this.textBefore(start, 30),
        )
      )
        continue
      found.push(phrase)
      reached = phrase.end
    }
    return found
  }

  /** Returns the name that begins at `from`. */
  nameFrom(from: number, start = from, isChoice = false): FoodPhrase {
    let end = from
    let hasFood = false
    let count = 0
    for (const word of this.#words) {
      if (word.start < from) continue
      const between = this.text.slice(end, word.start)
      // `2 large, ripe tomatoes`
      const isOpen =
        count > 0 &&
        !hasFood &&
        /^,\s+$/.test(between) &&
        this.#onlyDescribes(from, end) &&
        !TIME.test(this.text.slice(from, end))
      // `goats’ cheese`
      if (!/^['’]?[\s-]*$/.test(between) && !isOpen) break
      const food = this.foods.find((one) => one.start <= word.start && word.end <= one.end)
      const goesOn = food !== undefined && food.start < word.start && food.start >= from
      const isCounted = hasFood && this.#isThingCounted(word, start, from, end)
      if (!goesOn && !isCounted && count > 0 && this.#endsName(word, from, hasFood, food !== undefined)) break
      if (count === 0 && STOPS.has(word.key) && word.key !== 'half' && word.key !== 'the') break
      end = word.end
      count += 1
      hasFood ||= food !== undefined && food.end <= word.end
    }
    end += OR_TWO.exec(this.text.slice(end, end + 10))?.[0].length ?? 0
    if (end > from && !isChoice) end = this.#choiceFrom(end)
    return {
      start,
      nameStart: from,
      end,
      foods: this.foods.filter((one) => one.start >= start && one.end > from && one.end <= end),
    }
  }

  /** Returns the end of an alternative's name, which belongs to the first: `sunflower or rapeseed oil`. */
  #choiceFrom(end: number): number {
    const [joint = ''] = OR.exec(this.text.slice(end, end + 20)) ?? []
    if (joint === '') return end
    const other = this.nameFrom(end + joint.length, end + joint.length, true)
    return other.foods.length > 0 ? other.end : end
  }

  /**
   * `6 chicken schnitzels`: with a number above one, the counted thing is the plural after a food in the singular. If
   * it were left out, the phrase would leave out what the dish contains beside that food.
   */
  #isThingCounted({ key, start, end }: Word, measured: number, from: number, reached: number): boolean {
    return (
      SEVERAL.test(this.text.slice(measured, from)) &&
      !/(?:s|i)$/i.test(this.text.slice(from, reached)) &&
      /(?:[^s]s|i)$/.test(key) &&
      !WARE.test(key) &&
      !isTold(this.text.slice(start, end))
    )
  }

  #endsName({ key, start, end }: Word, from: number, hasFood: boolean, isFood: boolean): boolean {
    // `clove of garlic`: the food after `of` is still to come.
    if (key === 'of') return hasFood
    if (/^\d/.test(key) && !key.endsWith('%')) return true
    const before = this.text.slice(0, start).trimEnd()
    // `ripe but firm peaches`, `peeled and chopped apples`
    if (/^(?:and|but)$/.test(key) && !hasFood && this.#onlyDescribes(from, start)) {
      const next = this.#words.find((word) => word.start >= end)
      return next === undefined || !isDescriptor(normalizeWord(next.key))
    }
    // `rosemary and garlic butter` is one name only where the table knows it.
    if (STOPS.has(key) || NUMBER_WORD.test(key)) return !/\bof$/.test(before) || key !== 'the'
    return hasFood && !isFood && !PARTS_OF_FOODS.test(key) && !WARE.test(key)
  }

  #onlyDescribes(from: number, end: number): boolean {
    return this.#words.every(
      ({ key, start }) => start < from || start >= end || isDescriptor(normalizeWord(key)),
    )
  }

  /** Returns the food that a measure without a name refers to: `as much Cheddar as it takes, about 200 g`. */
  before(phrase: FoodPhrase): FoodPhrase | undefined {
    // `garlic (1 clove)`: the table knows the words on both sides of the bracket as one food.
    const around = this.foods.find(({ start, end }) => start < phrase.start && phrase.start < end)
    if (around) return this.nameFrom(around.start)
    this.#named ??= this.bare([])
    return this.#named.findLast(({ end }) => end <= phrase.start)
  }

  /** Returns the foods named without a measure, each with its descriptive words: `freshly ground black pepper`. */
  bare(taken: readonly FoodPhrase[]): FoodPhrase[] {
    const found: FoodPhrase[] = []
    let reached = 0
    for (const food of this.foods) {
      // `Sprinkle` is also a food.
      const isFirst = /(?:^|[.;:]|\bthen)\s*$/i.test(this.textBefore(food.start, 8))
      if (isFirst && isTold(this.text.slice(food.start, food.end))) continue
      // `For the lamb, rub 8 chops`
      const isDone =
        /(?:,|\band)\s*$/i.test(this.textBefore(food.start, 8)) &&
        DONE_TO.test(this.text.slice(food.end, food.end + 12))
      if (isDone && isTold(this.text.slice(food.start))) continue
      if (food.start < reached || taken.some(({ start, end }) => food.start < end && start < food.end))
        continue
      const start = this.#startOf(
        food.start,
        Math.max(reached, ...taken.map(({ end }) => (end <= food.start ? end : 0))),
      )
      const phrase = this.nameFrom(start)
      if (phrase.foods.length === 0) continue
      found.push(phrase)
      reached = phrase.end
    }
    return found
  }

  /** Returns the start of the descriptive words before a food. */
  #startOf(at: number, from: number): number {
    let start = at
    let count = 0
    for (const word of this.#words.filter((one) => one.start >= from && one.end <= at).reverse()) {
      const isNext = /^[\s-]+$/.test(this.text.slice(word.end, start))
      // `kasuri methi`: an unknown word may belong to the name; a verb does not.
      const isVerb = isTold(word.key) || PUT.test(word.key)
      count += 1
      if (
        !isNext ||
        word.key === 'of' ||
        STOPS.has(word.key) ||
        isVerb ||
        count > MAX_BEFORE ||
        /^[\d½¼¾]/.test(word.key)
      )
        break
      start = word.start
    }
    return start
  }

  /** Returns up to `length` characters before a position. */
  textBefore(at: number, length = 60): string {
    return this.text.slice(Math.max(0, at - length), at)
  }
}
