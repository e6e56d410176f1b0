import { ARTICLE, FIGURES, SIGNS, SPELLED } from '../text/numbers.ts'
import { COUNTABLE_UNIT } from './ingredient-line.ts'

// The words of an ingredient's amount and unit, as sources of case-insensitive regular expressions.

const NUMBER = `(?:${FIGURES}|${SPELLED})`
/** `about 2`, `scant 1 cup`. */
const ABOUT = String.raw`(?:(?:about|around|roughly|approximately|scant|heaped|heaping|generous|nearly|almost|up to|at least|just (?:over|under)|circa|(?:approx|max|min|ca|c)(?:\.|\b))\s*|[~≈]\s?)`
/** `2`, `1½`, `1-2`, `two to three`, `between 2 and 3`; never the 70 of `70% chocolate`. */
const FIGURE = String.raw`(?:between\s+${NUMBER}\s+and\s+${NUMBER}|${NUMBER}(?:\s?(?:[-–—]|\bto\b|\bor\b)\s?${NUMBER})?)(?!\d|[.,]\d|\s?[%°])`
/** A number, or words in its place: `half a`, `a few`; never the first letter of `apples`. */
export const AMOUNT = String.raw`${ABOUT}?(?:${FIGURE}|(?:(?:a )?few|several|${ARTICLE}|half)(?=\s))`
export const COUNT = `(?:${NUMBER})`

const SIZE = String.raw`(?:(?:heaped|heaping|level|rounded|scant|generous|(?:(?:lightly|loosely|firmly|tightly|well)[ -])?packed|(?:good|fair)[ -]sized|large|small|big|good|thick|thin|fat|full|medium|tiny|little|huge|double|hefty|sm|med|lg)\.?\s)?`
// With a lookahead for a letter, V8 compiles the alternatives after it once instead of once per path that leads to them.
const MEASURE_WORDS = [
  ...[
    'tbsps?',
    'tbs',
    'tbspns?',
    'tbls?',
    'tblsps?',
    'tblspns?',
    'tablesps?',
    'tb|el',
    'table ?spoons?',
    'table-?spoonfuls?',
  ],
  ...[
    'tsps?',
    'tspns?',
    'teasps?',
    'tea ?spoons?',
    'ts|tl',
    'tea-?spoonfuls?',
    'dessert ?sp(?:oon(?:ful)?s?)?',
    'dsp',
    'msk',
    'tsk',
    'krm',
  ],
  ...['(?:(?:tea|coffee) ?)?cup(?:s?|fuls?(?= ))', 'fl\\.? ?ozs?', 'fluid ounces?'],
  ...['kgs?', 'kilos?', 'kilogram(?:me)?s?', 'gram(?:me)?s?', 'gms?', 'grms?', 'gr', 'g', 'mg'],
  ...['mls?', 'mils?', 'cl', 'dl', 'litres?', 'liters?', 'ltrs?', 'lt', 'l', 'millilit(?:re|er)s?', 'cc'],
  ...['ozs?', 'ounces?', 'lbs?', 'pounds?', 'pints?', 'pts?', 'quarts?', 'qts?', 'gallons?', 'gals?'],
].join('|')
/** Units of weight, volume and other measuring. */
export const MEASURES = `(?=[a-z])(?:${MEASURE_WORDS})`
const CONTAINERS =
  'tins?|cans?|jars?|containers?|pouch(?:es)?|bags?|packs?|packets?|packages?|pkgs?|pkts?|tubs?|pots?(?! roast\\b)|blocks?|balls?|bars?|box(?:es)?|punnets?|sachets?|cartons?|bottles?|sheets?|logs?|wheels?|envelopes?|env|sleeves?|tubes?|canisters?|recipes?|batch(?:es)?|quantit(?:y|ies)(?= of\\b)|becher|würfel|päckchen|pck|dosen?|bund|zehen?|no\\. ?[\\d½]+ (?:can|tin)s?'
/** Units taken by hand. */
const HANDFULS =
  'pinch(?:es)?|prisen?|dash(?:es)?|drops?|splash(?:es)?|drizzles?|handfuls?|knobs?|glugs?|squeezes?|dollops?|gratings?|grinds?|grindings?|cracks?|sprays?|spritz(?:es)?|sprinkl(?:es?|ings?)|(?:scrap(?:e|ing)|twist|slick|shaving|dusting|smear|lashing|smidgen|slosh|swig|nip|pat|dab|portion|serving|slug|squirt|trickle|blob|lump|slab|hunk|shake|lug|tot|nugget|nub|tangle|mound|heap|pile|scattering|swirl|sliver|shower|touch|[a-z]{3,12}ful)s?(?= of\\b)'
const PARTS = [
  ...['cloves?', 'slices?', 'bunch(?:es)?', 'bundles?', 'sprigs?', 'stalks?', 'sticks?', 'heads?', 'bulbs?'],
  ...[
    '[a-z]+[ -]sized? (?:pieces?|knobs?|chunks?|balls?|lumps?)',
    'pieces?',
    'pcs?',
    'rashers?',
    'ribs?(?![ -]?eyes?\\b)',
    'ears?',
    'strips(?! steaks?\\b)',
    'thumb[ -]sized(?= [a-z])',
    'thumbs?',
    'parts?',
    'jiggers?',
    'nests?',
    'rolls?(?= of\\b)',
    'servings?(?! (?:spoon|bowl|dish))',
    'shots?(?! glass)',
  ],
  ...[
    'squares?(?! pieces?\\b)',
    'loaf',
    'loaves',
    'scoops?',
    'spoons?',
    'spoonfuls?',
    'mug(?:ful)?s?',
    'glass(?:es)?(?! noodles\\b)',
    'wine ?glass(?:ful)?(?:es|s)?',
  ],
  ...[
    'katoris?',
    'bowls?(?= of\\b)',
    'strip(?= of\\b)',
    '(?:wedge|finger|ladle|tray|gill|saltspoon|chunk)s?(?= of\\b)',
    '(?:blade|strand)s?(?= (?:of )?(?:mace|saffron)\\b)',
    'cakes?(?= (?:of )?(?:(?:compressed|fresh) )?yeast\\b)',
    'fillets?(?= of\\b)',
    'lea(?:f|ves)(?= (?:of|fresh|basil|mint|sage|lettuce|kale|(?:chinese )?cabbage)\\b)',
  ],
].join('|')
const LENGTH = '(?:cm|mm|inch(?:es)?|in)'
const LENGTH_PIECE = `${LENGTH}[ -](?:piece|knob|stick|chunk|length|thumb)s?`
/** `2 whole chickens`, but `2 whole wheat wraps`. */
const WHOLE = `${COUNTABLE_UNIT}(?! ?(?:wheat|grain|meal|milk)\\b)`
/** Foods measured by their length; for other foods a length is only a description. */
export const ROOTS =
  '(?:(?:fresh|peeled|root|grated|chopped) )*(?:ginger|adrak|galangal|turmeric|horseradish|dal ?chini|lemongrass|cinnamon(?! sticks?\\b))'
const LENGTH_OF_ROOT = String.raw`${LENGTH}(?=\s(?:of\s)?${ROOTS}(?![a-z]))`
const UNITS = [MEASURES, CONTAINERS, HANDFULS, PARTS, LENGTH_PIECE, LENGTH_OF_ROOT, WHOLE].join('|')
/** Abbreviations that are units only by themselves: `2 c. sugar`, `1 T oil`; case-sensitive. */
export const SHORT_UNITS: ReadonlyMap<string, string> = new Map([
  ['c', 'cup'],
  ['C', 'cup'],
  ['T', 'tbsp'],
  ['t', 'tsp'],
])
export const UNIT = String.raw`(?:${SIZE}(?=[a-z])(?:${UNITS})(?:\(e?s\))?(?![a-zà-ÿ\d]|-[a-z])\.?|[ct]\.?(?=\s))`

/**
 * `14`, `14.5`, `14½`, `1 and 1/2`: shorter than `FIGURES`, since a size uses it nine times. Without a fraction sign it
 * consumes no trailing space: the unit may.
 */
const SIZE_FIGURE = String.raw`(?:(?:\d+(?:\s(?:and|&)\s|[\s-]))?\d+\s?[/⁄]\s?\d+|\d+(?:[.,]\d+)*(?:(?:\s(?:and|&))?\s?[${SIGNS}]|\sand\sa\s(?:half|quarter))?|[${SIGNS}])`
const ONE_SIZE = String.raw`${SIZE_FIGURE}(?:(?:\s?[-–]\s?|\sto\s)${SIZE_FIGURE})?[\s-]?(?:${MEASURES})(?![a-zà-ÿ\d])\.?(?:\s${SIZE_FIGURE}\s?oz(?![a-zà-ÿ\d]))?`
/** The content of one container, in one unit or several: `400 g`, `14-ounce/398 ml`. */
const SIZE_OF_ONE = String.raw`${ONE_SIZE}(?:\s?(?:/|,|\||\bor\b)\s?${ONE_SIZE}|\s\(${ONE_SIZE}\))*`
const PLAIN_UNITS = String.raw`(?=[a-z])(?:${UNITS})(?![a-zà-ÿ\d])\.?`
/** `2 x 400 g tins`, `1 (14-oz) can`, `1 14-oz can`: the size of one belongs to the unit. */
export const SIZED_UNIT = String.raw`(?:(?:[x×]\s?${SIZE_OF_ONE}|\((?:about (?!\d[\d.,]*\s?kg\)))?${SIZE_OF_ONE}(?: each)?\))(?:\s${PLAIN_UNITS})?|${SIZE_OF_ONE}\s${PLAIN_UNITS})`
/** `400g tin`, `8-ounce package`. */
export const SIZED_CONTAINER = String.raw`${SIZE_OF_ONE}\s(?:${CONTAINERS})(?![a-zà-ÿ\d])\.?`
/** `2.5cm/1in piece`: a length in one unit or two. */
export const PIECE_OF_LENGTH = String.raw`(?:${FIGURES})[\s-]?${LENGTH}\s?/\s?(?:${FIGURES})[\s-]?${LENGTH}(?:[ -](?:piece|knob|stick|chunk|length|thumb)s?|(?=\s(?:of\s)?${ROOTS}(?![a-z])))`
export const ONE_PIECE = String.raw`(?:${FIGURES})[\s-]?${LENGTH_PIECE}`
export const HAND_UNITS = HANDFULS
export const LENGTH_UNIT = LENGTH
