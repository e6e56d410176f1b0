import { findFood, findFoods } from '../../kitchen/foods/find-food.ts'
import { isKind } from './named-dish.ts'

// Foods that only the story before a recipe introduces (`We had a glut of courgettes. Grate three of them …`): the
// steps refer to them, but no step and no list names them as ingredients (RIMPORT-TEXT-11).

/** Words for many foods: what they refer to may be listed by another name. */
const OF_MANY =
  /^(?:meat|fish|veg\p{L}*|fruit|cheese|pasta|noodles?|rice|bread|beans?|pulses|greens?|herbs?|spices?|nuts?|seeds?|stock|broth|sauces?|juices?|fat|oil|water|milk|cream|flour|sugar|eggs?|whites?|yolks?|butter|dough|batter|pastry|crumbs?|salads?|dressing|soup|chicken|beef|pork|lamb|steaks?|mince|wine|ice|leaves|peppers?|salt)$/iu
export const isOfManyFoods = (word: string) => OF_MANY.test(word)
const COUNT =
  '(?:(?:two|three|four|five|six|eight|ten|twelve|\\d+|half|some|an?|a few)(?: (?:an? )?(?:kilos?|k?g|grams?|pounds?|lbs?|ounces?|oz|handfuls?|cups?|bags?))?)'
/** `grate three of them` */
const SO_MANY_OF_THEM = new RegExp(String.raw`\b(${COUNT}) of (?:them|these|those)\b`, 'i')

interface StoryFood {
  /** The step that needs it. */
  step: number
  /** As in a list, with the count where a step states it. */
  text: string
}

/**
 * Returns the foods of the story that the steps refer to and nothing lists.
 *
 * @param story the title, and the text before the recipe
 * @param steps the method; '' for a line that is not part of it
 * @param listed every ingredient found so far
 */
export function foodsOfStory(
  story: string,
  steps: readonly string[],
  listed: readonly string[],
): StoryFood[] {
  const words = new Set(listed.flatMap((one) => one.toLowerCase().split(/[^\p{L}]+/u)).map(stemOf))
  const ids = new Set(listed.map((one) => findFood(one)?.food.id))
  const seen = new Set<string>()
  return findFoods(story).flatMap(({ food, start, end }) => {
    const name = story.slice(start, end)
    const last = name.toLowerCase().split(' ').at(-1) ?? ''
    if (
      ids.has(food.id) ||
      seen.has(food.id) ||
      OF_MANY.test(last) ||
      isKind(last) ||
      words.has(stemOf(last))
    )
      return []
    seen.add(food.id)
    const isPlural = last.endsWith('s')
    const counting = isPlural ? steps.findIndex((step) => SO_MANY_OF_THEM.test(step)) : -1
    const named = steps.findIndex((step) => pointsAt(step, last))
    // `three of them` refers to the last food before it, which is the story's only where the steps name no other before.
    const isOnly =
      findFoods(
        steps
          .slice(0, counting + 1)
          .join(' ')
          .split(SO_MANY_OF_THEM)[0] ?? '',
      ).length === 0
    if (counting >= 0 && isOnly)
      return [{ step: counting, text: `${SO_MANY_OF_THEM.exec(steps[counting] ?? '')?.[1] ?? ''} ${name}` }]
    return named < 0 ? [] : [{ step: named, text: name }]
  })
}

/** After a name that is not part of a longer one: `the orange cake` is not an orange. */
const NAME_ENDS = String.raw`(?=\s*(?:[,.;:)]|$)|\s(?:and|in|into|on|onto|with|to|from|until|till|for|over|under|at|but|or|so|then|through|well|off|out|up|down|aside|back|together|by|as|is|are|have|has|go|\p{L}+(?:ly|ways|wise))(?!\p{L}))`

/** Whether a step refers to `the cauliflowers`, or to one of them. */
function pointsAt(step: string, last: string): boolean {
  const single = last.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  const either = [last, single].map(escaped).join('|')
  return new RegExp(
    String.raw`\b(?:the|your|my|those|these) (?:\p{L}+ )?(?:${either})${NAME_ENDS}`,
    'iu',
  ).test(step)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
export const stemOf = (word: string) => word.replace(/(?:ies|y)$/, 'i').replace(/(?:oes|es|s|o|e)$/, '')
