import { shortName } from './shown-recipe.ts'

/** Places, peoples and makers in the names of foods. */
const PROPER_NAMES = new Set(
  `african aleppo american angostura argentinian arborio asian australian baileys basque bavarian belgian bolognese bombay
  bordeaux bramley brazilian breton british brussels bulgarian burgundy cajun calabrian californian camembert canadian
  caribbean champagne chantenay cheddar cheshire chilean chinese cointreau comté cornish cumberland cypriot danish dijon
  dutch edam egyptian emmental english ethiopian european finnish florentine french georgian german gorgonzola gouda greek
  gruyère guinness hass hawaiian himalayan hungarian icelandic indian indonesian iranian irish israeli italian jamaican
  japanese kashmiri kentish kenyan korean lancashire lebanese lincolnshire madeira madras maldon malaysian manchego marmite
  marsala mediterranean medjool mexican moroccan norwegian nutella pakistani parma parmesan pernod persian peruvian
  philadelphia polish portuguese prosecco puy quorn romano roquefort russian savoy scandinavian scotch scottish seville
  shaoxing sichuan sicilian spanish stilton swedish swiss syrian szechuan tabasco thai toulouse tunisian turkish tuscan
  ukrainian umbrian vegemite venetian vidalia vietnamese welsh wensleydale worcestershire yorkshire`.split(
    /\s+/,
  ),
)

/** The name of a line's food as a list of its own says it (product §28.9). */
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
