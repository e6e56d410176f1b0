import { splitIngredient } from '../../content/split-ingredients.ts'
import { isTold } from './line-looks.ts'
import { BLANK_LINE, type SourceLine } from './source-line.ts'

/** Characters that contain a number, by the code point before their first: `①`, `❶`, `➀`, `➊`, `⓵`. */
const COUNTING_SIGNS = [0x245f, 0x2775, 0x277f, 0x2789, 0x24f4]
const COUNTING_SIGN = /^([\u2460-\u2473\u2776-\u2793\u24F5-\u24FE])\uFE0F?\s*/u
const ORDINALS = 'one two three four five six seven eight nine ten'.split(' ')

const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ')

const MARKS: readonly [RegExp, (...found: string[]) => string][] = [
  [/^[-*+•]\s+\[[ xX]?\]\s+/, () => '• '],
  [/^[→➔➜➝➞⇒»›▸▹►▻◆◇■❖✦✱❥⁃∙⦿⚬]\uFE0F?\s*(?=\S)/u, () => '• '],
  [COUNTING_SIGN, (_, sign = '') => `${numberOf(sign)}. `],
  [/^\((\d{1,2})\)\s*(?=\p{L})/u, (_, number = '') => `${number}. `],
  [/^\[?(\d{1,2})[\]/]\s+(?=\p{L})/u, (_, number = '') => `${number}. `],
  [/^(\d{1,2})(?:st|nd|rd|th)\s*[:.)–-]\s*/i, (_, number = '') => `${number}. `],
  [/^(i{1,3}|iv|vi{0,3}|ix|x)[.)]\s+(?=\p{L})/u, (_, number = '') => `${ROMAN.indexOf(number) + 1}. `],
  [
    /^step\s+(one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
    (_, word = '') => `Step ${ORDINALS.indexOf(word.toLowerCase()) + 1}`,
  ],
]

function numberOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return Math.min(...COUNTING_SIGNS.map((before) => code - before).filter((number) => number > 0))
}

/** Normalizes the bullet or number of a line to the usual form: `1. `, `• `. */
export function plainMark(line: string): string {
  const marked = MARKS.reduce((text, [mark, write]) => text.replace(mark, write), line)
  const [, number, rest = ''] = /^(\d{1,2})\s+[-–—]\s+(.*)$/.exec(marked) ?? []
  return number && isTold(rest) ? `${number}. ${rest}` : marked
}

/** Whether a line is only a bullet, or a separator of typed characters. */
export function isOnlyMark(line: string): boolean {
  return /^(?:[-–—*•·_=~|+.\s]{1,40}|[^\p{L}\p{N}\s]{1,3})$/u.test(line)
}

const LABEL =
  /^(?:(?:totale tijd|bereidingstijd|zubereitungszeit|gesamtzeit|(?:vorbereitung|koch|back|arbeits)s?zeit|temps (?:de (?:cuisson|préparation)|total)|tiempo (?:de (?:cocción|preparación)|total)|tempo (?:di (?:cottura|preparazione)|totale?|de preparo)|totaltid|tillagningstid)|(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|hands[- ]on|ready in|rest(?:ing)?|chill(?:ing)?)(?: time)?|serves|servings?|yields?|makes|portions?|people)\s*[:–-]?$/i

/** `Step 1`, `STEP 2: SIMMER`, above the step's text. */
const STEP_HEAD = /^step\s*\d{1,2}\b[^.!?]{0,40}$/i

/**
 * Joins lines that are separate from what they belong to: a number with its step, an amount with its ingredient, `Prep
 * time` with its minutes. Pages keep them in separate elements.
 */
export function joinLone(lines: readonly SourceLine[]): SourceLine[] {
  const isAmounts = lines.filter((line, at) => standsAlone(line) && isName(lines[at + 1])).length >= 2
  const joined: SourceLine[] = []
  let steps = 0
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? BLANK_LINE
    const next = lines[at + 1] ?? BLANK_LINE
    const number = Number(/^(\d{1,2})\s?[.):]?$/.exec(line.text)?.[1] ?? Number.NaN)
    if (LABEL.test(line.text) && /^[~\d½¼¾]/.test(next.text) && next.text.length < 40) {
      joined.push({ ...BLANK_LINE, text: `${line.text.replace(/\s*[:–-]$/, '')}: ${next.text}` })
      at += 1
    } else if ((number === steps + 1 || number === 1) && isSentence(next)) {
      steps = number
      joined.push({ ...next, text: `${number}. ${next.text}`, isNumbered: true, isBullet: false, level: 0 })
      at += 1
    } else if (STEP_HEAD.test(line.text) && isSentence(next) && !next.isNumbered) {
      joined.push({
        ...line,
        text: `${line.text.replace(/[\s:.–—-]+$/, '')}: ${next.text}`,
        isNumbered: true,
        isBullet: false,
        level: 0,
      })
      at += 1
    } else if (isAmounts && standsAlone(line) && isName(next)) {
      joined.push({ ...next, text: `${line.text} ${next.text}`, isNumbered: false })
      at += 1
    } else joined.push(line)
  }
  return joined
}

/** Whether a line is an amount without a name. */
function standsAlone({ text, level }: SourceLine): boolean {
  if (level > 0 || text.length > 20 || !/^[\d½¼¾⅓⅔]/.test(text)) return false
  const { amount, ingredient } = splitIngredient(`${text} egg`)
  return amount !== '' && ingredient === 'egg'
}

function isName(line: SourceLine | undefined): boolean {
  return (
    line !== undefined &&
    line.level === 0 &&
    /^\p{L}/u.test(line.text) &&
    line.text.length <= 80 &&
    !/[.!?:]$/.test(line.text) &&
    !LABEL.test(line.text)
  )
}

function isSentence({ text, level }: SourceLine): boolean {
  return (
    level === 0 && /^\p{L}/u.test(text) && (/[.!]$/.test(text) || isTold(text)) && text.split(' ').length >= 2
  )
}
