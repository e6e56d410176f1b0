import { describe, expect, test } from 'vitest'
import { findTemperatures, showTemperature } from './temperatures.ts'

function show(sentence: string, units: 'metric' | 'US' | 'as written'): string {
  let shown = ''
  let at = 0
  for (const temperature of findTemperatures(sentence)) {
    expect(sentence.slice(temperature.start, temperature.end)).toBe(temperature.text)
    shown += sentence.slice(at, temperature.start) + showTemperature(temperature, units)
    at = temperature.end
  }
  return shown + sentence.slice(at)
}

// AMOUNT-TEMP-1
describe('temperatures', () => {
  test.each<[string, 'metric' | 'US', string]>([
    [
      'Heat the oven to 190 °C (170 °C fan, gas mark 5). Halve.',
      'US',
      'Heat the oven to 375 °F (350 °F fan). Halve.',
    ],
    [
      'Heat the oven to 190 °C (170 °C fan, gas mark 5). Halve.',
      'metric',
      'Heat the oven to 190 °C (170 °C fan, gas mark 5). Halve.',
    ],
    ['Bake at 350°F for 20 minutes.', 'metric', 'Bake at 175 °C for 20 minutes.'],
    ['Bake at 350°F (180°C) until golden.', 'metric', 'Bake at 180 °C until golden.'],
    ['Bake at 350°F (180°C) until golden.', 'US', 'Bake at 350 °F until golden.'],
    ['Preheat to 180C/160C fan/gas 4.', 'US', 'Preheat to 350 °F (325 °F fan).'],
    ['Preheat to 180C/350F/gas 4 and wait.', 'US', 'Preheat to 350 °F and wait.'],
    ['Preheat to 400 degrees F.', 'metric', 'Preheat to 205 °C.'],
    ['Roast at 180–190 °C.', 'US', 'Roast at 350–375 °F.'],
    ['Bake between 160 and 180 °C.', 'US', 'Bake between 325 and 350 °F.'],
    ['Bake between 160° and 180°C.', 'US', 'Bake between 325 and 350 °F.'],
    ['Bake between 325 and 350°F.', 'metric', 'Bake between 165 and 175 °C.'],
    ['Bake between 160 and 180 °C.', 'metric', 'Bake between 160 and 180 °C.'],
    ['Bake between 176 and 180 °C.', 'US', 'Bake between 349 and 356 °F.'],
    ['Divide between 2 and bake at 180 °C.', 'US', 'Divide between 2 and bake at 350 °F.'],
    ['Bake the 12 and 180 °C suits.', 'US', 'Bake the 12 and 350 °F suits.'],
    ['Roast at 180°–190°C.', 'US', 'Roast at 350–375 °F.'],
    ['Warm the milk to 37 °C.', 'US', 'Warm the milk to 99 °F.'],
    ['Until the middle reaches 74 °C (or more).', 'US', 'Until the middle reaches 165 °F (or more).'],
    ['Chill to 4°c.', 'US', 'Chill to 39 °F.'],
  ])('%s in %s', (sentence, units, expected) => {
    expect(show(sentence, units)).toBe(expected)
  })

  test('as written is as written', () => {
    expect(show('Bake at 350°F (180°C).', 'as written')).toBe('Bake at 350°F (180°C).')
  })

  test.each(['Add 12 C of flour.', 'Vitamin C, 500 mg', 'Serves 10. Cook well.', 'Use 100 Celery sticks.'])(
    'none in: %s',
    (sentence) => {
      expect(findTemperatures(sentence)).toEqual([])
    },
  )

  test.each(['180 °C ', '180C/', '(', '1', '180 °C (', 'gas mark 5 ', 'between 1 and '])(
    'ends soon for %s thousands of times',
    (piece) => {
      expect(findTemperatures(piece.repeat(20_000)).length).toBeLessThan(20_000)
    },
  )
})
