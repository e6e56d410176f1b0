import { expect, test } from 'vitest'
import { findTemperatures, showTemperature } from './temperatures.ts'

function showUs(sentence: string): string {
  return findTemperatures(sentence)
    .map((temperature) => showTemperature(temperature, 'US'))
    .join(', ')
}

// AMOUNT-TEMP-1
test.each([
  ['Bake at 90 °C.', '200 °F'],
  ['Warm the oven to 75 °C.', '175 °F'],
  ['Keep in a cool oven at 80 °C.', '175 °F'],
  ['Preheat to 90 °C.', '200 °F'],
  ['Turn down to 160 °C.', '325 °F'],
  ['Slide in at 90 °C (fan 75 °C).', '200 °F (fan 175 °F)'],
  ['Put the tray on the middle shelf, 180 °C.', '350 °F'],
  ['Roast at 220 °C for 10 minutes, then at 90 °C for an hour.', '425 °F, 200 °F'],
  ['Toss the potatoes with oil and cook at 200 °C.', '400 °F'],
  ['Heat the oil, brown the meat, cover and cook at 160 °C.', '325 °F'],
  ['Boil the potatoes, drain, then cook at 200 °C.', '400 °F'],
  ['Air-fry with a little oil at 200 °C.', '400 °F'],
  ['Bake in a bath of water at 150 °C.', '300 °F'],
  ['Cook the chocolate cake at 180 °C.', '350 °F'],
  ['Heat the oil in a roasting tin in the oven at 220 °C.', '425 °F'],
  ['Rest the dough to rise, then bake at 230 °C.', '450 °F'],
])('an oven: %s', (sentence, expected) => {
  expect(showUs(sentence)).toBe(expected)
})

// AMOUNT-TEMP-1
test.each([
  ['Bring water to 100°C.', '212 °F'],
  ['Heat the milk to 100 °C.', '212 °F'],
  ['Boil the syrup to 101 °C.', '214 °F'],
  ['Sugar to 118 °C.', '244 °F'],
  ['Boil the sugar and water, without stirring, to 118 °C.', '244 °F'],
  ['Bring the sugar to 118 °C, then to 145 °C.', '244 °F, 293 °F'],
  ['Heat the oil to 180 °C.', '356 °F'],
  ['Preheat a deep pan of oil to 175–180 °C.', '347–356 °F'],
  ['Heat the oil in a large pan, and fry in batches at 175 °C.', '347 °F'],
  ['When the oil in the pan reaches 180 °C, slide in the fish.', '356 °F'],
  ['Heat to 180 °C for deep frying.', '356 °F'],
  ['Cook to 121 °C on a sugar thermometer.', '250 °F'],
  ['Roast until it reads 74 °C.', '165 °F'],
  ['Roast the chicken until its core is 74 °C.', '165 °F'],
  ['Roast the beef to 55 °C.', '131 °F'],
  ['Take it out of the oven once it is 63 °C inside.', '145 °F'],
  ['Bake at 180 °C until the internal temperature is 95 °C.', '350 °F, 203 °F'],
  ['Bake at 180 °C until it is 95 °C in the middle.', '350 °F, 203 °F'],
  ['Prove in the oven at 28 °C.', '82 °F'],
  ['Heat the oven to 200 °C. Warm the milk to 82 °C.', '400 °F, 180 °F'],
  ['Leave to simmer at 90 °C.', '194 °F'],
])('no oven: %s', (sentence, expected) => {
  expect(showUs(sentence)).toBe(expected)
})
