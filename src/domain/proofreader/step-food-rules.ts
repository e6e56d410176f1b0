import { ingredientLine, isIngredientHeading } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { isDescriptor } from '../kitchen/foods/descriptors.ts'
import { type FoodMatch, findFoods } from '../kitchen/foods/find-food.ts'
import { isStaple } from '../kitchen/foods/food.ts'
import { indexNames } from '../kitchen/ingredient-names.ts'
import { findUses } from '../kitchen/step-ingredients.ts'
import { allOf, type Rule } from './finding.ts'
import { type CalledLine, kindOfFood, nounsOf, readCalledLine, shortForms, wordsOf } from './general-words.ts'
import { type Passage, sentenceAround, textBefore, textBehind } from './prose.ts'
import { inStep } from './remarks.ts'
import type { RecipeSubject } from './subjects.ts'

/** `all the ingredients`, `everything`, `the rest`: then no ingredient counts as unused. */
const EVERYTHING =
  /\b(?:all (?:of )?(?:the |your )?(?:other |remaining |dry |wet )?(?:ingredients|things)|(?:the |your |these )ingredients|everything|all of it|all together|(?:the|all) (?:two|three|four|five|six)(?: of them)? together|the (?:whole )?lot\b(?! of)|the rest\b(?! of)|the rest of (?:the|your) ingredients|(?:remaining|other|dry|wet) (?:ingredients|stuff|bits|things)|wet and dry|dry and wet|(?:mix|blend|shake|stir|put|throw|whisk|tip|combine|toss|add|chuck|blitz|cook|whizz) it all)\b/i
/** `Build the burgers`, `load up`, `top as you like`: uses ingredients without an amount, and the bread. */
const ASSEMBLED =
  /\b(?:assemble|build|load (?:up|them|it)|pile (?:it|them) (?:all )?(?:up|high)|toppings|fillings|fixings|trimmings|garnish(?:es)?)\b/i
/** `Top with the garnishes`: any ingredient may be one. */
const GARNISHED = /\b(?:garnishes|toppings|fixings|trimmings|accompaniments)\b/i
/** `Put both in a pot`, with two ingredients. */
const BOTH =
  /\b(?:put|mix|blend|stir|whisk|combine|add|tip|toss|shake|mash|use|take|cook|simmer|boil) both\b(?! sides)/i
const NOT_IN_A_STEP =
  /\b(?:if you (?:have|like|want|can)|to serve|for serving|optional|to garnish|for garnish|to decorate|to finish)\b/i

/**
 * A section of the list that a step uses as a whole: `Whisk the dressing`, `the glaze ingredients`, where the list has
 * `For the glaze:`.
 */
const SECTION_TAKEN = (name: string) =>
  new RegExp(
    String.raw`\b(?:make|prepare|mix|whisk|stir|combine|blend|blitz|whizz|shake|beat)(?: up| together)?(?: all)?(?: of)?(?: the| your)? ${name}\b|\b${name} (?:ingredients|mix(?:ture)?)\b|\bingredients (?:for|of) (?:the |your )?${name}\b`,
    'i',
  )
const SECTION_WORDS = /^(?:for|the|to|your|and|serve|with|optional)$/i

/** Returns the name in a heading of the list: `glaze` of `For the glaze:`. */
function sectionNames({ ingredient }: Ingredient): string[] {
  return (ingredient.match(/\p{L}{3,}/gu) ?? []).filter((word) => !SECTION_WORDS.test(word))
}

/** A heading of ingredients served with the dish. */
const SERVED = /\b(?:to serve|for serving|serve with|to garnish|for garnish|to decorate|to finish)\b/i

interface Section {
  names: readonly string[]
  /** Whether its lines are served with the dish: `To serve:`. */
  isServed: boolean
  lines: readonly { line: Ingredient; index: number }[]
}

function sectionsOf({ recipe }: RecipeSubject): Section[] {
  const sections: (Section & { lines: { line: Ingredient; index: number }[] })[] = []
  for (const [index, line] of recipe.ingredients.entries()) {
    if (isIngredientHeading(line))
      sections.push({ names: sectionNames(line), isServed: SERVED.test(line.ingredient), lines: [] })
    else sections.at(-1)?.lines.push({ line, index })
  }
  return sections
}

/** Whether steps use a section as a whole: by an instruction, or by its name where they name none of its lines. */
function isTakenWhole(
  { names, lines }: Section,
  steps: readonly Passage[],
  isNamed: (line: Ingredient) => boolean,
) {
  if (names.some((name) => steps.some(({ source }) => SECTION_TAKEN(name).test(source)))) return true
  const words = new Set(steps.flatMap(({ source }) => wordsOf(source)))
  return names.flatMap(wordsOf).some((name) => words.has(name)) && !lines.some(({ line }) => isNamed(line))
}

/** Whether a step means the whole list by `ingredients`, and not only `the glaze ingredients` of a section. */
function takesEverything(subject: RecipeSubject): boolean {
  const parts = subject.recipe.ingredients.filter(isIngredientHeading).flatMap(sectionNames)
  return (
    beginsWithoutObject(subject) ||
    subject.steps.some(({ source }) =>
      EVERYTHING.test(parts.reduce((text, name) => text.replace(SECTION_TAKEN(name), ''), source)),
    )
  )
}

/** `Mix and bake.`, `Blend until smooth.`: an instruction without an object. */
const WITHOUT_OBJECT =
  /(?:^|[.;,!:]\s*|\b(?:and|then)\s+)(?:mix|blend|blitz|combine|stir|whisk|whizz|shake|knead|toss|beat|process|pulse)\b(?: (?:well|together|quickly|gently|thoroughly|up|it))*(?=\s*(?:[.,;!]|$|and\b|until\b|till\b|to\b|with a\b|on (?:high|low)\b|for (?:\d|a\b|an\b|about\b|\p{L}+ minutes)|in (?:a|the|your)\b))/iu

/** Whether the first action is applied to everything: no ingredient is named before or with it. */
function beginsWithoutObject({ recipe, steps }: RecipeSubject): boolean {
  const uses = findUses(recipe.instructions, indexNames(recipe.ingredients))
  for (const [at, { source }] of steps.entries()) {
    // `Mix to a dough`: the result is not an object.
    const named = findFoods(source).filter(
      ({ food, start, end }) => !isStaple(food) && !MADE.test(source.slice(start, end)),
    )
    const first = Math.min(...[...(uses[at] ?? []), ...named].map(({ start }) => start))
    const match = WITHOUT_OBJECT.exec(source)
    const length = match ? source.slice(match.index).search(/[.;!?](?:\s|$)/) : -1
    const end = match && length !== -1 ? match.index + length : source.length
    if (match && end <= first) return true
    if (first < Number.POSITIVE_INFINITY) return false
  }
  return false
}

/** Plants that are a herb when fresh and a spice when dried. */
const HERB_OR_SPICE = /coriander|fennel|dill|mustard|fenugreek|celery/

/** Returns the words and foods of all steps. */
function readSteps(steps: readonly Passage[]) {
  const words = new Set(steps.flatMap(({ source }) => wordsOf(source)))
  const foods = new Set(steps.flatMap(({ source }) => findFoods(source).map(({ food }) => kindOfFood(food))))
  return { words, foods }
}

function isNamedIn(
  { foods, names }: CalledLine,
  said: ReturnType<typeof readSteps>,
  { unit }: Pick<Ingredient, 'unit'>,
): boolean {
  return (
    // `Lay 6 sheets in the tin`, `add the spices` for a spoon of coriander.
    (/^sheets?$/i.test(unit) && said.words.has('sheet')) ||
    (/^(?:tsp|teaspoons?)$/i.test(unit) &&
      said.words.has('spice') &&
      foods.some(({ id }) => HERB_OR_SPICE.test(id))) ||
    foods.some((food) => said.foods.has(kindOfFood(food))) ||
    [...names].some((name) => said.words.has(name))
  )
}

/** Steps that leave this many ingredients unnamed refer to them differently: `Whisk the dry, whisk the wet`. */
const MANY_UNUSED = 3
const MANY_SHARE = 0.4

const ingredientUnused: Rule<RecipeSubject> = {
  id: 'ingredient-unused',
  level: 'hint',
  *find(subject) {
    const { recipe, lines, steps } = subject
    if (steps.length === 0 || takesEverything(subject)) return
    if (steps.some(({ source }) => GARNISHED.test(source))) return
    const said = readSteps(steps)
    const nouns = new Set(lines.flatMap(({ line }) => nounsOf(line)))
    const isNamed = (line: Ingredient) => isNamedIn(readCalledLine(line, nouns), said, line)
    const used = new Set([
      ...findUses(recipe.instructions, indexNames(recipe.ingredients)).flatMap((step) =>
        step.flatMap(({ ingredients }) => ingredients),
      ),
      ...recipe.instructions.flatMap(({ ingredients }) => ingredients ?? []),
      ...sectionsOf(subject)
        .filter((section) => isTakenWhole(section, steps, isNamed))
        .flatMap((section) => section.lines.map(({ index }) => index)),
    ])
    const served = new Set(
      sectionsOf(subject)
        .filter(({ isServed }) => isServed)
        .flatMap((section) => section.lines.map(({ index }) => index)),
    )
    if (lines.length === 2 && steps.some(({ source }) => BOTH.test(source))) return
    const isAssembled = steps.some(({ source }) => ASSEMBLED.test(source))
    const unused = lines.filter(({ line, index }) => {
      if (
        used.has(index) ||
        served.has(index) ||
        line.ingredient === '' ||
        NOT_IN_A_STEP.test(line.ingredient)
      )
        return false
      const { foods } = readCalledLine(line)
      if (foods.some(isStaple) || isNamed(line)) return false
      return !(isAssembled && (line.amount === '' || foods.some(({ aisle }) => aisle === 'bakery')))
    })
    if (unused.length >= MANY_UNUSED && unused.length > lines.length * MANY_SHARE) return
    for (const { line, index } of unused) {
      yield {
        ...allOf(`ingredients.${index}.ingredient`, line.ingredient),
        about: ingredientLine(line),
        message: `“${line.ingredient}” is in the list, but in no step.`,
      }
    }
  },
}

/** Names that are not ingredients: comparisons, results, alternatives. */
const NOT_ASKED_FOR =
  /(?:\b(?:like|as|without|size of|no|not|instead of|rather than|unlike|thick(?:ness)? of|consistency of|texture of|colou?r of|smells? of|tastes? of|resembl\w+|(?:to|and) (?:make|form)|until you have|becomes?|to (?:an?)|(?:turn|shape|form|roll|blend|work|mash|pound|grind|cook)(?:s|ed|ing)?(?: (?:it|them|down|(?:the|your|all)(?: \p{L}+){1,4}?))? (?:in)?to|or|such as|e\.g\.|kind of|sort of|any)\s+(?:(?:an?|the|some|your|about)\s+)?(?:\d+\s+)?(?:\p{L}+[\s-]+){0,2}|\bnot (?:with|in|by) [^.;,)]{0,40}|\bde-?)$/iu
/** A suggestion: the foods it names are optional. */
const PROPOSES =
  /\b(?:if (?:you|using|there|it|desired|wanted|liked|needed)|you (?:can|could|may|might)|(?:could|can) (?:also )?(?:be|use|add|swap)|swap|substitut\w+|replace|in place of|instead|optional\w*|leftovers?|some people|i (?:sometimes|often|like|love)|feel free|would (?:also )?work|works (?:well|too)|also (?:good|great|lovely)|(?:is|are|would be) (?:also )?(?:lovely|great|good|nice|delicious|fine|perfect)|fancy|(?:on|with) things like|and (?:much )?more)\b/i
/** Accompaniments may be each reader's own. */
const EATEN_WITH =
  /\b(?:serve[ds]?|eat|enjoy|good|great|lovely|delicious|nice|mop up|scoop up|dish up|plate up)\b[^.;!?]*$/i
/** `Serve with rice or bread`: any is fine. */
const CHOICE = /\bor\b/i
/** Words for the result, or for many foods at once. */
const GENERAL =
  /^(?:fruits?|herbs?|fish|meat|vegetables?|veg|veggies|berries|greens|leaves|seeds|spices?|seasonings?|yolks?|(?:egg )?whites?|cloves?|crumbs?|juices?|dates?|shakes?|sweets?|nuts?|cookie|seafood|dough|batter|wraps?)$/i
/** Things bought for the kitchen that are not eaten: foil, skewers. */
const KITCHENWARE = 'kitchenware'
/** Dishes and mixtures: usually the result of preceding steps. */
const MADE =
  /(?:^|\s)(?:gravy|meatballs?|broth|burgers?|patties|dumplings?|croutons?|caramel|ganache|crumble|dressing|vinaigrette|icing|frosting|marinade|mash|pur[eé]e|paste|syrup|sauces?|soups?|curry|dough|batter|custard|pancakes?|waffles?|omelettes?|muffins?|cookies?|biscuits?|cakes?|scones?|porridge|puddings?|pizzas?|buttercream|compote|salads?|slaw|coleslaw|stuffing|dips?|falafel|pastry|meringues?|sorbet|breads?|loaf|loaves|rolls?|buns?|toasts?|crisps?|chips?|crackers?|flatbreads?|spreads?|fudge|toffee|stew|rag[uù]|aquafaba|crusts?|topping|filling|base)$/i
/** `Simmer the bones and strain`: the stock is the result. */
const STOCK = /\b(?:stock|broth)$/i
const STRAINED = /\bstrain\b/i
/** Words before something made earlier: `pour over the gravy`, `shape each burger`. */
const DEFINITE =
  /\b(?:the|this|that|these|those|your|each|every|both|all|its?|their)\s+(?:\p{L}+[\s-]+){0,2}$/iu
/** `Serve with gravy`: bought, or from another recipe. */
const BARE_WITH =
  /\b(?:with|and|or|of|in|into|on|some|extra)\s+(?:(?:an?|some|a little|plenty of|lots of|crusty|warm|hot|good|fresh|steamed|boiled|green|mixed|plain|toasted)\s+)*$/i
/** Utensils named after a food, and ways of cutting. */
const FOOD_THINGS =
  /^(?:[\s-]+(?:knife|knives|pans?|dish(?:es)?|bowls?|plates?|press|mill|grinder|paper|tins?|moulds?|molds?|spoons?|cups?|glass(?:es)?|boards?|peelers?|mashers?|steamers?|cookers?|whisk|brush|basket|bath|towels?|cloths?|strainer|filter|cutters?|sheets?|trays?|racks?|cases?|liners?|stones?|jars?|bags?|boxes|scoops?|slicer|spinner|rings?|blender|maker|machine|pot|wrap|size|water|colou?red|brown|golden|sized?|shaped?))\b/i

/** `Cream the butter`, `rub with oil`: verbs that are also foods. */
const DEEDS =
  /^(?:rub|sprinkles?|cream|butter|oil|season(?:ing)?|salt|flour|pepper|toast|roll|dip|spread|stuff(?:ing)?|stock|crumb|shell|pickle|jam|sauce|spice|juice|zest|core|pit|stone|seed|peel|steak|grill|ice|water|honey|sugar|smoke|crisp|mash|cube|coat|glaze|dress|dressing|batter|bread|string|whip|freeze|dust|crumble|griddle|bone|fillet|steam|butterfly|scallop|wrap|fluff|barbecue|crust|pastry|sandwich|pepper|top|shred|chip|dice|mince)$/i
/** At the beginning of an instruction these are never foods. */
const ALWAYS_DEEDS = /^(?:rub|sprinkle|wrap|fluff|season)$/i
const DEED_BEFORE =
  /(?:^|[.!?;:,(–—-]\s*|\b(?:and|then|to|or|now|gently|lightly|just|carefully|generously|quickly|also|next)\s+)(?:\p{L}+ly\s+)?$/iu
const DEED_BEHIND =
  /^\s+(?:the|an?|your|both|all|it|them|this|these|each|every|everything|half|some|over|on|onto|with|in|into|together|until|till|for|from|through|out|up|well|lightly|gently|generously|evenly|thinly|one|two|three|four|six|eight|\d)\b/i

function isDeed(text: string, { start, end }: FoodMatch, foods: readonly FoodMatch[]): boolean {
  const before = textBefore(text, start)
  // `Cream butter and sugar`: at the beginning of a sentence, with its object directly after it.
  const hasObject = foods.some((food) => food.start === end + 1) && /(?:^|[.!?;:]\s+)$/.test(before)
  return (
    DEEDS.test(text.slice(start, end)) &&
    DEED_BEFORE.test(before) &&
    (hasObject || ALWAYS_DEEDS.test(text.slice(start, end)) || DEED_BEHIND.test(textBehind(text, end)))
  )
}

/** Returns the names the list and the title can have. */
function readList({ recipe, lines, title }: RecipeSubject) {
  const called = lines.map(({ line }) => readCalledLine(line))
  const headings = recipe.ingredients.filter(isIngredientHeading).map(({ ingredient }) => ingredient)
  return {
    kinds: new Set(called.flatMap(({ foods }) => foods.map(kindOfFood))),
    names: new Set(
      called.flatMap(({ names, words }) => [...names, ...words, ...[...words].flatMap(shortForms)]),
    ),
    /** The results of the recipe: its dish and its parts. */
    made: new Set([title, ...headings].flatMap(wordsOf)),
  }
}

/** Whether a food is in the name of another dish: `with Penne Pasta and Mango Sorbet`. */
function isInTitle(text: string, { start, end }: FoodMatch): boolean {
  const isCapital =
    /^\p{Lu}/u.test(text.slice(start, end)) && !/(?:^|[.!?:\n]\s*)$/.test(textBefore(text, start))
  return (
    isCapital &&
    (/\p{Lu}[\p{L}-]*\s$/u.test(textBefore(text, start)) || /^\s\p{Lu}/u.test(textBehind(text, end)))
  )
}

/** Words allowed within a name: `squeeze the lime`. */
const LITTLE_WORDS = /^(?:the|a|an|of|and|some|your)$/

function isListed(name: string, match: FoodMatch, { kinds, names }: ReturnType<typeof readList>): boolean {
  if (kinds.has(kindOfFood(match.food))) return true
  if (/^(?:flax|chia) eggs?$/i.test(name))
    return ['flax', 'flaxseed', 'linseed', 'chia'].some((word) => names.has(word))
  if (/^croutons?$/i.test(name)) return names.has('bread')
  return wordsOf(name).every((word) => isDescriptor(word) || LITTLE_WORDS.test(word) || names.has(word))
}

const foodNotListed: Rule<RecipeSubject> = {
  id: 'food-not-listed',
  level: 'hint',
  *find(subject) {
    const { recipe, lines, steps } = subject
    // An empty list is reported by `ingredients-missing`.
    if (lines.length === 0) return
    const list = readList(subject)
    const named = new Set<string>()
    const uses = findUses(recipe.instructions, indexNames(recipe.ingredients))
    for (const [at, { source }] of steps.entries()) {
      const foods = findFoods(source)
      for (const match of foods) {
        const { food, start, end } = match
        const name = source.slice(start, end)
        if (isStaple(food) || food.id === KITCHENWARE || named.has(kindOfFood(food)) || GENERAL.test(name))
          continue
        // `coconut milk` is not the milk of the list.
        if (uses[at]?.some((use) => use.start <= start && start < use.end)) continue
        if (isListed(name, match, list) || isDeed(source, match, foods) || isInTitle(source, match)) continue
        const before = textBefore(source, start)
        const behind = textBehind(source, end)
        if (NOT_ASKED_FOR.test(before) || FOOD_THINGS.test(behind)) continue
        const sentence = sentenceAround(source, start, end)
        if (PROPOSES.test(sentence) || (EATEN_WITH.test(before) && CHOICE.test(sentence))) continue
        const isStrained =
          STOCK.test(name) && steps.slice(0, at + 1).some((step) => STRAINED.test(step.source))
        const isMade =
          isStrained ||
          isMadeBefore(
            name,
            steps.slice(0, at).map((step) => step.source),
          ) ||
          wordsOf(name).some((word) => list.made.has(word))
        if (isMade || (MADE.test(name) && isOfThisDish(before))) continue
        named.add(kindOfFood(food))
        const step = steps[at]
        if (!step) continue
        const message = `Step ${at + 1} names ${name.toLowerCase()}, which is not in the list.`
        yield inStep(step, start, end, message)
      }
    }
  },
}

/** Whether preceding steps made it: `Mash the potatoes`, and a later step has `cover with mash`. */
function isMadeBefore(name: string, steps: readonly string[]): boolean {
  const deed = new RegExp(
    String.raw`(?:^|[.!?;,]\s+|\b(?:and|then)\s+)${name}\s+(?:the|them|it|with|until)\b`,
    'i',
  )
  return MADE.test(name) && DEEDS.test(name) && steps.some((text) => deed.test(text))
}

/** Whether a dish is made of these ingredients rather than bought: `pour over the gravy`, not `serve with gravy`. */
function isOfThisDish(before: string): boolean {
  return DEFINITE.test(before) || !BARE_WITH.test(before)
}

/** Rules that compare the foods of list and steps (PROOF-RECIPE-2). */
export const STEP_FOOD_RULES: readonly Rule<RecipeSubject>[] = [ingredientUnused, foodNotListed]
