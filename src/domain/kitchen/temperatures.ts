import type { UnitSystem } from './units.ts'

/** A temperature a sentence names, with all the scales it gives at once: `190 °C (170 °C fan, gas mark 5)`. */
export interface NamedTemperature {
  text: string
  start: number
  end: number
  readings: Reading[]
}

interface Reading {
  scale: 'C' | 'F'
  low: number
  /** Of a range, else null. */
  high: number | null
  isFan: boolean
}

const DEGREES =
  /(?<![\p{L}\p{N}.,])(?<low>\d{1,3})(?:\s?[°º˚]?\s*(?:[-–—]|\bto\b|(?<=\bbetween\s{1,3}\d{1,3}\s?[°º˚]?\s{0,3})\band\b)\s*(?<high>\d{1,3}))?\s?(?:(?<sign>[°º˚]|degrees?\b)\s?)?(?<scale>C(?:elsius)?|F(?:ahrenheit)?|(?<=[°º˚]\s?)[cf])\b/gu
/** What may stand between two readings of one temperature, and behind the last. */
const GLUE = String.raw`(?:[\s/(),;]|\b(?:fan(?:[ -]assisted)?|convection|conventional|electric|ovens?|or)\b|\bgas(?:\s+mark)?\s*\d{1,2}½?)`
const BETWEEN = new RegExp(`^${GLUE}{1,12}$`, 'iu')
const BEHIND =
  /^(?:\s*\/?\s*(?:fan(?:[ -]assisted)?|convection)\b)?(?:[\s/(,;]{1,3}(?:fan(?:[ -]assisted)?|convection|gas(?:\s+mark)?\s*\d{1,2}½?)(?![\p{L}\d]))*(?:\s*\))?/iu
/** Colder than this without a degree sign, `12 C` may as well be cups. */
const MIN_WITHOUT_SIGN = 50
const MAX_TEXT = 20_000

/** The temperatures of a sentence, in their order (AMOUNT-TEMP-1). */
export function findTemperatures(sentence: string): NamedTemperature[] {
  const text = sentence.slice(0, MAX_TEXT)
  const groups: { start: number; end: number; readings: Reading[] }[] = []
  for (const match of text.matchAll(DEGREES)) {
    const { low = '', high, sign, scale = 'C' } = match.groups ?? {}
    if (!sign && Number(low) < MIN_WITHOUT_SIGN) continue
    const end = match.index + match[0].length
    const reading: Reading = {
      scale: /^c/i.test(scale) ? 'C' : 'F',
      low: Number(low),
      high: high === undefined ? null : Number(high),
      isFan: /^\s?(?:fan|convection)/i.test(text.slice(end, end + 11)),
    }
    const last = groups.at(-1)
    if (last && BETWEEN.test(text.slice(last.end, match.index).slice(0, 60))) {
      last.readings.push(reading)
      last.end = end
    } else groups.push({ start: match.index, end, readings: [reading] })
  }
  return groups.map(({ start, end, readings }) => {
    const behind = BEHIND.exec(text.slice(end, end + 60))?.[0] ?? ''
    const isOpen = text.slice(start, end + behind.length).includes('(')
    const tail = isOpen ? behind : behind.replace(/[\s)]+$/, '')
    return { text: text.slice(start, end + tail.length), start, end: end + tail.length, readings }
  })
}

/** `between 160 and 180 °C` keeps its word. */
const IS_BETWEEN = /^\d{1,3}\s?[°º˚]?\s*and\b/i
/** From here on an oven is meant, and set in steps. */
const OVEN_FROM_C = 100
const OVEN_STEP = { C: 5, F: 25 } as const

/**
 * A temperature in the reader's scale: what the coach gave in that scale, else converted, as cooks write it
 * (AMOUNT-TEMP-1: ovens to the nearest 5 °C or 25 °F). It never scales with servings.
 */
export function showTemperature(
  { text, readings }: NamedTemperature,
  units: UnitSystem | 'as written',
): string {
  const scale = units === 'US' ? 'F' : 'C'
  if (units === 'as written' || readings.every((reading) => reading.scale === scale)) return text
  const isBetween = IS_BETWEEN.test(text)
  const own = readings.filter((reading) => reading.scale === scale)
  const shown = own.length > 0 ? own : readings.map((reading) => convertReading(reading, scale, isBetween))
  const [first, ...others] = shown.map(
    ({ low, high, isFan }) =>
      `${low}${high === null || high === low ? '' : `${isBetween ? ' and ' : '–'}${high}`} °${scale}${isFan ? ' fan' : ''}`,
  )
  return others.length > 0 ? `${first} (${others.join(', ')})` : `${first}`
}

function convertReading(reading: Reading, scale: 'C' | 'F', isBetween: boolean): Reading {
  const { low, high, scale: from } = reading
  const convert = (value: number, ovenStep: number) => {
    const celsius = from === 'C' ? value : ((value - 32) * 5) / 9
    const exact = scale === 'C' ? celsius : (celsius * 9) / 5 + 32
    const step = celsius < OVEN_FROM_C ? 1 : ovenStep
    return Math.round(exact / step) * step
  }
  const convertBoth = (ovenStep: number) => ({
    ...reading,
    scale,
    low: convert(low, ovenStep),
    high: high === null ? null : convert(high, ovenStep),
  })
  const shown = convertBoth(OVEN_STEP[scale])
  // Of `between … and …` both must stay, also where one step of the oven holds them.
  return isBetween && shown.low === shown.high ? convertBoth(1) : shown
}
