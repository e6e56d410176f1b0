import { capitalize } from '../../text/capitalize.ts'

// Normalizes dictated or hastily typed text for the rest of the parser.

const HUNDREDS = 'one|two|three|four|five|six|seven|eight|nine'
const ONES = HUNDREDS.split('|')
const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
/** `two hundred and fifty grams`, as in transcripts of films. */
const HUNDRED = new RegExp(
  String.raw`\b(a|${HUNDREDS}) hundred(?: (?:and )?(${TENS})(?:[ -](${HUNDREDS}))?)?(?=\s(?:grams?|grammes?|g|ml|mils?|millilit\p{L}+|degrees?|fan)\b)`,
  'giu',
)
/** `one eighty for twenty minutes`: degrees, as cooks say them. */
const DEGREES = new RegExp(String.raw`\b(one|two) (${TENS})(?=\s(?:for|fan|degrees?|celsius)\b)`, 'giu')
const SMALL_SENTENCE =
  /(?<=\p{L}{2}[.!?])(?<!\b(?:approx|tbsps?|tsps?|hrs?|lbs?|oz|etc|ca|vs|no|max)\.|\bmin\.(?!\s(?:meanwhile|then|now|add|stir|take|serve|drain)))\s+(\p{Ll})/giu
/** Filler words in speech: `like two tablespoons`, `um`. */
const HESITATION =
  /\s(?:u[hm]+|erm?|you know)\b,?(?=\s)|(?<=^|[.!?]\s)(?:u[hm]+|erm?),?\s|(?<=\s)like (?=(?:two|three|four|five|six|half|\d+)\s)|(?<=\b(?:about|add|and|for|get|need|put|take|u[hm]+|use|want|you know),?\s)like (?=(?:an?|one)\s)/giu
/** The start of the next instruction in unpunctuated speech, except the second half of `when it is thick then serve it`. */
const NEXT_SPOKEN =
  /(?<!(?:^|\b(?:and|so|then|but|after that)\s)(?:when|if|once|as soon as)\s(?:(?!\sthen\b).){0,100})(?:(?<!\b(?:until|till|by|since|back|now)(?:\sand)?),?\s(?:and\s)?(?:so\s)?(?=(?:then(?!\s\S+\smore\b)|after that|next|at the end)\s\p{L})|,?\sand\s(?=you\s))/giu
/** A bare instruction in speech without `then` or `and`, or its servings: `two carrots cook ten minutes`. */
const NEXT_VERB =
  /(?<!\b(?:and|then|to|you|the|an?|i|we|or|stir|before|until|till|just|(?:let|leave|make) (?:it|them)))\s(?=(?:add|bake|blend|boil|cook|crumble|drain|fold|fry|pour|rub|serve|simmer|stir|whisk|roast(?=\s(?:at|for|in|it)\b))\s(?!fry)|(?:serves|feeds|makes)\s(?:one|two|three|four|five|six|eight|\d))/giu
/** In characters: a shorter line without a full stop is one sentence. */
const MIN_UNSTOPPED = 150
/** Number of sentences in lower case from which a line is typed that way. */
const MIN_SMALL = 2

/** Rewrites a line with its hundreds in digits, and with capitals at its sentences where it has none. */
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
  return withCapitals(withStops(degrees.length < MIN_UNSTOPPED ? degrees : degrees.replace(HESITATION, '')))
}

/** Splits dictation without punctuation into a sentence per instruction. */
function withStops(line: string): string {
  if (line.length < MIN_UNSTOPPED || /[.!?;:](?:\s|$)/.test(line)) return line
  const begun = line.replace(/^so\s(?!you\b)/i, '')
  const spoken = begun.split(NEXT_SPOKEN)
  const parts = spoken.length > MIN_SMALL || line.includes(',') ? spoken : begun.split(NEXT_VERB)
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
