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
    // Below zero.
    ['Freeze at −18 °C.', 'US', 'Freeze at 0 °F.'],
    ['Freeze at -18 °C.', 'US', 'Freeze at 0 °F.'],
    ['Freeze at –20 °C.', 'US', 'Freeze at −4 °F.'],
    ['Freeze at minus 18 °C.', 'US', 'Freeze at 0 °F.'],
    ['Freeze at minus 18 degrees C.', 'US', 'Freeze at 0 °F.'],
    ['Freeze at -18C.', 'US', 'Freeze at 0 °F.'],
    ['Freeze between -18 and -20 °C.', 'US', 'Freeze between 0 and −4 °F.'],
    ['Freeze between minus 18 and minus 20 °C.', 'US', 'Freeze between 0 and −4 °F.'],
    ['Freeze at -18 to -20 °C.', 'US', 'Freeze at 0 to −4 °F.'],
    ['Freeze at -18–20 °C.', 'US', 'Freeze at 0 to −4 °F.'],
    ['Freeze at -10°F.', 'metric', 'Freeze at −23 °C.'],
    ['Freeze (-18 °C/0 °F).', 'US', 'Freeze (0 °F).'],
    ['Keep at -2 to 4 °C.', 'US', 'Keep at 28–39 °F.'],
    ['Keep at -2–4 °C.', 'US', 'Keep at 28–39 °F.'],
    ['Roast at 160-180 °C.', 'US', 'Roast at 325–350 °F.'],
    ['Roast at 160−180 °C.', 'US', 'Roast at 325–350 °F.'],
    ['Roast at 160--180 °C.', 'US', 'Roast at 325–350 °F.'],
    ['Put in the oven 160–180°C.', 'US', 'Put in the oven 325–350 °F.'],
    ['Bake (oven -180 °C).', 'US', 'Bake (oven -350 °F).'],
    ['Bake - 80 °C will do.', 'US', 'Bake - 175 °F will do.'],
    // Decimals, and the single-character degree signs.
    ['Sous vide at 57.5 °C.', 'US', 'Sous vide at 136 °F.'],
    ['Warm the milk to 37,5 °C.', 'US', 'Warm the milk to 100 °F.'],
    ['Warm the milk to 37.5–38 °C.', 'US', 'Warm the milk to 100 °F.'],
    ['Heat the oven to 180 ℃.', 'US', 'Heat the oven to 350 °F.'],
    ['Heat the oven to 350℉.', 'metric', 'Heat the oven to 175 °C.'],
    ['Serve 2. 180 °C is right.', 'US', 'Serve 2. 350 °F is right.'],
    // Kinds of oven.
    ['Heat to 200 °C (fan 180 °C).', 'US', 'Heat to 400 °F (fan 350 °F).'],
    ['Heat to 220 °C/fan 200 °C/gas 7.', 'US', 'Heat to 425 °F (fan 400 °F).'],
    ['Heat to 200C/fan 180/gas 6.', 'US', 'Heat to 400 °F (fan 350 °F).'],
    ['Bake at 180°C fan / 200°C conventional.', 'US', 'Bake at 350 °F fan (400 °F conventional).'],
    ['Bake at 200 °C conventional.', 'US', 'Bake at 400 °F conventional.'],
    ['Bake at fan 180 °C, conventional 200 °C.', 'US', 'Bake at fan 350 °F (conventional 400 °F).'],
    ['Bake at 180 °C (fan).', 'US', 'Bake at 350 °F fan.'],
    ['Bake at 180 °C, fan, until brown.', 'US', 'Bake at 350 °F fan, until brown.'],
    ['Heat to 200 °C (180 °C fan oven).', 'US', 'Heat to 400 °F (350 °F fan oven).'],
    ['Heat to 200 °C (180 °C if using a fan).', 'US', 'Heat to 400 °F (350 °F if using a fan).'],
    ['Heat to 180 °C (gas 4 or so).', 'US', 'Heat to 350 °F (gas 4 or so).'],
    ['Heat to 180 °C/350 °F (fan 160 °C/325 °F).', 'US', 'Heat to 350 °F (fan 325 °F).'],
    ['Heat to 180 °C/350 °F (fan 160 °C/325 °F).', 'metric', 'Heat to 180 °C (fan 160 °C).'],
    ['Bake (fan 180 °C) or 200 °C conventional.', 'US', 'Bake (fan 350 °F) or 400 °F conventional.'],
    ['Bake (at 180 °C) or (fan 160 °C in mine).', 'US', 'Bake (at 350 °F) or (fan 325 °F in mine).'],
    ['Heat to 220 °C (fan-assisted 200 °C).', 'US', 'Heat to 425 °F (fan 400 °F).'],
    ['Heat to 220C (fan-assisted oven 200C).', 'US', 'Heat to 425 °F (fan 400 °F).'],
    ['Heat to 220 °C (fan-forced 200 °C).', 'US', 'Heat to 425 °F (fan 400 °F).'],
    ['Heat to 220 °C (200 °C fan forced).', 'US', 'Heat to 425 °F (400 °F fan).'],
    ['Bake at 180C (fan), 200C (conventional).', 'US', 'Bake at 350 °F fan (400 °F conventional).'],
    ['Bake at 200 °C (conventional), covered.', 'US', 'Bake at 400 °F conventional, covered.'],
    // Two alternatives for the reader.
    ['Bake at 180 or 190 °C.', 'US', 'Bake at 350 or 375 °F.'],
    ['Bake at 180 or 190 °C.', 'metric', 'Bake at 180 or 190 °C.'],
    ['Bake at 350 or 375°F.', 'metric', 'Bake at 175 or 190 °C.'],
    ['Bake at 176 or 180 °C.', 'US', 'Bake at 349 or 356 °F.'],
    ['Keep at 3 or 4 °C.', 'US', 'Keep at 37 or 39 °F.'],
    ['Freeze at -18 or -20 °C.', 'US', 'Freeze at 0 or −4 °F.'],
    ['Bake at gas 5 or 190 °C.', 'US', 'Bake at gas 5 or 375 °F.'],
    ['Bake at gas mark 5 or 190 °C.', 'US', 'Bake at gas mark 5 or 375 °F.'],
    ['Bake at 180 or 350 °F.', 'metric', 'Bake at 180 or 350 °F.'],
    // Roughly the same in the other scale.
    ['Bake at 180 °C (about 350 °F).', 'metric', 'Bake at 180 °C.'],
    ['Bake at 180 °C (about 350 °F).', 'US', 'Bake at 350 °F.'],
    ['Bake at 180 °C (ca. 350 °F).', 'US', 'Bake at 350 °F.'],
    ['Bake at 350°F (approx. 180°C).', 'metric', 'Bake at 180 °C.'],
    ['Bake at 350°F (approximately 180°C).', 'metric', 'Bake at 180 °C.'],
    // Differences.
    ['Lower the oven by 20 °C.', 'US', 'Lower the oven by 20 °C.'],
    ['Drop the oven 20C for the last 15 mins.', 'US', 'Drop the oven 20C for the last 15 mins.'],
    ['The lowest shelf wants 10 °C lower.', 'US', 'The lowest shelf wants 10 °C lower.'],
    ['Bake at 160 °C, 20 °C less with a fan.', 'US', 'Bake at 325 °F, 20 °C less with a fan.'],
    ['Heat to 180 °C, or 20 °C lower for fan.', 'US', 'Heat to 350 °F, or 20 °C lower for fan.'],
    ['Steep it in the fridge, 30 °F colder.', 'metric', 'Steep it in the fridge, 30 °F colder.'],
    ['Heat the oven to 190C/170 fan/gas 5.', 'US', 'Heat the oven to 375 °F (350 °F fan).'],
    ['Warm the milk to 38C.', 'US', 'Warm the milk to 100 °F.'],
    ['Bake at 350 degrees for an hour.', 'metric', 'Bake at 175 °C for an hour.'],
    ['Bake at 425° until golden.', 'metric', 'Bake at 220 °C until golden.'],
    ['Bake at 350 degrees for an hour.', 'US', 'Bake at 350 degrees for an hour.'],
    ['Bake at 350-375 degrees.', 'metric', 'Bake at 175–190 °C.'],
    ['Bake between 350 and 375 degrees.', 'metric', 'Bake between 175 and 190 °C.'],
    ['Bake at 180 or 350 degrees.', 'metric', 'Bake at 180 or 350 degrees.'],
    ['Bake at 180/350 degrees.', 'metric', 'Bake at 180/350 degrees.'],
    ['Bake at 400 degrees fahrenheit.', 'metric', 'Bake at 205 °C.'],
    ['Bake at 450 degrees centigrade.', 'metric', 'Bake at 450 degrees centigrade.'],
    ['Bake at 425 degrees, then at 300 degrees.', 'metric', 'Bake at 220 °C, then at 150 °C.'],
    ['Bake at 425 degrees. Turn it 180 degrees.', 'metric', 'Bake at 220 °C. Turn it 180 degrees.'],
    ['Fire the pizza oven to 450°.', 'metric', 'Fire the pizza oven to 450°.'],
    ['Bake at 180 °C lower shelf.', 'US', 'Bake at 350 °F lower shelf.'],
    ['Bake at 200 °C above a tray of water.', 'US', 'Bake at 400 °F above a tray of water.'],
    ['Bake at 180 degrees. Turn it 360 degrees.', 'US', 'Bake at 180 degrees. Turn it 360 degrees.'],
    ['Turn it up by 25°F.', 'metric', 'Turn it up by 25°F.'],
    ['Lower it by about 20 °C (35 °F).', 'metric', 'Lower it by about 20 °C (35 °F).'],
    ['Lower it by 10–20 °C to 160 °C.', 'US', 'Lower it by 10–20 °C to 325 °F.'],
  ])('%s in %s', (sentence, units, expected) => {
    expect(show(sentence, units)).toBe(expected)
  })

  test('temperatures as written stay unchanged', () => {
    expect(show('Bake at 350°F (180°C).', 'as written')).toBe('Bake at 350°F (180°C).')
  })

  test.each(['Add 12 C of flour.', 'Vitamin C, 500 mg', 'Serves 10. Cook well.', 'Use 100 Celery sticks.'])(
    'no temperature is found in: %s',
    (sentence) => {
      expect(findTemperatures(sentence)).toEqual([])
    },
  )

  test.each([
    '180 °C ',
    '180C/',
    '180 or ',
    'gas 5 or ',
    '(',
    '1',
    '180 °C (',
    'gas mark 5 ',
    'between 1 and ',
  ])('%s repeated thousands of times is scanned in reasonable time', (piece) => {
    expect(findTemperatures(piece.repeat(20_000)).length).toBeLessThan(20_000)
  })
})
