import { greet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { FIGURE_SIZE, figurePicture } from '../../../domain/movement/figure/figure-picture.ts'
import { figureNameOf } from '../../../domain/movement/workout.ts'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { becauseSubscribed, type Letter } from './letter.ts'
import { UNSEEN_BY_OUTLOOK } from './opening.tsx'
import { Action, LayoutTable, Paragraph, SmallPrint, TextLink } from './pieces.tsx'
import { type FieldName, paint, TEXT } from './styles.ts'

/** One paper per day; the last is the brightest. */
const FIELDS: FieldName[] = ['butter', 'leaf', 'mist', 'blush', 'leaf', 'butter', 'yolk']

/** The sun rises a little more each morning. */
const FIRST_SUN = 0.22
const LAST_SUN = 0.9

const MOVES = 'Today’s moves'
const ON_THE_PAGE =
  'Warm-up, rests and cool-down are on the page, with an easier and a harder way for most moves.'
const MISSED = 'Did life get in the way? Push the rest of the week back by a morning:'
const LAST = 'That’s the whole week. All seven days stay open for you, in any order and as often as you like.'
const ALL_DAYS = 'See all seven days'
const MISSED_LINK = 'I missed a day'
const CARE = 'Go at your own pace, and stop if something hurts. This is general advice, not medical advice.'

/** Writes one morning of the plan: today's exercises in short, and a link to the page that shows them. */
export function writePlanDay(letter: LetterPropsOf<'plan_day'>, site: LetterSite): Letter {
  const { day, title, summary, minutes, moves, day_url, missed_url, unsubscribe_url } = letter
  const greeting = greet(letter.first_name)
  const where = `Day ${day} of ${PLAN_DAYS} · ${minutes} minutes`
  const button = `Start day ${day}`
  const isLast = day === PLAN_DAYS
  return {
    subject: `Day ${day} of ${PLAN_DAYS}: ${title}`,
    preheader: `${minutes} minutes. ${summary}`,
    field: FIELDS[day - 1] ?? 'butter',
    sun: FIRST_SUN + ((day - 1) / (PLAN_DAYS - 1)) * (LAST_SUN - FIRST_SUN),
    eyebrow: where,
    title,
    body: (
      <>
        <PlanProgress day={day} />
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{summary}</Paragraph>
        <PlanMoves moves={moves} siteUrl={site.site_url} />
        <SmallPrint>{ON_THE_PAGE}</SmallPrint>
        <Action href={day_url}>{button}</Action>
        <LayoutTable>
          <td {...paint({ line: 'line' }, { borderStyle: 'solid', borderWidth: '1px 0 0', paddingTop: 20 })}>
            {isLast ? (
              <SmallPrint>
                {LAST} <TextLink href={missed_url}>{ALL_DAYS}</TextLink>
              </SmallPrint>
            ) : (
              <SmallPrint>
                {MISSED} <TextLink href={missed_url}>{MISSED_LINK}</TextLink>
              </SmallPrint>
            )}
            <SmallPrint>{CARE}</SmallPrint>
          </td>
        </LayoutTable>
      </>
    ),
    text: [
      greeting,
      summary,
      [`${MOVES}:`, ...moves.map(({ name, amount }) => `- ${name}: ${amount}`)].join('\n'),
      ON_THE_PAGE,
      `${button}:\n${day_url}`,
      isLast ? `${LAST}\n${ALL_DAYS}: ${missed_url}` : `${MISSED}\n${MISSED_LINK}: ${missed_url}`,
      CARE,
    ],
    reason: becauseSubscribed(site),
    is_list_mail: true,
    unsubscribe_url,
  }
}

const DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1)

/** Seven small bowls: those of the past days are full, today's is poppy. The text above says the same. */
function PlanProgress({ day: today }: { day: number }) {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ marginBottom: 24, ...UNSEEN_BY_OUTLOOK }}
    >
      <tbody>
        <tr>
          {DAYS.map((day) => (
            <td key={day} style={{ paddingRight: 7, fontSize: 0, lineHeight: 0 }}>
              <div
                {...paint(
                  { back: day === today ? 'accent' : day < today ? 'ink' : 'line' },
                  { width: 26, height: 13, borderRadius: '0 0 13px 13px' },
                )}
              />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** As wide as two lines of text are tall. */
const FIGURE_WIDTH = 84
const FIGURE_HEIGHT = Math.round((FIGURE_WIDTH * FIGURE_SIZE.height) / FIGURE_SIZE.width)

/** Today's moves, each with its figure and amount. */
function PlanMoves({
  moves,
  siteUrl,
}: {
  moves: { name: string; amount: string; figure?: string | undefined }[]
  siteUrl: string
}) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '26px 0 20px' }}>
      <thead>
        <tr>
          <th scope="col" align="left" colSpan={2} {...paint({ text: 'ink-2', line: 'ink' }, HEAD)}>
            {MOVES}
          </th>
          <th
            scope="col"
            align="right"
            data-skip-in-text="true"
            {...paint({ text: 'ink-2', line: 'ink' }, HEAD)}
          >
            How much
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move, place) => {
          const { name, amount } = move
          const { path, alt } = figurePicture(figureNameOf(move), 'png')
          return (
            <tr key={`${place} ${name}`}>
              <td width={FIGURE_WIDTH + 16} {...paint({ line: 'line' }, CELL)}>
                <img
                  src={`${siteUrl}${path}`}
                  alt={alt}
                  width={FIGURE_WIDTH}
                  height={FIGURE_HEIGHT}
                  // Otherwise React preloads it in the head, where mail programs want no links.
                  loading="lazy"
                  style={{ display: 'block', borderRadius: 6 }}
                />
              </td>
              <td {...paint({ text: 'ink', line: 'line' }, { ...CELL, paddingRight: 16, fontWeight: 600 })}>
                {name}
              </td>
              <td align="right" {...paint({ text: 'ink-2', line: 'line' }, CELL)}>
                {amount}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const HEAD = {
  padding: '0 0 8px',
  borderStyle: 'solid',
  borderWidth: '0 0 2px',
  font: `13px/18px ${TEXT}`,
  fontWeight: 600,
} as const

const CELL = {
  padding: '11px 0',
  borderStyle: 'solid',
  borderWidth: '0 0 1px',
  font: `16px/22px ${TEXT}`,
  verticalAlign: 'middle',
} as const
