import type { UnitSystem } from './units.ts'

/** A temperature in a sentence, with all the scales it gives: `190 °C (170 °C fan, gas mark 5)`. */
export interface NamedTemperature {
  text: string
  start: number
  end: number
  readings: Reading[]
  /** Whether it is an oven setting, which goes in steps; any other is converted to a degree. */
  isOven?: boolean | undefined
}

export interface Reading {
  scale: 'C' | 'F'
  low: number
  /** The upper end of a range, else null. */
  high: number | null
  isFan: boolean
  /** The kind of oven, where it is named before: `fan 180 °C`. */
  before?: string | undefined
  /** The kind of oven named after it, where it is not a fan oven. */
  after?: string | undefined
}

/** Converts a reading to °C. */
export const inCelsius = (value: number, scale: Reading['scale']) =>
  scale === 'C' ? value : ((value - 32) * 5) / 9

/** `between 160 and 180 °C` and `160 or 180 °C` keep their word. */
const JOINING_WORD = /^(?:[-–−]\s?|minus\s+)?[\d.,]{1,6}\s?[°º˚]?\s*(and|or)\b/i
const OVEN_STEP = { C: 5, F: 25 } as const

/**
 * Converts a temperature to the reader's scale: the coach's own figure in that scale, else a converted one, as cooks
 * write it (AMOUNT-TEMP-1: ovens to the nearest 5 °C or 25 °F, others to a degree). It never scales with servings.
 */
export function showTemperature(
  { text, readings, isOven = false }: NamedTemperature,
  units: UnitSystem | 'as written',
): string {
  const scale = units === 'US' ? 'F' : 'C'
  if (units === 'as written' || readings.every((reading) => reading.scale === scale)) return text
  const word = JOINING_WORD.exec(text)?.[1]?.toLowerCase()
  const own = readings.filter((reading) => reading.scale === scale)
  const shown =
    own.length > 0
      ? own
      : readings.map((reading) => convertReading(reading, scale, isOven, word !== undefined))
  const [first, ...others] = shown.map((reading) => sayReading(reading, word))
  return others.length > 0 ? `${first} (${others.join(', ')})` : `${first}`
}

function sayReading({ scale, low, high, isFan, before, after }: Reading, word: string | undefined): string {
  const joint = word ? ` ${word} ` : low < 0 || (high ?? 0) < 0 ? ' to ' : '–'
  const figures =
    high === null || high === low ? sayFigure(low) : `${sayFigure(low)}${joint}${sayFigure(high)}`
  const behind = after ?? (isFan && before === undefined ? 'fan' : '')
  return [before, figures, `°${scale}`, behind].filter(Boolean).join(' ')
}

const sayFigure = (value: number) => (value < 0 ? `−${-value}` : `${value}`)

function convertReading(
  reading: Reading,
  scale: Reading['scale'],
  isOven: boolean,
  isJoined: boolean,
): Reading {
  const { low, high, scale: from } = reading
  const convert = (value: number, step: number) => {
    const celsius = inCelsius(value, from)
    const exact = scale === 'C' ? celsius : (celsius * 9) / 5 + 32
    return Math.round(exact / step) * step
  }
  const convertBoth = (step: number) => ({
    ...reading,
    scale,
    low: convert(low, step),
    high: high === null ? null : convert(high, step),
  })
  const shown = convertBoth(isOven ? OVEN_STEP[scale] : 1)
  // With `between … and …` and `… or …` both must stay, even where one oven step contains both.
  return isJoined && shown.low === shown.high ? convertBoth(1) : shown
}
