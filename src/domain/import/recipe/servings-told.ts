import { NO_FACTS, type RecipeFacts, servingsSaid } from './recipe-facts.ts'
import { isCold } from './recipe-times.ts'

// Finds the servings that the sentences of a method mention beside their instructions.

const FEW = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)'
const MANY = String.raw`(?:about |around |roughly )?(\d{1,2}|six|seven|eight|nine|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty)`
/** `For eight, whisk 140 g of flour`, `For four of us I brown the mince` */
const FOR_FIRST = new RegExp(`^for (?:the )?(${FEW})(?:(?: people)?, | of us\\b| people\\b)`, 'i')
/** `Serve in wedges for 4, warm or cold.`, `Divide between two bowls.` */
const SERVED_TO = new RegExp(
  String.raw`\b(?:serve|eat|divide|share)\b[^.!;]{0,60}?\b(?:for|to|between|among) (${FEW}(?: (?:or|to) ${FEW})?)(?: (?:people|plates|bowls)\b|(?=[,.!]|$))`,
  'i',
)
/** `We get about 8 servings with leftovers.` */
const GOT_OUT = new RegExp(
  String.raw`\b(?:feeds?|serves|does|enough for|(?:breakfast|lunch|dinner|supper|tea) for) (?:the )?(${FEW})\b|\b(?:packs|makes) (${FEW}) (?:lunches|dinners|breakfasts|meals)\b|\b(?:get|got|gives?|gave|makes?|made)\s(?:you |me |us )?(?:about |around |roughly )?(${FEW}) (?:servings|portions|helpings)\b(?! to\b)`,
  'i',
)
/** `Divide into four boxes`, `pack it into 5 containers`: a meal in each. */
const BOXED = new RegExp(
  String.raw`\b(?:divid|shar|pack|portion|split)\p{L}*\b[^.!;]{0,60}?\b(?:into|between|among|across) (${FEW}) (?:\p{L}+ )?(?:box|container|portion|serving|tub|bowl|plate)(?:es|s)?\b`,
  'iu',
)
/** `divide between 10 muffin cups` */
const IN_CASES = new RegExp(
  String.raw`\b(?:divid|spoon|pour|scoop|split|pip)\p{L}*\b[^.!;]{0,60}?\b(?:between|among|into|in) (?:a )?${MANY}[ -](?:hole )?(?:\p{L}+ )?(?:muffin|cupcake|paper|cake|bun) (?:cups|cases|holes|moulds|tins?|liners)\b`,
  'iu',
)
/** `Roll into 14 balls`: if nothing is cooked, each ball is a serving, while meatballs are shared. */
const ROLLED = new RegExp(
  String.raw`\b(?:roll|shape|form|press)\p{L}*\b[^.!;]{0,40}? into ${MANY} (?:\p{L}+ )?(?:balls|bites|truffles|bars|squares)\b`,
  'iu',
)
/** `Stamp out eight rounds.` */
const CUT_OUT = new RegExp(
  String.raw`\b(?:cut|stamp|punch) out ${MANY}(?= (?:rounds|circles|scones|biscuits|cookies)\b|[,.]|\s(?:and|with)\b|$)`,
  'i',
)
/** `Chill, and cut into 16.`: pieces, where no number of people is given. */
const CUT_INTO =
  /\b(?:cut|slice|divide|mark|score|portion) (?:it |them )?into (six|eight|nine|ten|twelve|sixteen|twenty|[6-9]|[1-4]\d)(?: (?:squares|slices|bars|pieces|fingers|wedges))?(?=[,.]|\s(?:and|while|when)\b|$)/i

/** Returns the servings, or else the number of pieces, that the steps of a method mention. */
export function servingsTold(steps: readonly string[]): RecipeFacts {
  const last = steps.at(-1) ?? ''
  const count =
    FOR_FIRST.exec(steps[0] ?? '')?.[1] ??
    SERVED_TO.exec(last)?.[1] ??
    GOT_OUT.exec(last)?.slice(1).find(Boolean) ??
    firstCount(BOXED, steps.slice(-2)) ??
    CUT_INTO.exec(last)?.[1] ??
    firstCount(IN_CASES, steps) ??
    firstCount(CUT_OUT, steps) ??
    (isCold(steps) ? firstCount(ROLLED, steps) : undefined)
  return count === undefined ? NO_FACTS : servingsSaid(`serves ${count}`)
}

const firstCount = (words: RegExp, steps: readonly string[]) =>
  steps.map((step) => words.exec(step)?.[1]).find((count) => count !== undefined)
