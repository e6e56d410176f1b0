import type { ContentKind } from '../items/status.ts'
import { formatLongDate } from '../time/dates.ts'
import { DAY } from '../time/durations.ts'
import type { KnownSite } from './idea.ts'
import type { Idea } from './suggestion-calls.ts'
import { stemOf, subjectWords } from './words.ts'

/** Ideas from the calendar, early enough to write about them (IDEA-SOURCE-6). */

/** Days before a season from which it is suggested, and days after its start until which it still is. */
const LEAD_DAYS = 42
const GRACE_DAYS = 7

interface Season {
  id: string
  /** Its start in the northern hemisphere, and in the southern one where that differs: `MM-DD`. */
  north: string
  south: string
  name: string
  type: ContentKind
  title: string
  /** Words of items about it. */
  words: string
}

const everywhere = (day: string) => ({ north: day, south: day })

const SEASONS: readonly Season[] = [
  {
    ...everywhere('01-01'),
    id: 'new-year',
    name: 'The new year',
    type: 'article',
    title: 'A kind way into the new year',
    words: 'new year january resolution',
  },
  {
    north: '03-20',
    south: '09-22',
    id: 'spring',
    name: 'Spring',
    type: 'recipe',
    title: 'The first greens of spring',
    words: 'spring asparagus peas radish',
  },
  {
    north: '06-21',
    south: '12-21',
    id: 'summer',
    name: 'Summer',
    type: 'article',
    title: 'Moving gently when it is hot',
    words: 'summer heat hot',
  },
  {
    north: '06-01',
    south: '12-01',
    id: 'picnic',
    name: 'The time of picnics',
    type: 'recipe',
    title: 'A salad that travels',
    words: 'picnic barbecue',
  },
  {
    north: '09-01',
    south: '02-01',
    id: 'routine',
    name: 'The end of the holidays',
    type: 'article',
    title: 'Back into a routine, without a fight',
    words: 'routine september habit',
  },
  {
    north: '09-22',
    south: '03-20',
    id: 'autumn',
    name: 'Autumn',
    type: 'recipe',
    title: 'A pot of soup for the first cold evening',
    words: 'autumn fall pumpkin squash',
  },
  {
    north: '11-01',
    south: '05-01',
    id: 'dark',
    name: 'The dark of the year',
    type: 'article',
    title: 'Moving when the days are short',
    words: 'winter dark cold',
  },
  {
    ...everywhere('12-20'),
    id: 'holidays',
    name: 'The holiday season',
    type: 'article',
    title: 'The holidays without rules or regret',
    words: 'holidays christmas festive',
  },
]

const SOUTHERN =
  /^(?:Australia\/|Antarctica\/|Pacific\/(?:Auckland|Chatham|Fiji|Tongatapu|Apia|Noumea|Tahiti|Port_Moresby|Guadalcanal|Efate)|America\/(?:Sao_Paulo|Santiago|Argentina|Buenos_Aires|Montevideo|Asuncion|Lima|La_Paz|Punta_Arenas|Campo_Grande|Cuiaba|Bahia|Recife)|Africa\/(?:Johannesburg|Maputo|Harare|Lusaka|Windhoek|Gaborone|Maseru|Mbabane|Luanda|Lubumbashi|Blantyre)|Indian\/(?:Mauritius|Reunion|Antananarivo)|Atlantic\/Stanley)/

/** Returns the hemisphere of a time zone; the site's zone is all that is known of its readers' location. */
export function hemisphereOf(timeZone: string): 'north' | 'south' {
  return SOUTHERN.test(timeZone) ? 'south' : 'north'
}

/** Returns the seasons that begin soon without any item about them. */
export function ideasFromSeasons({ today, timeZone, items }: KnownSite): Idea[] {
  const now = Date.parse(today)
  const year = Number(today.slice(0, 4))
  const half = hemisphereOf(timeZone)
  const written = new Set(
    items.flatMap(({ title, about }) => subjectWords(`${title} ${about}`).map(({ stem }) => stem)),
  )
  return SEASONS.flatMap((season) =>
    [year, year + 1].flatMap((ofYear): Idea[] => {
      const begins = `${ofYear}-${season[half]}`
      const days = Math.round((Date.parse(begins) - now) / DAY)
      if (days > LEAD_DAYS || days < -GRACE_DAYS) return []
      if (season.words.split(' ').some((word) => written.has(stemOf(word)))) return []
      const on = formatLongDate(`${begins}T12:00:00.000Z`, 'UTC')
      const sentence =
        days > 0
          ? `${season.name} begins on ${on}, and nothing here is about it yet`
          : `${season.name} has begun, and nothing here is about it yet`
      return [
        {
          id: `season-${season.id}-${ofYear}`,
          kind: 'season',
          sentence,
          evidence: [{ kind: 'season', text: sentence, times: 0 }],
          draft: { type: season.type, title: season.title, id: null },
          subjects: [],
          weight: 50 - Math.abs(days) / 10,
        },
      ]
    }),
  )
}
