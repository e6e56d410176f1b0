import type { FontMetrics } from './font-metrics.ts'

type GlyphSource = Pick<FontMetrics, 'widthOf'>

/** Below this share of its letters, what is left of a text would say something else. */
const ENOUGH = 0.7

/**
 * A text with only what the font can draw: accents it lacks are dropped from their letters, pictures and foreign
 * scripts go. Empty when too little would be left to stand for the whole.
 */
export function keepDrawable(text: string, font: GlyphSource): string {
  const letters = [...text.normalize('NFC')].filter((character) => !INVISIBLE.test(character))
  const drawn = letters.map((character) => drawCharacter(character, font))
  const wanted = letters.filter((letter) => LETTER.test(letter)).length
  const kept = letters.filter((letter, index) => LETTER.test(letter) && drawn[index]?.trim()).length
  if (wanted === 0 || kept < wanted * ENOUGH) return ''
  return drawn.join('').replace(/\s+/g, ' ').trim()
}

const LETTER = /[\p{L}\p{N}]/u
/** Joiners, selectors and marks of direction, which draw nothing by themselves. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Variation_Selector}]/u

function drawCharacter(character: string, font: GlyphSource): string {
  if (/\s/.test(character)) return ' '
  if (canDraw(character, font)) return character
  const plain = character.normalize('NFKD').replace(/\p{Mn}/gu, '')
  return plain !== '' && [...plain].every((part) => canDraw(part, font)) ? plain : ' '
}

function canDraw(character: string, font: GlyphSource): boolean {
  return font.widthOf(character) !== null
}
