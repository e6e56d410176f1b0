import { shortName } from './shown-recipe.ts'

/** Places, peoples and makers in the names of foods. */
const PROPER_NAMES = new Set(
  `aleppo american arborio asian bavarian bramley british brussels cajun calabrian cheddar cheshire chinese cornish danish
  dijon dutch edam emmental english french german gorgonzola gouda greek gruyère hungarian indian irish italian jamaican
  japanese kashmiri korean lebanese madras manchego marmite marsala medjool mexican moroccan norwegian parma parmesan
  persian polish portuguese puy quorn roquefort russian savoy scottish sichuan sicilian spanish stilton swedish swiss
  tabasco thai turkish tuscan vietnamese welsh worcestershire yorkshire`.split(/\s+/),
)

/** The name of a line's food as a list of its own says it (SHOP-NAME-1). */
export function listName(ingredient: string): string {
  return withoutLineCapital(shortName(ingredient))
}

/**
 * The capital with which a line begins is not the food's. Proper names keep theirs, and so does what is written with
 * several capitals (`Old Bay`, `BBQ sauce`).
 */
export function withoutLineCapital(name: string): string {
  const [first = '', ...rest] = name.match(/[\p{L}\p{M}]+/gu) ?? []
  const isPlain = /^\p{Lu}\P{Lu}*$/u.test(first) && !rest.some((word) => /^\p{Lu}/u.test(word))
  const isCapitalOfLine = isPlain && name.startsWith(first) && !PROPER_NAMES.has(first.toLowerCase())
  return isCapitalOfLine ? first.toLowerCase() + name.slice(first.length) : name
}
