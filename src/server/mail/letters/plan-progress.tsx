import { PLAN_DAYS } from '../../../domain/newsletter/constants.ts'
import { UNSEEN_BY_OUTLOOK } from './brand.tsx'
import { paint } from './paint.ts'

const DAYS = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1)

/** Seven small bowls: those of the days behind her are full, today's is poppy. The words above say the same. */
export function PlanProgress({ day: today }: { day: number }) {
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
