import { dishAt, type Place, sessionsByDay, type Week } from '../../../domain/kitchen/week.ts'
import { cookedOf } from '../../../domain/kitchen/week-dishes.ts'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'
import { addDays } from '../../../domain/time/days.ts'
import { useSettings } from '../../data/site-context.ts'
import { fitsQrCode, QrCode } from '../share/link-to-device.tsx'
import { dishWords } from './dish-words.ts'
import { useWeekSharing } from './share-week.ts'
import type { WeekDishes } from './use-week-dishes.ts'
import './printed-week.css'
import { AISLE_NAMES } from './list-words.ts'
import { useWeekList } from './week-list.tsx'
import { DAY_NAMES, monthDay } from './week-words.ts'

interface PrintedWeekProps {
  week: Week
  dishes: WeekDishes
  sessions: readonly PlanSession[]
}

/** Renders the week and its list on one sheet of A4, in print only. */
export function PrintedWeek({ week, dishes, sessions }: PrintedWeekProps) {
  const { site_name } = useSettings()
  const { listLink } = useWeekSharing(week, dishes, sessions)
  const { aisles, atHome } = useWeekList(week, dishes)
  const byDay = sessionsByDay(week, sessions)
  const hasList = cookedOf(week).length > 0 || week.own.length > 0
  return (
    <div className="week-sheet hidden print:block">
      <header>
        <p className="week-sheet-title">A week, laid out</p>
        <p>{site_name}</p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Morning</th>
            <th scope="col">Move</th>
            <th scope="col">Evening</th>
          </tr>
        </thead>
        <tbody>
          {DAY_NAMES.map((name, day) => {
            const session = byDay[day]
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <small>{monthDay(addDays(week.start, day))}</small>
                </th>
                <PrintedDish place={{ meal: 'morning', day }} week={week} dishes={dishes} />
                <td>
                  {session?.title}
                  {session && (
                    <small>
                      day {session.day}, {session.minutes} min
                    </small>
                  )}
                </td>
                <PrintedDish place={{ meal: 'evening', day }} week={week} dishes={dishes} />
              </tr>
            )
          })}
        </tbody>
      </table>
      {hasList && (
        <>
          <h2>To the shop</h2>
          <div className="week-sheet-list">
            {aisles.map(({ aisle, items }) => (
              <section key={aisle}>
                <h3>{AISLE_NAMES[aisle]}</h3>
                <ul>
                  {items.map(({ key, name, amounts }) => (
                    <li key={key}>
                      <span>
                        {amounts.length > 0 && <b>{amounts.join(' + ')} </b>}
                        {name}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {week.own.length > 0 && (
              <section>
                <h3>Your own</h3>
                <ul>
                  {week.own.map((item) => (
                    <li key={item}>
                      <span>{item}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {atHome.length > 0 && (
              <section>
                <h3>Look at home first</h3>
                <p>{atHome.map(({ name }) => name).join(', ')}</p>
              </section>
            )}
          </div>
        </>
      )}
      <footer>
        <p>Check every packet against your own allergies.</p>
        {hasList && fitsQrCode(listLink) && (
          <figure>
            <figcaption>
              <b>This list, on your phone</b>
              Point the camera at it.
            </figcaption>
            <QrCode link={listLink} label="The list on your phone" className="size-[88px]" />
          </figure>
        )}
      </footer>
    </div>
  )
}

function PrintedDish({ place, week, dishes }: { place: Place; week: Week; dishes: WeekDishes }) {
  const dish = dishAt(week, place)
  if (!dish)
    return (
      <td>
        <small>free</small>
      </td>
    )
  const { title, facts } = dishWords(week, { place, dish }, dishes.recipes)
  return (
    <td>
      {title}
      <small>{facts}</small>
    </td>
  )
}
