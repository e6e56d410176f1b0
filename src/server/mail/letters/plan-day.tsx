import { greet } from '../../../domain/mail/letter-text.ts'
import type { LetterPropsOf, LetterSite } from '../../../domain/mail/letters.ts'
import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import type { Letter } from './letter.ts'
import { paint } from './paint.ts'
import type { FieldName } from './palette.ts'
import { Action, Paragraph, SmallPrint, TextLink } from './pieces.tsx'
import { PlanMoves } from './plan-moves.tsx'
import { PlanProgress } from './plan-progress.tsx'
import { becauseSubscribed } from './reasons.ts'

/** A paper of its own for each day; the last is the brightest. */
const FIELDS: FieldName[] = ['butter', 'leaf', 'mist', 'blush', 'leaf', 'butter', 'yolk']

const ON_THE_PAGE =
  'Warm-up, rests and cool-down are on the page, with an easier and a harder way for most moves.'
const MISSED = 'Did life get in the way? Push the rest of the week back by a morning:'
const LAST = 'That’s the whole week. All seven days stay open for you, in any order and as often as you like.'
const CARE = 'Go at your own pace, and stop if something hurts. This is general advice, not medical advice.'

/** One morning of the plan: what to do today, in short, and the way to the page that shows it. */
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
    eyebrow: where,
    title,
    body: (
      <>
        <PlanProgress day={day} />
        <Paragraph>{greeting}</Paragraph>
        <Paragraph>{summary}</Paragraph>
        <PlanMoves moves={moves} />
        <SmallPrint>{ON_THE_PAGE}</SmallPrint>
        <Action href={day_url}>{button}</Action>
        <div {...paint({ line: 'line' }, { borderTopWidth: 1, borderTopStyle: 'solid', paddingTop: 20 })}>
          {isLast ? (
            <SmallPrint>
              {LAST} <TextLink href={missed_url}>See all seven days</TextLink>
            </SmallPrint>
          ) : (
            <SmallPrint>
              {MISSED} <TextLink href={missed_url}>I missed a day</TextLink>
            </SmallPrint>
          )}
          <SmallPrint>{CARE}</SmallPrint>
        </div>
      </>
    ),
    text: [
      greeting,
      `${where}: ${title}`,
      summary,
      moves.map(({ name, amount }) => `- ${name}: ${amount}`).join('\n'),
      ON_THE_PAGE,
      `${button}:\n${day_url}`,
      `${isLast ? LAST : MISSED}\n${missed_url}`,
      CARE,
    ],
    reason: becauseSubscribed(site),
    is_list_mail: true,
    unsubscribe_url,
  }
}
