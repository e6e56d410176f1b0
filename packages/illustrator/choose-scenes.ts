import type { FoodName } from './motifs/foods.ts'
import { createRandom, type Random, seedFrom } from './paper/random.ts'
import { COLOUR_WORDS } from './reading/colours.ts'
import { excludedFoods } from './reading/diets.ts'
import {
  DISH_IDEAS,
  DRY_DISHES,
  DRY_IDEAS,
  FOOD_IDEAS,
  type Idea,
  KITCHEN_IDEAS,
} from './reading/dish-ideas.ts'
import { findDish } from './reading/find-dish.ts'
import { findFoods } from './reading/find-foods.ts'
import { findServedDish } from './reading/served-dishes.ts'
import { servedIn, tellingOf } from './reading/suits.ts'
import { readTokens, replaceIdioms } from './reading/tokens.ts'
import { ANY_TOPIC, findTopics, type Topic } from './reading/topics.ts'
import { BACKDROPS } from './scenes/scene.ts'
import { canDraw, type SceneName, sceneOf } from './scenes/scenes.ts'
import { DISHES, dishOfWord, wordOfDish } from './served/dishes.ts'
import { WITH } from './served/parts.ts'
import type { ImageSpec } from './spec.ts'

/** The texts of an item that images are composed from. */
export interface ItemTexts {
  contentType: 'blog' | 'recipe'
  title: string
  excerpt?: string | undefined
  description?: string | undefined
  dietaryTags?: readonly string[] | undefined
  /** Of a recipe, one per line. */
  ingredients?: readonly string[] | undefined
}

/** Number of images suggested at once. */
export const SUGGESTIONS = 4
const MAX_FOODS = 5

interface Ideas {
  own: readonly Idea[]
  more: readonly Idea[]
  foods: readonly FoodName[]
  /** Those of them the dish consists of, by its name. */
  made: readonly FoodName[]
  /** Those its title names at all. */
  titled: readonly FoodName[]
}

/**
 * Chooses four images for an item: the same four for the same texts and round, each with a different scene and field.
 * Round 0 shows the most telling scenes; each further round is another four of an endless series. A food is only ever
 * shown when the texts name it, because an image of a dish states its ingredients.
 */
export function chooseScenes(texts: ItemTexts, round: number): ImageSpec[] {
  const input = textKey(texts)
  const random = createRandom(seedFrom(input, 'round', round))
  const ideas = texts.contentType === 'recipe' ? readRecipe(texts) : readArticle(texts, random)
  const chosen = chooseIdeas(ideas, round, random)
  const backdrops = chooseBackdrops(chosen, random)
  return chosen.map(({ scene, words }, index) => ({
    contentType: texts.contentType,
    scene,
    backdrop: backdrops[index] ?? 0,
    seed: seedFrom(input, round, index),
    words: wordsOf(scene, words, ideas),
  }))
}

/** In a served dish, foods that only accompany it come after {@link WITH}: they do not colour it. */
function wordsOf(scene: SceneName, words: readonly string[], { foods, made, titled }: Ideas): string[] {
  if (scene !== 'served' && scene !== 'close') return [...words, ...servedIn(scene, foods)]
  const within = foods.filter((name) => made.includes(name))
  const isSweet = words.some((word) => dishOfWord(word)?.isSweet)
  const told = titled.length > 0 ? foods.filter((name) => titled.includes(name)) : tellingOf(foods, isSweet)
  const beside = told.filter((name) => !made.includes(name))
  return [...words, ...within, ...(beside.length > 0 ? [WITH, ...beside] : [])]
}

/** Joins the texts into one key, so that the same texts give the same images. */
export function textKey({
  contentType,
  title,
  excerpt = '',
  description = '',
  dietaryTags = [],
  ingredients = [],
}: ItemTexts): string {
  const parts = [contentType, title.trim(), excerpt.trim(), description.trim(), dietaryTags.toSorted()]
  return JSON.stringify(ingredients.length > 0 ? [...parts, ingredients] : parts)
}

/** Returns the foods an item names, those of its title first, without those its diet excludes. */
function foodsNamedBy(texts: ItemTexts): FoodName[] {
  const { contentType, title, excerpt = '', description = '', dietaryTags = [], ingredients = [] } = texts
  const rest = [excerpt, description, ...ingredients].join('\n')
  const excluded = excludedFoods([title, rest, ...dietaryTags].join('\n'))
  const reading = { isRecipe: contentType === 'recipe' }
  const named = [...findFoods(title, reading), ...findFoods(rest, reading)]
  return [...new Set(named)].filter((name) => !excluded.has(name)).slice(0, MAX_FOODS)
}

function readRecipe(texts: ItemTexts): Ideas {
  const { title, excerpt = '', description = '' } = texts
  const titleTokens = readTokens(replaceIdioms(title))
  const isCold = COLD.some((word) => titleTokens.includes(word))
  const read = findDish(titleTokens, readTokens(replaceIdioms(`${excerpt} ${description}`)))
  const dish = read === 'tea' && isCold ? 'drink' : read
  const named = foodsNamedBy(texts)
  // A salad consists of leaves by default.
  const foods: readonly FoodName[] =
    named.length === 0 && dish === 'salad' && !titleTokens.includes('fruit') ? ['leaves'] : named
  const hints = hintsOf(titleTokens)
  const isFried = !NOT_FRIED.some((word) => titleTokens.includes(word))
  const own = (isCold ? withoutHeat(DISH_IDEAS[dish]) : DISH_IDEAS[dish]).filter(
    ({ scene }) => isFried || scene !== 'pan',
  )
  const dishName = findServedDish(replaceIdioms(title))
  const head = replaceIdioms(title).split(/\bwith\b/)[0] ?? ''
  const served = dishName ? servedIdeas(wordOfDish(dishName), coloursOf(head)) : []
  const others = dishName ? besideServed(own, 'isSweet' in DISHES[dishName]) : own
  return {
    own: [...served, ...others.map(({ scene, words }) => ({ scene, words: [...words, ...hints] }))],
    made: findFoods(head, { isRecipe: true }),
    titled: findFoods(title, { isRecipe: true }),
    more: [
      ...(dishName ? besideServed(DRY_IDEAS, false) : DRY_DISHES.has(dish) ? DRY_IDEAS : FOOD_IDEAS),
      // An empty table says less about a dish than showing the dish once more.
      ...(servedIn('plate', foods).length > 0 ? [] : KITCHEN_IDEAS),
    ],
    foods,
  }
}

/** Returns the ideas that may follow a served dish: never the same foods raw on a plate. */
function besideServed(ideas: readonly Idea[], isSweet: boolean): Idea[] {
  return (isSweet ? withoutHeat(ideas) : ideas).filter(({ scene }) => !RAW.has(scene))
}

const RAW: ReadonlySet<SceneName> = new Set(['plate', 'toss', 'pan', 'bites', 'tray'])

function servedIdeas(dish: string, colours: readonly string[]): Idea[] {
  return [
    { scene: 'served', words: [dish, ...colours] },
    { scene: 'close', words: [dish, ...colours] },
  ]
}

/** Words that a preceding colour belongs to: green beans do not make a dish green. */
const COLOURED = ['bean', 'pepper', 'olive', 'cabbage', 'fish', 'onion', 'chocolate', 'wine', 'syrup']

function coloursOf(head: string): string[] {
  const tokens = readTokens(head)
  return tokens
    .filter((token, at) => COLOUR_WORDS.has(token) && !COLOURED.includes(tokens[at + 1] ?? ''))
    .slice(0, 1)
}

/** Words in titles of dishes that never steam. */
const COLD = ['gazpacho', 'chilled', 'cold', 'iced']
/** Words in titles of food that was not fried. */
const NOT_FRIED = ['boiled', 'frozen', 'pate', 'pickled', 'poached', 'raw']

function withoutHeat(ideas: readonly Idea[]): Idea[] {
  return ideas
    .filter(({ scene, words }) => scene !== 'pot' && !(scene === 'bowl' && words.includes('hot')))
    .map(({ scene, words }) => ({ scene, words: words.filter((word) => word !== 'hot') }))
}

function hintsOf(titleTokens: readonly string[]): string[] {
  const says = (...words: string[]) => words.some((word) => titleTokens.includes(word))
  return [
    ...(says('water', 'infusion') ? ['water'] : []),
    ...(says('icing', 'iced', 'frosting', 'frosted') ? ['icing'] : []),
    ...(says('cookie', 'biscuit', 'cracker', 'shortbread') ? ['cookie'] : []),
  ]
}

function readArticle(texts: ItemTexts, random: Random): Ideas {
  const { title, excerpt = '', description = '' } = texts
  const titleTokens = readTokens(replaceIdioms(title))
  const [first, second] = findTopics(titleTokens, readTokens(replaceIdioms(`${excerpt} ${description}`)))
  const foods = foodsNamedBy(texts)
  const titleFoods = findFoods(title, { isRecipe: false }).filter((name) => foods.includes(name))
  const isAboutFood = titleFoods.length > 0 || (first === undefined && foods.length > 0)
  const isServed = servedIn('plate', foods).length > 0
  // Unnamed food is pictured by a kitchen.
  const waysOf = (topic: Topic | undefined) =>
    topic?.isFood && !isServed ? KITCHEN_IDEAS : (topic?.ideas ?? [])
  const isOfBoth = second?.isGeneral !== true && titleTokens.some((token) => second?.words.has(token))
  const topicIdeas = isOfBoth ? byTurns(waysOf(first), waysOf(second)) : waysOf(first)
  const own = !isAboutFood || first?.isFood ? topicIdeas : [...FOOD_IDEAS.slice(0, 3), ...topicIdeas]
  return {
    own,
    more: [
      ...(second?.ideas.slice(0, 2) ?? []),
      ...(first?.isFood || isAboutFood
        ? [...FOOD_IDEAS, ...KITCHEN_IDEAS]
        : // What is shown of any subject differs from article to article.
          random.shuffle(ANY_TOPIC)),
    ],
    foods,
    made: foods,
    titled: foods,
  }
}

function byTurns(some: readonly Idea[], others: readonly Idea[]): Idea[] {
  const rest = others.filter(({ scene }) => some.every((idea) => idea.scene !== scene))
  return Array.from({ length: Math.max(some.length, rest.length) }, (_, index) => [
    ...some.slice(index, index + 1),
    ...rest.slice(index, index + 1),
  ]).flat()
}

/** Number of an item's own ideas that always come first: those that show the subject of its title. */
const TELLING = 3

/** Chooses four ideas, with different scenes where there are enough. Later rounds mix the most telling with the rest. */
function chooseIdeas({ own, more, foods }: Ideas, round: number, random: Random): Idea[] {
  const shows = ({ scene }: Idea) => {
    const fitting = servedIn(scene, foods)
    // A bowl of lemons does not show lemon chicken.
    return canDraw(scene, fitting) && !(scene === 'toss' && fitting.length < foods.length)
  }
  const possible = own.filter(shows)
  const others = more.filter(shows)
  const order =
    round === 0
      ? [...possible, ...others]
      : [...random.shuffle(possible.slice(0, TELLING)), ...random.shuffle([...possible, ...others])]
  const chosen: Idea[] = []
  for (const idea of order) {
    if (chosen.length === SUGGESTIONS) break
    if (chosen.every(({ scene }) => scene !== idea.scene)) chosen.push(idea)
  }
  const [first] = possible
  // A dish with only one idea, and no food to show instead, is shown once more in a new composition.
  if (first && foods.length === 0 && new Set(possible.map(({ scene }) => scene)).size === 1)
    return [first, ...chosen.filter((idea) => idea !== first).slice(0, SUGGESTIONS - 2), first]
  return Array.from({ length: SUGGESTIONS }, (_, index) => chosen[index % chosen.length]).filter(
    (idea) => idea !== undefined,
  )
}

/** Chooses a backdrop for each idea: no two of the four with the same field, none the scene is invisible on. */
function chooseBackdrops(ideas: readonly Idea[], random: Random): number[] {
  const left = random.shuffle(BACKDROPS.map((_, index) => index))
  const fields = new Set<string>()
  return ideas.map(({ scene }) => {
    const avoids = sceneOf(scene).avoids ?? []
    const at = left.findIndex((index) => {
      const backdrop = BACKDROPS[index]
      return backdrop !== undefined && !avoids.includes(backdrop.field) && !fields.has(backdrop.field)
    })
    const [index = 0] = left.splice(Math.max(0, at), 1)
    fields.add(BACKDROPS[index]?.field ?? '')
    return index
  })
}
