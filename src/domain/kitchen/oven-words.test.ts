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
  ['Leave it in the oven until the oven is at 75 °C.', '175 °F'],
  ['Put the chicken in the oven until it reaches 75 °C.', '167 °F'],
  ['Return to the oven until the middle is 95 °C.', '203 °F'],
  ['Keep in a cool oven at 80 °C.', '175 °F'],
  ['Put the meringues in the oven and turn it down to 90 °C.', '200 °F'],
  ['Keep warm in the oven set to 70 °C.', '150 °F'],
  ['Preheat to 90 °C.', '200 °F'],
  ['Turn down to 160 °C.', '325 °F'],
  ['Slide in at 90 °C (fan 75 °C).', '200 °F (fan 175 °F)'],
  ['Put the tray on the middle shelf, 180 °C.', '350 °F'],
  ['Slide it onto the top shelf, 80 °C.', '175 °F'],
  ['Roast at 220 °C for 10 minutes, then at 90 °C for an hour.', '425 °F, 200 °F'],
  ['Toss the potatoes with oil and cook at 200 °C.', '400 °F'],
  ['Heat the oil, brown the meat, cover and cook at 160 °C.', '325 °F'],
  ['Boil the potatoes, drain, then cook at 200 °C.', '400 °F'],
  ['Air-fry with a little oil at 200 °C.', '400 °F'],
  ['Bake in a bath of water at 150 °C.', '300 °F'],
  ['Cook the chocolate cake at 180 °C.', '350 °F'],
  ['Heat the oil in a roasting tin in the oven at 220 °C.', '425 °F'],
  ['Rest the dough to rise, then bake at 230 °C.', '450 °F'],
  ['Bake in a water bath at 150 °C.', '300 °F'],
  ['Bake in a water bath at 90 °C.', '200 °F'],
  ['Bake at 150 °C in a water bath.', '300 °F'],
  ['Steam the potatoes, then cook at 200 °C.', '400 °F'],
  ['Bake with steam at 230 °C.', '450 °F'],
  ['Bring to the boil, cover, and transfer to a 150 °C oven.', '300 °F'],
  ['Bring to the boil, then transfer to a 150 °C preheated oven.', '300 °F'],
  ['Roast at 180 °C with a probe thermometer in the thickest part.', '350 °F'],
  ['Heat the oven to 180 °C using a probe.', '350 °F'],
  ['An oven thermometer should read 180 °C.', '350 °F'],
  ['Heat it to 180 °C on an oven thermometer.', '350 °F'],
  ['Let the oven cool to 100 °C.', '200 °F'],
  ['Once the oven has cooled to 100 °C, slide in the tray.', '200 °F'],
  ['Preheat until hot (180 °C).', '350 °F'],
  ['Heat until the oven is hot (80 °C).', '175 °F'],
])('an oven temperature is converted: %s', (sentence, expected) => {
  expect(showUs(sentence)).toBe(expected)
})

// AMOUNT-TEMP-1
test('the oven temperature for a water bath is also converted to °C', () => {
  const [found] = findTemperatures('Bake the cheesecake in a water bath at 325°F.')
  expect(found && showTemperature(found, 'metric')).toBe('165 °C')
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
  ['Reheat in the oven until piping hot (75 °C).', '167 °F'],
  ['Reheat in the oven until piping hot, at least 75 °C.', '167 °F'],
  ['Bake until cooked through (74 °C).', '165 °F'],
  ['Grill the skin and then cook in a water bath at 56 °C.', '133 °F'],
  ['Cook the beef roast in a water bath at 56 °C.', '133 °F'],
  ['Cook the beef roast at 56 °C in a water bath.', '133 °F'],
  ['Hold at 56 °C in a water bath before roasting.', '133 °F'],
  ['Roast the chicken, checking for 74 °C with a probe.', '165 °F'],
  ['Heat the oven, then steam the custards at 102 °C.', '216 °F'],
  ['Cook to 118 °C using a sugar thermometer.', '244 °F'],
  ['Roast to 63 °C with a probe.', '145 °F'],
  ['Take it from the oven and let it cool to 60 °C.', '140 °F'],
])('a temperature outside an oven is treated as such: %s', (sentence, expected) => {
  expect(showUs(sentence)).toBe(expected)
})
