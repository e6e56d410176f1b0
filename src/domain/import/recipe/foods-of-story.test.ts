import { expect, test } from 'vitest'
import { foodsOfStory } from './foods-of-story.ts'

// RIMPORT-TEXT-11
test.each([
  ['so many of them', 'Our bed is full of turnips.', ['Grate four of them.'], [], ['four turnips']],
  ['so much of them', 'When the damsons came in.', ['Stone two kilos of them.'], [], ['two kilos damsons']],
  [
    'what the steps point at',
    'I bought two celeriacs.',
    ['Peel the celeriac and dice it.'],
    [],
    ['celeriacs'],
  ],
  ['the dish', 'Braised leeks', ['Trim the leeks.', 'Braise them.'], [], ['leeks']],
  ['nothing listed', 'Braised leeks', ['Trim the leeks.'], ['3 leeks'], []],
  [
    'nothing listed by a longer name',
    'Mushroom pie',
    ['Fry the mushrooms.'],
    ['200 g chestnut mushrooms'],
    [],
  ],
  ['nothing never pointed at', 'We grow figs.', ['Boil 2 eggs.'], ['2 eggs'], []],
  ['no part of a longer name', 'Orange cake', ['Turn out the orange cake.'], [], []],
  ['no name of many foods', 'Fish pie', ['Flake the fish.'], ['500 g haddock'], []],
  ['nothing made', 'Meatballs', ['Brown the meatballs.'], ['500 g beef mince'], []],
])('the story brings in %s', (_, story, steps, listed, found) => {
  expect(foodsOfStory(story, steps, listed).map(({ text }) => text)).toEqual(found)
})

test('each food is placed at the step that needs it', () => {
  expect(foodsOfStory('A crop of beetroot.', ['Heat the oven.', 'Roast the beetroot.'], [])).toEqual([
    { step: 1, text: 'beetroot' },
  ])
})
