import type { Avoidable } from '../content/avoidables.ts'
import { ingredientLine } from '../content/ingredient-line.ts'
import type { Ingredient } from '../content/recipe.ts'
import { scaleAmount } from '../content/scale-amount.ts'
import { joinWords } from '../items/labels.ts'
import { avoidablesOfAllergens } from '../kitchen/avoid.ts'
import { avoidedIn, breaksDiet, maybeAvoidedIn } from '../kitchen/foods/avoided.ts'
import { findFoodOfLine } from '../kitchen/foods/find-food.ts'
import { DIETS, type Diet, isStaple } from '../kitchen/foods/food.ts'
import { weighLine } from '../kitchen/line-weight.ts'
import { capitalize } from '../text/capitalize.ts'
import { readNumber } from '../text/numbers.ts'
import { allOf, type Remark, type Rule } from './finding.ts'
import { findMissingAllergens, nameFoodIn } from './missing-allergens.ts'
import type { RecipeSubject } from './subjects.ts'

/** `3 names and 1 more`: a message does not list every name. */
const MAX_NAMED = 3
const QUICK_MINUTES = 30

function nameAll(names: readonly string[]): string {
  return joinWords(names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), 'others'] : names)
}

function at(index: number, part: 'amount' | 'ingredient', line: Ingredient, message: string): Remark {
  return {
    ...allOf(`ingredients.${index}.${part}`, line[part]),
    about: ingredientLine(line),
    message,
  }
}

const withoutEntry = (list: readonly string[], place: number) => list.filter((_, index) => index !== place)

/** Normalizes a tag: the coach's own spelling, `Vegan`, is still the tag. */
const asTag = (tag: string) => tag.trim().toLowerCase().replace(/\s+/g, '-')

/** `soy sauce or tamari`: a cook on the diet takes the alternative. */
const CHOICES = /[\s(]+or\s+|\s*\/\s*/i

/** Whether a line names an alternative that fits a diet. */
function hasFittingChoice(line: Ingredient, diet: Diet): boolean {
  const choices = line.ingredient.split(CHOICES)
  return choices.length > 1 && choices.some((choice) => choice.trim() !== '' && !breaksDiet(choice, diet))
}

/** Returns the diets that a title promises: `Vegan sponge`, not `Sponge (vegan option)`. */
function dietsOfTitle(title: string): Diet[] {
  return DIETS.filter((diet) =>
    new RegExp(String.raw`(?<!\bnon[- ])\b${diet.replace('-', '[- ]')}\b(?! option)`, 'i').test(title),
  )
}

const tagContradicted: Rule<RecipeSubject> = {
  id: 'tag-contradicted',
  level: 'error',
  *find({ recipe, lines, title }) {
    const tags = recipe.dietary_tags.flatMap((tag, place) => {
      const diet = DIETS.find((one) => one === asTag(tag))
      return diet ? [{ diet, field: `dietary_tags.${place}`, words: tag, says: 'the tag is set', place }] : []
    })
    const promised = dietsOfTitle(title)
      .filter((diet) => !tags.some((tag) => tag.diet === diet))
      .map((diet) => ({ diet, field: 'title', words: title, says: 'the title says so', place: null }))
    for (const { diet, field, words, says, place } of [...tags, ...promised]) {
      const breaking = lines.map(({ line }) => line).filter((line) => breaksDiet(line.ingredient, diet))
      const certain = breaking.filter((line) => !hasFittingChoice(line, diet))
      const meant = certain.length > 0 ? certain : breaking
      if (meant.length === 0) continue
      const names = [...new Set(meant.map((line) => nameFoodIn(line, (words) => breaksDiet(words, diet))))]
      const isAre = names.length === 1 && !isPlural(names[0] ?? '') ? 'is' : 'are'
      const named = capitalize(nameAll(names))
      yield {
        ...allOf(field, words),
        about: `${words}: ${names.join()}`,
        ...(certain.length > 0
          ? {
              // The definition of paleo is disputed.
              ...(diet === 'paleo' && { level: 'hint' }),
              message: `${named} ${isAre} not ${diet}, and ${says}.`,
              ...(place !== null && {
                fix: { field: 'dietary_tags', value: withoutEntry(recipe.dietary_tags, place) },
              }),
            }
          : {
              level: 'hint',
              message: `${named} ${isAre} not ${diet}, and ${says}: it holds for the other choice alone.`,
            }),
      }
    }
  },
}

/** Whether a name is plural: `eggs`, `noodles`; not `hummus`, `asparagus`. */
function isPlural(name: string): boolean {
  return /[^su]s$/i.test(name) && !/(?:molasses|couscous)$/i.test(name)
}

const notQuick: Rule<RecipeSubject> = {
  id: 'not-quick',
  level: 'warning',
  *find({ recipe }) {
    const place = recipe.dietary_tags.findIndex((tag) => asTag(tag) === 'quick')
    const minutes = (recipe.prep_time_minutes ?? 0) + (recipe.cook_time_minutes ?? 0)
    if (place === -1 || minutes <= QUICK_MINUTES) return
    const tag = recipe.dietary_tags[place] ?? ''
    yield {
      ...allOf(`dietary_tags.${place}`, tag),
      about: `${tag} ${minutes}`,
      message: `${minutes} minutes in all is not quick: readers expect ${QUICK_MINUTES} at most.`,
      fix: { field: 'dietary_tags', value: withoutEntry(recipe.dietary_tags, place) },
    }
  },
}

/** Grains, sugar and starchy roots, by their names in recipes, which a low-carb dish leaves out. */
const STARCHY =
  /\b(?:flour|rice|pasta|spaghetti|noodles?|bread|breadcrumbs|oats?|couscous|bulgur|barley|quinoa|polenta|potato(?:es)?|sugar|honey|maple syrup|agave|dates?|banana|tortillas?)\b/i
const NOT_STARCHY =
  /\b(?:cauliflower|almond|coconut|konjac|shirataki|courgette|zucchini|sugar[- ]snaps?(?: peas)?|sugar[- ]free|no[- ]sugar\S*|low[- ]carb|keto|(?:rice|date|malt) (?:wine )?vinegar|oat (?:milk|drink)|rice (?:milk|wine)|potato masher)\b/i

const starchyTag: Rule<RecipeSubject> = {
  id: 'low-carb-doubtful',
  level: 'warning',
  *find({ recipe, lines }) {
    const place = recipe.dietary_tags.findIndex((tag) => ['keto', 'low-carb'].includes(asTag(tag)))
    if (place === -1) return
    const tag = recipe.dietary_tags[place] ?? ''
    const names = lines
      .filter(({ line }) => STARCHY.test(line.ingredient) && !NOT_STARCHY.test(line.ingredient))
      .map(({ line }) => nameFoodIn(line, (words) => STARCHY.test(words)))
    if (names.length === 0) return
    const named = [...new Set(names)]
    const fits = named.length === 1 && !isPlural(named[0] ?? '') ? 'fits' : 'fit'
    yield {
      ...allOf(`dietary_tags.${place}`, tag),
      about: `${tag}: ${named.join()}`,
      message: `${capitalize(nameAll(named))} hardly ${fits} ${tag}.`,
    }
  },
}

const OTHERS_IN_BRACKETS = /\s*\((?:or|could|can|use|sub|you can)\b[^)]*\)/gi

/** Returns the line with its first alternative only: `chicken stock (or fish stock)`. */
function withFirstChoice(line: Ingredient): Ingredient {
  const [first = ''] = line.ingredient.replace(OTHERS_IN_BRACKETS, '').split(CHOICES)
  return findFoodOfLine({ ...line, ingredient: first }) ? { ...line, ingredient: first } : line
}

const allergenMissing: Rule<RecipeSubject> = {
  id: 'allergen-missing',
  level: 'error',
  *find({ recipe, lines }) {
    const ingredients = lines.map(({ line }) => withFirstChoice(line))
    const certain = new Set(findMissingAllergens({ ...recipe, ingredients }).map(({ allergen }) => allergen))
    for (const { allergen, foods } of findMissingAllergens(recipe))
      yield {
        ...(!certain.has(allergen) && { level: 'warning' }),
        field: 'allergens',
        about: `${allergen}: ${foods.join()}`,
        message: `${capitalize(nameAll(foods))}: the allergens do not name ${allergen}.`,
        fix: { field: 'allergens', value: [...recipe.allergens, allergen] },
      }
  },
}

const allergenUnexplained: Rule<RecipeSubject> = {
  id: 'allergen-unexplained',
  level: 'hint',
  *find({ recipe, lines }) {
    // The only line with an unknown food may contain it.
    if (lines.some(({ line }) => findFoodOfLine(line) === null)) return
    const present = new Set<Avoidable>(
      lines.flatMap(({ line }) => [...avoidedIn(line.ingredient), ...maybeAvoidedIn(line.ingredient)]),
    )
    // What the coach's swaps replace is contained, even if the table does not know it.
    for (const { avoid } of recipe.swaps) present.add(avoid)
    for (const [place, allergen] of recipe.allergens.entries()) {
      const groups = avoidablesOfAllergens([allergen])
      if (groups.size === 0 || [...groups].some((group) => present.has(group))) continue
      yield {
        ...allOf(`allergens.${place}`, allergen),
        about: allergen,
        message: `No ingredient explains the allergen ${allergen}.`,
        fix: { field: 'allergens', value: withoutEntry(recipe.allergens, place) },
      }
    }
  },
}

const swapContradicts: Rule<RecipeSubject> = {
  id: 'swap-contradicts',
  level: 'error',
  *find({ recipe }) {
    for (const [place, swap] of recipe.swaps.entries()) {
      if (swap.with && avoidedIn(swap.with.ingredient).includes(swap.avoid))
        yield {
          ...allOf(`swaps.${place}.with`, swap.with.ingredient),
          about: swap.with.ingredient,
          message: `${capitalize(nameFoodIn(swap.with, (words) => avoidedIn(words).includes(swap.avoid)))} is offered to readers who avoid ${swap.avoid}, and contains it.`,
        }
    }
  },
}

const NO_AMOUNT_NEEDED =
  /\b(?:an?|some|few|handful|pinch|sprigs?|splash|drizzle|thumb|squeeze|grating|grind(?:ing)?|twist|dusting|sprinkl(?:e|ing)|scattering|knob|dash|drop|glug|dollop|fresh|leaves|(?:to|as) (?:a )?(?:taste|serve|finish|garnish|decorate|dust|grease|fry|brush|coat)|(?:for|when) (?:serving|garnish(?:ing)?|greasing|(?:shallow |deep |pan-)?frying|dusting|brushing|grating|rolling|decorating|sprinkling|cooking|the (?:tin|pan|dish|top))|optional|if you (?:have|like|want|can)|as (?:much|many) as|any kind|of (?:your )?choice|to top|as needed)\b/i

/** Whether a food is bought by weight or number; unknown for a line without a food. */
function needsAmount(line: Ingredient): boolean {
  const food = findFoodOfLine(line)?.food
  return food !== undefined && !isStaple(food) && !NO_AMOUNT_NEEDED.test(line.ingredient)
}

const amountMissing: Rule<RecipeSubject> = {
  id: 'amount-missing',
  level: 'warning',
  *find({ lines }) {
    for (const { line, index } of lines) {
      if (line.amount === '' && line.unit === '' && !/\d/.test(line.ingredient) && needsAmount(line))
        yield at(index, 'ingredient', line, `How much? “${line.ingredient}” has no amount to buy by.`)
    }
  },
}

const amountInName: Rule<RecipeSubject> = {
  id: 'amount-in-name',
  level: 'warning',
  *find({ lines }) {
    for (const { line, index } of lines) {
      if (line.amount === '' && /^(?:\d|[½¼¾⅓⅔⅛])/.test(line.ingredient))
        yield at(
          index,
          'ingredient',
          line,
          'The amount stands in the name, so it does not follow the servings. Move it to its own field.',
        )
    }
  },
}

/** Amounts that are vague on purpose: a pinch is not doubled with scales. */
const VAGUE_ON_PURPOSE = /\b(?:pinch|dash|drizzle|splash|sprinkling|to taste|knob|drops?)\b/i

/** `a few carrots`: an amount before the name that cannot be scaled. */
const VAGUE_NAME = /^(?:a few|some|several|a couple of)\s+/i

const amountNotScaled: Rule<RecipeSubject> = {
  id: 'amount-not-scaled',
  level: 'hint',
  *find({ lines }) {
    for (const { line, index } of lines) {
      const { amount, unit } = line
      const [vague] = amount === '' ? (VAGUE_NAME.exec(line.ingredient) ?? []) : []
      if (vague && needsAmount({ ...line, ingredient: line.ingredient.slice(vague.length) }))
        yield at(index, 'ingredient', line, `“${vague.trim()}” stays as it is when the servings change.`)
      if (amount === '' || VAGUE_ON_PURPOSE.test(`${amount} ${unit}`)) continue
      if (scaleAmount(amount, 2) !== amount) continue
      const [, one, rest = ''] = /^\s*(an?|one)\b\s*(.*)$/i.exec(amount) ?? []
      yield {
        ...at(
          index,
          'amount',
          line,
          `“${amount}” holds no number: it stays as it is when the servings change.`,
        ),
        ...(one !== undefined &&
          !/^(?:few|little|bit|couple)\b/i.test(rest) && {
            fix: { field: `ingredients.${index}.amount`, value: `1 ${rest}`.trim() },
          }),
      }
    }
  },
}

/** Over these limits an amount or its unit is a mistake: grams per serving, and spoons of one ingredient. */
const MOST_GRAMS = 1_500
const MOST_SPOONS = 24

const amountUnlikely: Rule<RecipeSubject> = {
  id: 'amount-unlikely',
  level: 'warning',
  *find({ lines, recipe: { servings } }) {
    for (const { line, index } of lines) {
      const food = findFoodOfLine(line)?.food
      const grams = food ? (weighLine(line, food)?.low ?? 0) : 0
      const isSpooned = /^(?:tbsps?|tablespoons?|tsps?|teaspoons?)$/i.test(line.unit)
      const isMuch = servings !== null && servings > 1 && grams / servings > MOST_GRAMS
      if (isMuch || (isSpooned && (readNumber(line.amount) ?? 0) > MOST_SPOONS))
        yield at(index, 'amount', line, `${line.amount} ${line.unit}? Look at the amount and its unit again.`)
    }
  },
}

const listEmpty: Rule<RecipeSubject> = {
  id: 'ingredients-missing',
  level: 'warning',
  find: ({ lines }) =>
    lines.some(({ line }) => line.ingredient !== '')
      ? []
      : [{ field: 'ingredients', start: 0, end: 0, about: '', message: 'There are no ingredients yet.' }],
}

/** More is a typing error: trays of biscuits make fifty. */
const MOST_SERVINGS = 100

const servingsMissing: Rule<RecipeSubject> = {
  id: 'servings-missing',
  level: 'warning',
  *find({ recipe: { servings } }) {
    const message =
      'For how many is it? Amounts, nutrition and the shopping list are worked out by the servings.'
    if ((servings ?? 0) < 1) yield { field: 'servings', about: '', message }
  },
}

const servingsUnlikely: Rule<RecipeSubject> = {
  id: 'servings-unlikely',
  level: 'hint',
  *find({ recipe: { servings } }) {
    const message = `${servings} servings? Nutrition and the shopping list are worked out by this number.`
    if ((servings ?? 0) > MOST_SERVINGS) yield { field: 'servings', about: String(servings), message }
  },
}

/** Rules for ingredients, tags and allergens of a recipe (PROOF-RECIPE-3). */
export const RECIPE_LIST_RULES: readonly Rule<RecipeSubject>[] = [
  tagContradicted,
  notQuick,
  starchyTag,
  allergenMissing,
  allergenUnexplained,
  swapContradicts,
  amountMissing,
  amountInName,
  amountNotScaled,
  amountUnlikely,
  listEmpty,
  servingsMissing,
  servingsUnlikely,
]
