import type { Content } from '../content/food-contents.ts'
import type { Ingredient } from '../content/recipe.ts'
import { isDescriptor } from '../kitchen/foods/descriptors.ts'
import { findFoodOfLine, findFoods } from '../kitchen/foods/find-food.ts'
import type { Food } from '../kitchen/foods/food.ts'
import { CHEESE, HERB } from '../kitchen/foods/food-kinds.ts'
import { normalizeWord } from '../kitchen/foods/food-words.ts'

/** A word for several foods, and whether a food is one of them. */
interface GeneralWord {
  /** Normalized by `normalizeWord`. */
  words: ReadonlySet<string>
  covers: (food: Food) => boolean
}

const general = (words: string, covers: GeneralWord['covers']): GeneralWord => ({
  words: new Set(words.split(' ').map(normalizeWord)),
  covers,
})
const byId =
  (pattern: RegExp) =>
  ({ id }: Food) =>
    pattern.test(id)
const containing =
  (...contents: readonly Content[]) =>
  ({ contains }: Food) =>
    contains.some((content) => contents.includes(content))

const BREAD =
  /bread|sourdough|baguette|ciabatta|focaccia|brioche|roll$|bun$|pitta|naan|chapati|tortilla|bagel|muffin$|crumpet|croissant/
const CITRUS = /lemon|lime|orange|clementine|mandarin|grapefruit|yuzu/
const BERRY = /berr|currant|cherry|grape$/

/** `the cheese` in a step is the feta of the list, `the spices` all spices. */
const GENERAL_WORDS: readonly GeneralWord[] = [
  general('cheese', byId(CHEESE)),
  general('cream', byId(/cream|creme|mascarpone|half-and-half|yogurt|coconut-milk/)),
  general('milk', byId(/milk|drink$/)),
  general('yogurt yog', byId(/yogurt|kefir/)),
  general('butter', byId(/butter|margarine/)),
  general('pasta noodle spaghetti macaroni', byId(/pasta|gnocchi|noodles|udon|soba|shirataki/)),
  general('grain', byId(/rice|quinoa|millet|bulgur|couscous|freekeh|farro|barley|buckwheat|oats/)),
  general('rice', byId(/rice/)),
  general('bread toast loaf slice bun roll sandwich wrap', byId(BREAD)),
  general('tortilla wrap taco shell', byId(/tortilla|taco|flatbread/)),
  general('biscuit cookie', byId(/biscuit|amaretti|sponge-fingers|graham/)),
  general('cracker', byId(/cracker|crisp|biscuit/)),
  general('crumb breadcrumb', byId(/crumb|panko/)),
  general('pastry', byId(/pastry/)),
  general('flour', byId(/(?<!corn)flour|masa|polenta/)),
  general('sugar sweetener', byId(/sugar|honey|syrup|agave|stevia|molasses/)),
  general('syrup', byId(/syrup|honey|agave|molasses/)),
  general('chocolate', byId(/choc|cocoa|cacao/)),
  general('fish seafood', containing('fish', 'crustaceans', 'molluscs')),
  general('shellfish', containing('crustaceans', 'molluscs')),
  general('meat mince bird joint', containing('meat')),
  general('beef', byId(/beef|steak/)),
  general('pork', byId(/pork|ham$|gammon|bacon/)),
  general('sausage', byId(/sausage|chipolata|chorizo|frankfurter/)),
  general('bacon', byId(/bacon|pancetta|prosciutto|gammon/)),
  general('mince', byId(/mince$|tempeh|tofu/)),
  general('egg yolk white', byId(/egg/)),
  general('nut', containing('nuts', 'peanuts')),
  general('seed', byId(/seed|sesame|nigella|mixed-seeds/)),
  general('bean pulse legume', byId(/bean|chickpea|lentil|pea|edamame/)),
  general('dal lentil', byId(/lentil|split-peas|mung/)),
  general('herb', byId(HERB)),
  general(
    'spice seasoning rub',
    ({ id, aisle }) => aisle === 'spices and seasonings' || /chilli|sugar|salt/.test(id),
  ),
  general(
    'aromatic soffritto sofrito mirepoix',
    byId(/onion|shallot|garlic|ginger|lemongrass|leek|chilli|celery|carrot|bay-leaf|lime-leaf/),
  ),
  general(
    'vegetable veg veggie crudite',
    ({ id, aisle }) =>
      (aisle === 'produce' || aisle === 'frozen') && !CITRUS.test(id) && !HERB.test(id) && !BERRY.test(id),
  ),
  general(
    'salad leaf green',
    ({ id, aisle }) => (aisle === 'produce' || aisle === 'frozen') && !CITRUS.test(id) && !BERRY.test(id),
  ),
  general(
    'fruit',
    ({ id, aisle }) =>
      aisle === 'produce' ||
      /berr|dried-(?:apricot|fig|cranberry|cherry|apple|mango|blueberry|berries)|mixed-dried-fruit|peach|pineapple|cherry|raisin|sultana|currant|^date$|prune|candied/.test(
        id,
      ),
  ),
  general('berry', byId(BERRY)),
  general('rind', byId(CHEESE)),
  general('zest juice rind peel wedge segment citrus', byId(CITRUS)),
  general('juice', byId(/juice/)),
  general('onion', byId(/onion|shallot|leek/)),
  general('pepper', byId(/pepper/)),
  general('chilli chili chile', byId(/chill?i|jalapeno|chipotle|cayenne/)),
  general('tomato', byId(/tomato|passata/)),
  general('potato spud', byId(/potato/)),
  general('mushroom cap', byId(/mushroom|shiitake|enoki/)),
  general('cabbage', byId(/cabbage|kale|pak-choi/)),
  general('vinegar', byId(/vinegar/)),
  general('stock broth bouillon', byId(/stock/)),
  general('wine', byId(/wine|mirin/)),
  general('alcohol booze spirit liqueur', ({ aisle }) => aisle === 'drinks'),
  general('coffee espresso', byId(/coffee|espresso/)),
  general('mustard', byId(/mustard/)),
  general('sauce', byId(/sauce|tamari|teriyaki|ketchup|sriracha|harissa|hoisin|passata|aminos/)),
  general('paste', byId(/paste|harissa|gochujang|miso|chipotle|tahini/)),
  general('stuffing', byId(/stuffing/)),
  general('caramel toffee', byId(/dulce|toffee|fudge/)),
  general('jam', byId(/jam|marmalade|jelly|curd/)),
  general('jelly', byId(/jelly|gelatine|agar/)),
  general('sweet', byId(/chocolate|marshmallow|toffee|fudge|sprinkles/)),
  general('oil', byId(/oil/)),
  general('fat', byId(/oil|butter|lard|suet|dripping|-fat$|shortening/)),
  general('dressing mayo mayonnaise', byId(/dressing|mayonnaise/)),
]

/** Returns the words of a step that can mean a food: `cheese` for feta, `mustard` for Dijon. */
function generalNames(food: Food): string[] {
  const own = idWords(food)
  return [
    ...GENERAL_WORDS.flatMap(({ words, covers }) => (covers(food) ? [...words] : [])),
    ...own.slice(-1),
    // `the chicken` of chicken thighs.
    ...(food.aisle === 'meat and fish' ? own.slice(0, 1) : []),
  ]
}

/** Returns a food's id without `canned`, `frozen`, `reduced-fat` and the like, which make no difference in steps. */
export function kindOfFood({ id }: Food): string {
  return id.replace(
    /^(?:frozen|dried|cooked|fresh|wholemeal|wholewheat|reduced-fat|low-fat|fat-free|light|semi-skimmed|skimmed|unsalted|ground|lean|dry)-|-(?:canned|jar|dried|skinless|cooked|pickled)$/g,
    '',
  )
}

function idWords({ id }: Food): string[] {
  return id.split('-').map(normalizeWord)
}

/** Returns the words of a text, normalized for comparing foods. */
export function wordsOf(text: string): string[] {
  return (text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []).map((word) =>
    normalizeWord(word.replace(/['’]s?$/, '')),
  )
}

/** The names a step can use for a line of the list. */
export interface CalledLine {
  foods: readonly Food[]
  /** The words of its text and its foods, without descriptive ones. */
  words: ReadonlySet<string>
  /**
   * Words that mean it alone: the last words of its name and those in brackets (`starter` and `discard` of `sourdough
   * starter (discard)`), their short forms, and general words for its food.
   */
  names: ReadonlySet<string>
}

/** `for the glaze`, `, to serve`: words after a name that do not belong to it. */
const NAME_END = /[,;]|\s[-–—]\s|\s(?:for|to|plus|such as|with|without|in|if|until)\s/i

/** Returns the nouns of a line: `flour` of `plain flour`, `starter` and `discard` of `sourdough starter (discard)`. */
export function nounsOf({ ingredient }: Ingredient): string[] {
  const name = ingredient.slice(0, NAME_END.exec(ingredient)?.index)
  return name.split(/[()/&+]|\s(?:or|and|of)\s/i).flatMap((part) =>
    wordsOf(part)
      .filter((word) => !isDescriptor(word))
      .slice(-1),
  )
}

/** Returns the names of a line, given the nouns of other lines: with plain flour listed, `flour` is not cornflour. */
export function readCalledLine(line: Ingredient, others: ReadonlySet<string> = new Set()): CalledLine {
  const whole = line.ingredient
  const head = findFoodOfLine(line)?.food
  const foods = [...findFoods(whole).map(({ food }) => food), ...(head ? [head] : [])]
  const nouns = nounsOf(line)
  const words = [...wordsOf(whole), ...foods.flatMap(idWords)].filter((word) => !isDescriptor(word))
  return {
    foods,
    words: new Set(words),
    names: new Set([
      ...nouns,
      ...nouns.flatMap(shortForms).filter((word) => !others.has(word)),
      ...nouns.flatMap(wordsBeside),
      ...foods.flatMap(generalNames),
    ]),
  }
}

/** Returns synonyms of a general word: `leaves` for a bag of salad. */
function wordsBeside(noun: string): string[] {
  return GENERAL_WORDS.flatMap(({ words }) => (words.has(noun) ? [...words] : []))
}

/** Shorter forms would be other words. */
const MIN_SHORTENED = 4

/** Returns a word's short forms: `bicarb`, `mayo`, `corn` for sweetcorn. */
export function shortForms(word: string): string[] {
  const lengths = Array.from(
    { length: Math.max(0, word.length - MIN_SHORTENED) },
    (_, at) => at + MIN_SHORTENED,
  )
  return lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)])
}
