import { COUNTABLE_UNIT } from '../../content/ingredient-line.ts'
import { splitIngredient } from '../../content/split-ingredients.ts'
import { findFood } from '../../kitchen/foods/find-food.ts'
import { bareText, type SourceLine } from './source-line.ts'

// Classifies a line by its own form; what it is among other lines is decided in sort-lines.ts.

export type Section = 'ingredients' | 'method' | 'notes' | 'end'

/** The column headings of a table of ingredients. */
const COLUMN = '(?:ingredients?|amounts?|quantit(?:y|ies)|qty|units?|items?|measures?)'

const SECTIONS: readonly [Section, string][] = [
  [
    'ingredients',
    `(?:${COLUMN}\\s+){1,2}(?:${COLUMN}|notes?)|` +
      "(?:the |main |your )?ingr(?:\\.|edients?)(?: list| checklist| needed| in (?:your|the|this) (?:box|kit|bag|pack)| you(?:'|’)ll need)?|(?:what )?you(?:'|’)?(?:ll| will)? need|what you need|shopping list|grocery list|what(?:'|’)s in it|what goes in(?:to)?(?: it)?|things you need|what you(?:'|’)ll need(?: is)?|what you need is|what (?:i|we) use(?:d)?|weigh out|gather|you will need|products(?: needed)?",
  ],
  [
    'method',
    "(?:(?:the|cooking|baking|recipe|preparation|step[- ]by[- ]step) )*(?:method|instructions?|directions?|preparation|procedure|proceeding|execution|process|steps?|methods)(?: steps| checklist| to follow)?|(?:here(?:'|’)s )?how to (?:make|cook|prepare|do|bake)(?: it| them| this)?|what (?:to|you(?:(?:'|’)ll)?|i|we) d(?:o|id)|do|to (?:make|cook|prepare)(?: it| them)?|do this|making (?:it|them)|putting it together|let(?:'|’)s (?:cook|make it|bake)|(?:here(?:'|’)s )?how(?: (?:i|we) (?:make|cook|do)(?: it| this)?)?|how(?: to)?",
  ],
  [
    'notes',
    "(?:(?:recipe|cook(?:'|’)?s|expert|helpful|cooking|baking|kitchen|storage|extra|final|chef(?:'|’)?s|pro|top|my|serving|[a-z]+(?:'|’)s) )*(?:notes?|tips?|hints?|suggestions?)(?: (?:and|&) (?:notes?|tips?|variations?))?|storage|storing|to store|faqs?|frequently asked questions|make[- ]ahead|(?:variations?|substitutions?|swaps?)(?: (?:and|&|or) (?:variations?|substitutions?|swaps?))?|n\\.?b\\.?|p\\.?s\\.?|sources?|credits?|based on|(?:adapted|inspired) (?:from|by)",
  ],
  [
    'end',
    'nutrition(?:al)?(?: (?:facts|information|info|per \\w+|values?))?|(?:special |kitchen )?(?:equipment|tools|utensils)(?: needed)?|(?:\\d+ )?comments?|time ?stamps?|chapters|reviews?|related(?: recipes| posts)?|you (?:may|might) also (?:like|enjoy|love)|more recipes.*|leave a (?:comment|reply|review)|about the author|share this|did you make this.*|tags|filed under.*|video',
  ],
]

/** The section headings of pages in other languages. */
const FOREIGN_SECTIONS: readonly [Section, string][] = [
  [
    'ingredients',
    'zutaten(?:liste)?|ingrédients|ingredient(?:es|i|e|en)|ingrediënten|ingrediens(?:er)?|składniki|hozzávalók|ainekset|suroviny|sastojci|malzemeler|ингредиенты|材料',
  ],
  [
    'method',
    "zubereitung(?:sschritte)?|anleitung|so geht(?:’|')?s|préparation|étapes|réalisation|recette|preparaci[oó]n|elaboraci[oó]n|instrucciones|pasos|modo de (?:preparo|fazer|preparación)|preparação|procedimento|preparazione|bereiding(?:swijze)?|zo maak je het|werkwijze|instructies|tillagning|gör så här|instruktioner|fremgangsmåde|fremgangsmåte|slik gjør du|valmistus(?:ohje)?|ohje(?:et)?|(?:sposób )?przygotowani[ea]|elkészítés|postup|hazırlanışı|(?:способ )?приготовлени[ея]|作り方",
  ],
  [
    'notes',
    'tipps?(?: (?:&|und) tricks?)?|tips (?:en|och|og) tricks?|conseils?|astuces?|consejos?|trucos?|dicas?|consigli|suggerimenti|anmerkung(?:en)?|hinweise?|wskazówki',
  ],
  [
    'end',
    '(?:\\d+ )?(?:kommentare?r?|commentaires?|comentarios?|comentários?|commenti|komentarze|reacties|recensioner|opinie)(?: \\(\\d+\\))?|bewertungen(?: (?:&|und) kommentare)?|beoordelingen|nährwert(?:e|angaben|tabelle)?|valeurs? nutritionnelles?|voedingswaarden?|valori nutrizionali|(?:información|valor(?:es)?) nutricional(?:es)?|(?:informação|resumo|declaração|tabela) nutricional|näringsvärden?|næringsind?hold|wartości odżywcze|tápérték(?:ek)?|gerelateerde recepten|ähnliche rezepte|das könnte (?:dich|dir|ihnen|sie) auch .{3,30}|vous (?:aimerez aussi|pourriez aussi aimer)|laisser un commentaire|deja un comentario|lascia un commento|schreibe? einen kommentar|recettes similaires|recetas relacionadas|receitas relacionadas|ricette correlate|potrebbe(?:ro)? (?:anche )?interessarti.{0,10}',
  ],
]

const HEADINGS = [...SECTIONS, ...FOREIGN_SECTIONS].map(([section, words]) => ({
  section,
  alone: new RegExp(
    String.raw`^(?:${words})\s*(\([^()]{0,60}\)|(?:for|serves|makes) .{1,40})?\s*[:;.–—-]*$`,
    'i',
  ),
  inline: new RegExp(String.raw`^(?:${words})\s*(?:\([^()]{1,40}\)\s*)?(?::|\s[–—-]\s)\s*(.+)$`, 'i'),
}))
/** Section headings that include the dish: `Apple cake ingredients`, `How to make apple cake`. */
const NAMED_HEADINGS: readonly [Section, RegExp][] = [
  ['ingredients', /^.{1,80}\singredients$|^ingredients (?:for|to make|you need)\b.{0,80}$/i],
  [
    'method',
    /^.{1,80}\s(?:instructions|directions|method)$|^(?:method|instructions|directions|steps) (?:for|to (?:make|cook|prepare))\b.{0,80}$|^(?:here(?:'|’)s )?how (?:to|i|do you|you|we) (?:make|cook|bake|prepare)\b.{0,80}$|^step[- ]by[- ]step\b.{0,40}$/i,
  ],
]
/** `You will need a 2lb loaf tin.` */
const TOOL =
  /^[^,;]{0,40}\b(?:tins?|pans?|dish(?:es)?|trays?|moulds?|molds?|blenders?|processors?|skewers|muslin|thermometer|mixer)\.?$/i
const NEEDS =
  /^(?:for (?:[a-z\d]+[\s,]+){1,5})?(?:you(?:'|’)?(?:ll| will)? (?:also )?need|(?:you|i|we) (?:also )?(?:need|take|use)|(?:i|we)(?:(?:'|’)d| would) (?:need|take|use|do|get|buy)|one needs|you(?:'|’)?(?:ll| will)? want)\s+(?=.*(?:\d|\b(?:one|two|three|four|half|an?)\s))(.+)$/i

/** `It's half a white cabbage, two carrots and an apple`, `The dressing is 3 tbsp yoghurt, 1 tbsp mayo` */
const MADE_OF =
  /^(?:it(?:'|’)s|it is|(?:the|my) [a-z]{3,20} (?:is|has|takes))\s+((?:\d|[½¼¾⅓⅔]|half\b|two\b|three\b|four\b)[^,]{2,60},.+)$/i

/** `To make it for 4: 2 cups rice, 1 onion` */
const NEEDED_FOR =
  /^(?:to make (?:it|this|them|enough) )?for (?:\d{1,2}|two|three|four|five|six|eight)(?: people| persons)?\s*:\s+(?=.*\d)(.+)$/i

/** `Preparation: 30 minutes` is a fact. */
const DURATION_FIRST =
  /^(?:about |approx\.? |~ ?)?(?:\d[\d.,/½¼¾]*|half an?|an?)(?:\s?[-–]\s?\d+)?\s?(?:h|hours?|hrs?|mins?|minutes?)\b/i

/** Returns the section a line begins, with the rest of the line; null when it begins none. */
export function readSection({ text, level }: SourceLine): { section: Section; rest: string } | null {
  const bare = bareText(text).replace(/^[*_]+|[*_]+$/g, '')
  for (const { section, alone, inline } of HEADINGS) {
    const [isAlone, said = ''] = alone.exec(bare) ?? []
    if (isAlone !== undefined && (level > 0 || isAlone.length <= 80))
      return { section, rest: said.replace(/^\(|\)$/g, '') }
    const [, rest] = inline.exec(bare) ?? []
    if (rest && !(section === 'method' && DURATION_FIRST.test(rest))) return { section, rest }
  }
  const named = level > 0 && NAMED_HEADINGS.find(([, words]) => words.test(bare.replace(/[\s:]+$/, '')))
  if (named) return { section: named[0], rest: '' }
  const [, needed] = NEEDS.exec(bare) ?? NEEDED_FOR.exec(bare) ?? MADE_OF.exec(bare) ?? []
  if (needed && TOOL.test(needed)) return null
  return needed ? { section: 'ingredients', rest: needed } : null
}

const KITCHEN_VERBS =
  'add|allow|arrange|assemble|bake|bash|baste|beat|begin|blanch|blend|blitz|bloom|boil|braise|bring|brown|brush|bung|bury|carry on|char|check|chill|choose|chop|chuck|clean|coat|combine|continue|cook|cool|core|cover|crack|cream|crumble|crush|cut|decorate|deglaze|deseed|dice|dip|discard|drink|dissolve|divide|dot|drain|dredge|drizzle|drop|dry|dump|dunk|dust|eat|enjoy|fill|finish|flatten|flip|fluff|gather|grab|fold|form|freeze|fry|garnish|get|give|grate|grease|grill|grind|halve|heat|increase|hull|infuse|invert|keep|kill|knead|ladle|lay|layer|leave|let(?! me)|lift|line|loosen|lower|macerate|make|marinate|mash|measure|melt|microwave|mince|mix|move|nestle|pan-fry|par-?boil|pare|pat(?= (?:the|it|them|each|your|both|all|\\d|dry|two|three|four|six|eight|twelve)\\b)|peel|pick|pierce|pile|pinch|pipe|place|plate|poach|pop|pour|(?:pressure|slow)[- ]cook|(?:air|deep)[- ]fry|dry[- ]roast|pre-?heat|prepare|press|prick|process|prove|pulse|puree|push|put|reduce|refrigerate|rehydrate|reheat|render|remove|repeat|reserve|rest|return|rinse|roast|roll|rub|run|saut[eé]|scald|scatter|scoop|score|scramble|scrape|sear|season|separate|serve|set|shake|shallow-fry|shape|shred|sieve|sift|simmer|sip|skim|slather|slice|slide|slip|slit|slurp|smash|smear|snip|soak|soften|spoon|spread|sprinkle|squash|squeeze|stack|start|steam|steep|sterili[sz]e|stew|stir(?:-fry)?|store|strain|strew|stuff|submerge|sweat|sweeten|swill|swirl|switch|take|taste|tear|test|tent|thicken|thin|thread|throw|tie|tip|toast|top|toss|transfer|trim|truss|try|tuck|turn|unmou?ld|unroll|use|wait|warm|wash|whip|whisk|whizz?|wilt|wipe|work|wrap'
/** `Butter the tin`: nouns, unless followed by an object. */
const THINGS_DONE =
  '(?:barbecue|bone|bottle|braid|caramelise|crimp|flake|griddle|hack|hang|massage|muddle|plait|plonk|poke|raise|rip|scrunch|sit|skewer|sling|squish|stab|stand|weigh|wring|butter|dollop|dress|flour|fork|glaze|ice|jar|joint|juice|pack|pot|pound|sandwich|splash|split|oil|pit|quarter|salt|shell|skin|stick|stone|strip|sugar|zest)(?= (?:the|it|them|an?|your|each|every|both|all|well|generously|lightly|while|up)\\b)'
const VERBS = new RegExp(
  `^(?!brown (?:sugar|rice|bread|lentils|mustard|basmati)|cream (?:of|cheese)|(?:cut|roll) oats|(?:bake|cut|string) beans|crush flakes)(?:(?:gently|carefully|finely|thinly|coarsely|evenly|lightly|roughly|quickly|thoroughly|slowly|now|then|next|first|finally|lastly|meanwhile|also|just|simply|the next (?:day|morning)|next (?:day|morning))[,]? )*(?:${[
    KITCHEN_VERBS,
    THINGS_DONE,
    'oven (?:to|on|at|up|\\d)|in an?|in the|in your|into|on a|on the|once|when|while|after|as soon as|using|with an?|to serve|meanwhile|for the (?:sauce|dough|filling)[,]',
  ].join('|')})\\b(?!,)`,
  'i',
)

/** Separates a list and the method in one line, and the sentences of the method; some are typed in lower case. */
const ABBREVIATED =
  '(?<!(?:^|[\\s\\d])(?:c|tsps?|tbsps?|tbs|oz|lbs?|pkgs?|env|lg|med|sm|qts?|pts?|approx|mins?|hrs?|no)\\.)'
export const SENTENCE_END = new RegExp(
  [
    String.raw`(?<=[\p{L})]\.)${ABBREVIATED}\s+(?=\p{Lu})`,
    String.raw`(?<=\p{L}\.)\s+(?=(?:${KITCHEN_VERBS.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase())})\s)`,
    String.raw`(?<=(?:\p{L}{3}|\))\.)${ABBREVIATED}\s+(?=(?:then\s)?(?:${KITCHEN_VERBS})\s)`,
    String.raw`(?<=\p{L}{3}\.)${ABBREVIATED}\s+(?=[\d½¼¾⅓⅔]+\s?(?:k?g|ml|l|tbsp|tsp|cups?|oz|lbs?)\s)`,
  ].join('|'),
  'u',
)

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const ENDS_AS_SENTENCE = /[.!]["”’)]?$/

/** `To make the dressing, whisk …` */
const PART_FIRST = /^(?:(?:to make|for) (?:the|a|your) [a-z ]{2,30},|[a-z][a-z ]{2,25}:)\s+/i

/** `ok so boil the noodles` */
const TALKED_FIRST = /^(?:ok(?:ay)?[\s,]+)(?:so[\s,]+)?(?=\p{Ll})/iu

/** Whether a text begins with a cooking verb, or with words that precede one. */
export function isTold(text: string): boolean {
  return VERBS.test(text.replace(PART_FIRST, '').replace(TALKED_FIRST, ''))
}

/** `Then I pour in`, `For two people I warm`, `next day you boil` */
const TOLD_BY =
  /^(?:(?:then|next|now|and|so|first|after that|next day|the next day|meanwhile)[\s,]+|(?:for|about|in)\s[^,.;]{3,40}?\s)?(?:I|you|we)\s+(?:(?:then|just|always|usually)\s+)?(?!(?:use|take|get|need|want|make)\b)/i

/** Whether a text gives or narrates an instruction in the first or second person: `I boil the noodles`. */
export function isToldByPerson(text: string): boolean {
  return isTold(text) || isTold(text.replace(TOLD_BY, ''))
}

/** Whether a line is an instruction. */
export function isStep(line: SourceLine): boolean {
  const text = bareText(line.text)
  const words = countWords(text)
  if (/^step\s*\d/i.test(line.text)) return true
  if (VERBS.test(text)) return words >= (line.isBullet ? 5 : 2)
  // `Spread, layer, roll. Cut in half.`
  if (text.split(/[.,;]\s+/).filter(isTold).length > 2) return true
  return words >= 8 && ENDS_AS_SENTENCE.test(text) && !beginsMeasured(text)
}

/** Whether a text begins with a measure: `1 cup of rice, brown or white, whatever there is!` */
export function beginsMeasured(text: string): boolean {
  const { amount, unit } = splitIngredient(text.split(',', 1)[0] ?? '')
  return amount !== '' && unit !== '' && unit !== COUNTABLE_UNIT
}

/** `A weekend in Rome` */
const NO_AMOUNT = /^an? \p{L}+ (?:in|at|for|from|to|on|by|with)\b/iu

/** Whether a line contains an amount of something. */
export function isMeasured(line: SourceLine): boolean {
  // Brackets at the end may contain sentences.
  const text = bareText(line.text).replace(/(?<=\S)\s*\([^()]*\)$/, '')
  const words = countWords(text)
  if (words > 18 || (ENDS_AS_SENTENCE.test(text) && (words > 8 || VERBS.test(text)))) return false
  const { amount, unit, ingredient } = splitIngredient(text)
  if (
    amount === '' ||
    (unit === COUNTABLE_UNIT && NO_AMOUNT.test(text) && findFood(ingredient) === null) ||
    /^(?:minut\p{L}*|mins?|hours?|hrs?|seconds?|days?|degrees?|uur|stunden?|heures?|horas?)(?!\p{L})/iu.test(
      ingredient,
    )
  )
    return false
  return unit !== '' && !(line.isNumbered && VERBS.test(text))
}

/** Whether a line is an ingredient without an amount: `Salt and pepper to taste`, `oil for frying`. */
export function isPlainIngredient(line: SourceLine): boolean {
  const text = bareText(line.text)
  return countWords(text) <= 9 && !/[.!?]$/.test(text) && !isStep(line)
}

/** Whether a line is a letter's greeting: `Hello my dear,`. */
export function isGreeting(text: string): boolean {
  return (
    /^(?:hi|hello|hey|hiya|(?:my )?dear(?:est)?|good (?:morning|afternoon|evening)|(?:morning|afternoon|evening),? (?:all|everyone|everybody|folks|team|ladies))\b[^.!?:\d]{0,40}[,!]$/i.test(
      text,
    ) ||
    /^(?:hi|hello|hey|hiya)(?: \p{L}+){1,2}$/iu.test(text) ||
    /^(?:sirs?|madam|all|everyone|ladies|folks|team|friends),$/i.test(text) ||
    /^(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear)\s\p{Lu}\p{L}+[,!]/u.test(text)
  )
}

/**
 * Whether a line addresses people instead of describing food: `Thanks for reading`, `Let me know how it goes`, `that is
 * what my neighbour gave me`.
 */
export function isAddressed(text: string): boolean {
  return (
    /^(?:let me\b|thank|pov\b|as (?:promised|requested|discussed)\b|(?:yes|yeah|yep|ok(?:ay)?|sure|hi|hey|hello|so|omg|haha\w*|well|oh|right|sorry|lol|here(?:['’]s)?)\b)/i.test(
      text,
    ) ||
    /(?:^|[^\p{L}])(?:(?:this|the) recipe|I|i['’](?:m|ve|ll|d)|me|mine|we|us|you|yours?|u|its|it['’]s|guys|everyone|y['’]all)(?![\p{L}'’-])/iu.test(
      text,
    )
  )
}

/** Whether a line is an oven setting: `Oven: 375`, beside the title of a card. */
export function isOvenAlone(text: string): boolean {
  return /^(?:oven:?\s(?:at |to )?\d{2,3}\s?°?|\d{3}\s?°)[CF]?(?:\s[-–,]\s.{1,20})?$/i.test(text)
}

/** Whether a line is a remark among steps: `Tip: …`, `NB …`, `*can be frozen`. */
export function isRemark(text: string): boolean {
  return /^(?:(?:\*{1,2}|\*{2}\s)(?=[\p{L}\d(])|(?:(?:pro|top|chef(?:'|’)?s|cook(?:'|’)?s)[- ])?(?:tips?|notes?|hints?|edit(?: ?\d)?|update)\s*[:–—-]\s*\S|(?:cook|chef)(?:'|’)?s (?:tip|note)\s+\S|n\.?b\.?\s*[:.]?\s+\S|p\.?s\.?\s*[:.]?\s+\S|(?:it |they |this )?(?:keeps?|freezes?|lasts?) (?:well|good|great|fine|nicely|for|about|up to|beautifully|in)\b|(?:good|great|nice|lovely|delicious|best) (?:with|on|alongside)\s.{3,60}$|leftovers (?:keep|freeze|will)\b|(?:you (?:do not|don['’]t) (?:need|have) to|no need to)\b[^.!?]{3,80}[.!]?$|(?:(?:this |the )?recipe )?(?:(?:is|was|has been) )?(?:adapted from|inspired by|provided by)\s|(?:(?:excerpted|reprinted|reproduced|republished) (?:from|with|by)|copyright|©)\s|based on\s.{0,60}\brecipe\b|\((?:keeps?|freezes?|optional|serves?)\b[^()]{3,}\)$)/iu.test(
    text,
  )
}

/** Whether a line is a heading within the list: `For the dressing:`, `SAUCE`, `Dressing:`. */
export function isListHeading({ text, level }: SourceLine): boolean {
  if (level > 0) return true
  const bare = bareText(text)
  if (bare.length > 60 || /[,;.!?]/.test(bare) || /^S ?& ?P$/.test(bare)) return false
  if (/:$/.test(bare) || /^(?:for the [^\d]+|to (?:serve|garnish|decorate|finish))$/i.test(bare)) return true
  return /^[A-Z][A-Z &'’-]{2,40}$/.test(bare) || /^(?:day|stage|part) \d$/i.test(bare)
}
