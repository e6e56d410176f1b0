/** Labels of links, adverts, checkboxes and edit buttons that pages put among the lines of a recipe. */
const BESIDE =
  /\s*\((?:this (?:link )?)?opens? in an? new (?:tab|window)\)|\s*\((?:affiliate|paid|sponsored) link\)|\s*(?:\[|\()(?:affiliate|ad)(?:\]|\))|\s*\[\s?edit(?:\s\|\s[^\]]{1,20})?\s?\]|^\s*(?:advertisement|sponsored)\s+(?=\S)|\s*\b(?:earn )?\d{1,2} (?:personal|smart) ?points\b|\s*\(\$\d+(?:\.\d\d)?\)|\s*\(\s*(?:order|buy|shop) (?:it )?(?:online|here|now)\.?\s*\)|\s*\((?:find|get|buy) (?:it|them) here\.?\)|\s*\(\s*(?:see (?:my |the )?(?:recipe )?(?:notes?|tips?)(?: (?:\d{1,2}[a-z]?|\*{1,2}|below|above))?|notes? \d{1,2}[a-z]?)\s*\)|(?:,\s*|(?<=\())see notes?(?: \d{1,2}[a-z]?)?(?=\))|[\u25A2\u2610]/gi
const FIGURE = String.raw`<?\d[\d.,]*\s*(?:k?cals?|kj|mg|mcg|µg|g|%|iu)?\b`
const NUTRIENTS =
  'calories|kcal|energy|(?:total|saturated|trans|unsaturated|monounsaturated|polyunsaturated) fats?|saturates|carb(?:s|ohydrates?)?|(?:total )?carbohydrates?|(?:dietary |total )?fib(?:re|er)|protein|sodium|cholesterol|potassium|calcium|iron|vitamin [a-z]\\d{0,2}'
const NUTRITION = new RegExp(
  String.raw`^(?:(?:amount )?per (?:serving|portion)\b.{0,40}|macros\b.{0,20}:\s*\d.{0,60}|nutrition(?!al yeast)(?:al)?(?: (?:facts|information|info|values?))?.{0,30}|(?:${NUTRIENTS})\s*[:=-]?\s*${FIGURE}.{0,12}|${FIGURE}\s*(?:calories|kcals?|of (?:${NUTRIENTS})))$`,
  'i',
)
/** Also foods, unless they follow nutrition figures of other names. */
const NUTRIENT_OR_FOOD = /^(?:fats?|sugars?|salt|starch)\s*[:=-]?\s*<?\d[\d.,]*\s*m?g\b.{0,12}$/i
const BUTTONS =
  /^(?:(?:add|save|send) (?:all )?(?:ingredients? )?(?:to|for) (?:my |your |the )?(?:shopping |grocery )?(?:list|cart|basket|later).*|shop (?:all |the )?(?:ingredients?|recipe|now).*|(?:select|check|deselect|uncheck) all.*|buy (?:now|ingredients?|on amazon).*|print(?: recipe)?|pin(?: recipe)?|save(?: recipe)?|share(?: recipe)?|rate(?: this)?(?: recipe)?|jump to .*|(?:us customary|us|metric|imperial)(?:\s*[-–/|•]?\s*(?:us customary|us|metric|imperial))*|(?:scale\s*)?(?:(?:½|1\/2|\d)\s?x\s*)+|cook(?:ing)? mode.*|prevent your screen from .*|keep (?:the |your )?screen (?:on|awake).*|advertisement|sponsored|(?:click|tap) (?:here|to) .*|see notes?|undefined|null|nan|n\/a|ingredients?:?|view (?:more|all).*|read more|show more|percent daily values.*|\*?not included|(?:envoyez|ajoutez) (?:les )?ingrédients .*|zur einkaufsliste.*|boodschappen bestellen|for (?:the )?(?:full|complete) (?:list of ingredients|ingredients? list)\b.*|.{0,40}\([\d.,]+ ?[km]b\)|deselect.*|[^\p{L}\p{N}]*(?:did you (?:make|try|cook|bake|love|like|enjoy) (?:this|it|my|our|these)\b.*|(?:please )?leave (?:me |us )?(?:a|your) (?:comment|review|rating|star)\b.*|tag (?:me|us|@).*|(?:please )?don['’]t forget to (?:rate|review|comment|tag|pin|leave|follow|subscribe)\b.*))$/iu
/** A text without letters and digits, or a plugin's version. */
const NOTHING = /^(?:[^\p{L}\p{N}]*|\d+(?:\.\d+){2,})$/u

/** Returns the lines of a list without the nutrition table below them. */
export function withoutNutrition(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => NUTRITION.test(line))
  return start === -1
    ? [...lines]
    : lines.filter((line, at) => at < start || !(NUTRITION.test(line) || NUTRIENT_OR_FOOD.test(line)))
}

/** Whether a line belongs to the page: buttons, nutrition figures, punctuation alone. */
export function isPageWord(line: string): boolean {
  return NOTHING.test(line) || NUTRITION.test(line) || BUTTONS.test(line)
}

/** Removes what the page added to a line. */
export function withoutAsides(line: string): string {
  const words = line.replace(BESIDE, ' ')
  return words === line
    ? line
    : words
        .replace(/\s+(?=\))/g, '')
        .replace(/\(\)/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
}

/** Removes the page's own words from a line of a list; '' when nothing of the recipe is left. */
export function withoutPageWords(line: string): string {
  const words = withoutAsides(line)
  return isPageWord(words) ? '' : words
}
