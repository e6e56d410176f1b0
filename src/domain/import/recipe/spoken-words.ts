import { capitalize } from '../../text/capitalize.ts'

// What was spoken or typed in a hurry, written as the rest of the reader expects it.

const HUNDREDS = 'one|two|three|four|five|six|seven|eight|nine'
const ONES = HUNDREDS.split('|')
const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** `two hundred and fifty grams`, as films are written down. */
const HUNDRED = new RegExp(
  String.raw`\b(a|${HUNDREDS}) hundred(?: (?:and )?(${TENS})(?:[ -](${HUNDREDS}))?)?(?=\s(?:grams?|grammes?|g|ml|mils?|millilit\p{L}+|degrees?|fan)\b)`,
  'giu',
)
/** `one eighty for twenty minutes`: degrees, as cooks say them. */
const DEGREES = new RegExp(String.raw`\b(one|two) (${TENS})(?=\s(?:for|fan|degrees?|celsius)\b)`, 'giu')
const SMALL_SENTENCE =
  /(?<=\p{L}{2}[.!?])(?<!\b(?:approx|tbsps?|tsps?|hrs?|lbs?|oz|etc|ca|vs|no|max)\.|\bmin\.(?!\s(?:meanwhile|then|now|add|stir|take|serve|drain)))\s+(\p{Ll})/giu
/** What is heard while a speaker thinks: `like two tablespoons`, `um`. */
const HESITATION =
  /,?\s(?:u[hm]+|erm?|you know)\b,?(?=\s)|(?<=\s)like (?=(?:an?|one|two|three|four|five|six|half|\d+)\s)/giu
/** Where the next thing to do begins in what is spoken without a stop, but for the end of `when it is thick then serve it`. */
const NEXT_SPOKEN =
  /(?<!(?:^|\b(?:and|so|then|but|after that)\s)(?:when|if|once|as soon as)\s(?:(?!\sthen\b).){0,100})(?:(?<!\b(?:until|till|by|since|back|now)(?:\sand)?),?\s(?:and\s)?(?:so\s)?(?=(?:then(?!\s\S+\smore\b)|after that|next|at the end)\s\p{L})|,?\sand\s(?=you\s))/giu
/** In characters: a shorter line without a stop is one sentence. */
const MIN_UNSTOPPED = 150
/** So many sentences of a line that begin small are typed so. */
const MIN_SMALL = 2

/** A line with its hundreds in figures, and its sentences with capitals where it has none. */
export function writtenOut(line: string): string {
  const figures = line.replace(
    HUNDRED,
    (_, hundreds: string, tens: string | undefined, ones: string | undefined) =>
      String(
        (/^a$/i.test(hundreds) ? 1 : ONES.indexOf(hundreds.toLowerCase()) + 1) * 100 +
          (tens ? (TENS.split('|').indexOf(tens.toLowerCase()) + 1) * 10 : 0) +
          (ones ? ONES.indexOf(ones.toLowerCase()) + 1 : 0),
      ),
  )
  const degrees = figures.replace(DEGREES, (_, hundreds: string, tens: string) =>
    String(
      (ONES.indexOf(hundreds.toLowerCase()) + 1) * 100 +
        (TENS.split('|').indexOf(tens.toLowerCase()) + 1) * 10,
    ),
  )
  return withCapitals(withStops(degrees))
}

/** What was dictated in one breath, a sentence for each thing to do. */
function withStops(line: string): string {
  if (line.length < MIN_UNSTOPPED || /[.!?;:](?:\s|$)/.test(line)) return line
  const parts = line
    .replace(HESITATION, '')
    .replace(/^so\s(?!you\b)/i, '')
    .split(NEXT_SPOKEN)
  return parts.length > MIN_SMALL ? `${parts.map(capitalize).join('. ')}.` : line
}

function withCapitals(line: string): string {
  if (line.length > 3_000 || /\p{L}[.!?]\s+\p{Lu}/u.test(line)) return line
  const small = [...line.matchAll(SMALL_SENTENCE)].filter(([, letter = '']) => /\p{Ll}/u.test(letter))
  if (small.length < MIN_SMALL) return line
  return line
    .replace(SMALL_SENTENCE, (found) => found.toUpperCase())
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}
