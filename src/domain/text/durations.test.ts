import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDurations } from './durations.ts'

const read = (sentence: string) =>
  findDurations(sentence).map(({ text, seconds, seconds_max: max }) =>
    max === null ? [text, seconds] : [text, seconds, max],
  )

// AMOUNT-TIME-2
test.each([
  'Cook the spaghetti 2 minutes less than the packet says.',
  'Boil them for a minute or two less than usual.',
  'Add the peas 5 minutes before the end.',
  'Take it out 10 minutes before it is done.',
  'This can be made up to 2 hours ahead.',
  'Roast it for 10 minutes a pound.',
  'Chop with ten 1-second pulses.',
  'Roast it: 20 minutes per 500 g plus 20 minutes.',
])('a relative time is not a duration: %s', (sentence) => {
  expect(read(sentence)).toEqual([])
})

test('a wait before an action is a duration', () => {
  expect(read('Rest for 10 minutes before carving.')).toEqual([['10 minutes', 600]])
})

// AMOUNT-TIME-1
describe('findDurations', () => {
  test.each<[string, (string | number)[]]>([
    ['Bake for 25 minutes, until golden.', ['25 minutes', 1500]],
    ['Cook 8 to 10 minutes.', ['8 to 10 minutes', 480, 600]],
    ['Cook 8-10 mins, stirring.', ['8-10 mins', 480, 600]],
    ['Cook 8–10 min. Then rest.', ['8–10 min', 480, 600]],
    ['Simmer between 20 and 25 minutes.', ['20 and 25 minutes', 1200, 1500]],
    ['Chill for 1 hour.', ['1 hour', 3600]],
    ['Chill for 1½ hours.', ['1½ hours', 5400]],
    ['Chill for 1 1/2 hours.', ['1 1/2 hours', 5400]],
    ['Chill for 1.5 hrs.', ['1.5 hrs', 5400]],
    ['Roast for 1 hour 30 minutes.', ['1 hour 30 minutes', 5400]],
    ['Roast for 1 hour and 20 minutes.', ['1 hour and 20 minutes', 4800]],
    ['Roast for 1h30, then rest.', ['1h30', 5400]],
    ['Roast for 1h30.', ['1h30', 5400]],
    ['Roast for 1 hour & 15 minutes.', ['1 hour & 15 minutes', 4500]],
    ['Simmer for 10+ minutes.', ['10+ minutes', 600]],
    ['Warm it for 45s.', ['45s', 45]],
    ['Warm it for 30-45 s.', ['30-45 s', 30, 45]],
    ['Roast for 1 h 15 min.', ['1 h 15 min', 4500]],
    ['Roast for 2 hrs, 10 mins.', ['2 hrs, 10 mins', 7800]],
    ['Leave it for an hour.', ['an hour', 3600]],
    ['Leave it for half an hour.', ['half an hour', 1800]],
    ['Leave it for a quarter of an hour.', ['a quarter of an hour', 900]],
    ['Leave it for quarter of an hour.', ['quarter of an hour', 900]],
    ['Leave it for a quarter hour.', ['a quarter hour', 900]],
    ['Leave it for a half-hour.', ['a half-hour', 1800]],
    ['Leave it for two and a quarter hours.', ['two and a quarter hours', 8100]],
    ['Roast for 1:30 hours.', ['1:30 hours', 5400]],
    ['Roast for 1:30 to 2 h.', ['1:30 to 2 h', 5400, 7200]],
    ['Boil for 5:30 minutes.', ['5:30 minutes', 330]],
    ['Boil for 0:45 seconds.', ['0:45 seconds', 45]],
    ['Boil for 5 min 30 s.', ['5 min 30 s', 330]],
    ['Boil for 5 minutes 30 seconds.', ['5 minutes 30 seconds', 330]],
    ['Boil for 5 minutes and 30 seconds.', ['5 minutes and 30 seconds', 330]],
    ['Boil for a minute and thirty seconds.', ['a minute and thirty seconds', 90]],
    ['Boil 5m 30s, then peel.', ['5m 30s', 330]],
    ['Boil 2 minutes 30 seconds to 3 minutes.', ['2 minutes 30 seconds to 3 minutes', 150, 180]],
    ['Roast for one hour and twenty minutes.', ['one hour and twenty minutes', 4800]],
    ['Leave it for three-quarters of an hour.', ['three-quarters of an hour', 2700]],
    ['Leave it for an hour and a half.', ['an hour and a half', 5400]],
    ['Leave it for two and a half hours.', ['two and a half hours', 9000]],
    ['Stir for a minute.', ['a minute', 60]],
    ['Stir for a minute or two.', ['a minute or two', 60, 120]],
    ['Stir for a couple of minutes.', ['a couple of minutes', 120]],
    ['Wait half a minute or so.', ['half a minute', 30]],
    ['Cook for seven minutes.', ['seven minutes', 420]],
    ['Cook for twenty-five minutes.', ['twenty-five minutes', 1500]],
    ['Cook for ten to twelve minutes.', ['ten to twelve minutes', 600, 720]],
    ['Cook one or two minutes.', ['one or two minutes', 60, 120]],
    ['Bake 45 minutes to 1 hour.', ['45 minutes to 1 hour', 2700, 3600]],
    ['Whisk 30 seconds to 1 minute.', ['30 seconds to 1 minute', 30, 60]],
    ['Blitz for 30 secs.', ['30 secs', 30]],
    ['After a 10-minute rest, slice.', ['10-minute', 600]],
    ['Roast for another 12 minutes.', ['12 minutes', 720]],
    ['Cook for 2 more minutes.', ['2 more minutes', 120]],
    ['Cook for 2 minutes more.', ['2 minutes', 120]],
    ['Fry 5 minutes each, no longer.', ['5 minutes', 300]],
    ['Rest for up to 3 hours.', ['3 hours', 10800]],
    ['Cook for at least 1-1½ hours.', ['1-1½ hours', 3600, 5400]],
    ['Steam (12 minutes).', ['12 minutes', 720]],
  ])('%s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected])
  })

  test.each([
    'Heat the oven to 190 °C (170 °C fan, gas mark 5).',
    'Turn, stirring every 10 minutes or so.',
    'Stir every few minutes.',
    'Make a second batch.',
    'In a second pan, melt the butter.',
    'Lay the minute steak in the pan.',
    'Keeps 3 days in the fridge, or overnight.',
    'Fill it half full with 2 litres of water.',
    'Cut into 2 cm pieces, about 20 of them.',
    'Add 3 handfuls of mint.',
    'It takes no time at all.',
    'A dish of the 1960s.',
    'Straight out of the ’70s.',
    'Put them on the tray in 2s and 3s.',
    'Heat the oven to 350s.',
  ])('no duration is found in: %s', (sentence) => {
    expect(read(sentence)).toEqual([])
  })

  test('several durations in a sentence are found at their positions', () => {
    const sentence = '🍋 Fry 5 minutes, then bake for 1 hour 10 minutes and rest 30 seconds.'
    const found = findDurations(sentence)
    expect(found.map(({ seconds }) => seconds)).toEqual([300, 4200, 30])
    for (const { text, start, end } of found) expect(sentence.slice(start, end)).toBe(text)
  })

  test.each<[string, number[]]>([
    ['Melt it for 2 minutes, 30 seconds at a time.', [120, 30]],
    ['Fry for 1 minute and 30 seconds on the other side.', [60, 30]],
    ['Serve at 12:30, 10 minutes after it rested.', [600]],
  ])('two durations are not added up: %s', (sentence, expected) => {
    expect(findDurations(sentence).map(({ seconds }) => seconds)).toEqual(expected)
  })

  test('in any text, durations are found at their positions, in order, and are positive', () => {
    const words = fc.constantFrom(
      ...['5', '½', 'an', 'half', 'hour', 'hours', 'minutes', 'min.', 'to', '-', 'or', 'and', 'a', 'second'],
      ...[
        'one',
        'twenty',
        'quarter',
        'of',
        '1h30',
        '1:30',
        's',
        ',',
        '1/0',
        '0',
        '10-minute',
        'every',
        '🍳',
        '—',
      ],
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), fc.constantFrom(' ', ''), (list, glue) => {
        const sentence = list.join(glue)
        let last = 0
        for (const { text, seconds, seconds_max, start, end } of findDurations(sentence)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(sentence.slice(start, end)).toBe(text)
          expect(seconds).toBeGreaterThanOrEqual(1)
          if (seconds_max !== null) expect(seconds_max).toBeGreaterThan(seconds)
          last = end
        }
      }),
    )
  })

  test.each(['1 ', '1 hour ', '1 minute ', '1:30 ', 'a ', 'twenty-', '½', '1-', 'half an '])(
    '%s repeated thousands of times is scanned in reasonable time',
    (piece) => {
      expect(findDurations(piece.repeat(50_000)).length).toBeLessThan(20_000)
    },
  )
})
