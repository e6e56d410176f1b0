import { CalendarRange } from 'lucide-react'
import { useId, useState } from 'react'
import {
  firstStoredDay,
  lastDays,
  listMonths,
  PERIOD_LENGTHS,
  type Period,
} from '../../../domain/statistics/statistics.ts'
import { formatLongDate } from '../../../domain/time/dates.ts'
import { Button } from '../../../web/ui/button.tsx'
import { INPUT_CLASS, TextField } from '../../../web/ui/field.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'
import { formatMonth } from './period-words.ts'

interface PeriodPickerProps {
  period: Period
  today: string
  onPick: (period: Period) => void
}

const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to

/** Selects the days shown: four common periods, with months and custom days after one more press. */
export function PeriodPicker({ period, today, onPick }: PeriodPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const isOwn = PERIOD_LENGTHS.every(({ days }) => !isSame(period, lastDays(days, today)))
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content */}
      <div role="group" aria-label="Period" className="segments">
        {PERIOD_LENGTHS.map(({ days, name }) => (
          <button
            key={days}
            type="button"
            aria-pressed={isSame(period, lastDays(days, today))}
            onClick={() => onPick(lastDays(days, today))}
          >
            {name}
          </button>
        ))}
        <button type="button" aria-pressed={isOwn} aria-label="Other days" onClick={() => setOpen(true)}>
          <CalendarRange aria-hidden className="size-5" />
        </button>
      </div>
      <TitledDialog open={isOpen} title="Which days?" onClose={() => setOpen(false)}>
        {isOpen && (
          <OwnDays
            period={period}
            today={today}
            onPick={(picked) => {
              setOpen(false)
              onPick(picked)
            }}
          />
        )}
      </TitledDialog>
    </>
  )
}

const sayDate = (day: string) => formatLongDate(`${day}T12:00:00Z`, 'UTC')

function OwnDays({ period, today, onPick }: PeriodPickerProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const months = listMonths(today)
  const first = firstStoredDay(today)

  function submit(form: HTMLFormElement) {
    const fields = new FormData(form)
    const [from, to] = [String(fields.get('from')), String(fields.get('to'))]
    if (from === '' || to === '') setProblem('Both days are needed.')
    else if (from > to) setProblem('The first day comes after the last one.')
    else if (from < first || to > today) setProblem(`There are numbers from ${sayDate(first)} to today.`)
    else onPick({ from, to })
  }

  return (
    <div className="grid gap-6">
      <label htmlFor={id} className="grid gap-1.5 font-semibold">
        A month
        <select
          id={id}
          className={INPUT_CLASS}
          value={months.find((month) => isSame(month, period))?.from ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const month = months.find(({ from }) => from === value)
            if (month) onPick(month)
          }}
        >
          <option value="">Choose a month</option>
          {months.map((month) => (
            <option key={month.from} value={month.from}>
              {formatMonth(month)}
            </option>
          ))}
        </select>
      </label>
      <Form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="From"
            name="from"
            type="date"
            min={first}
            max={today}
            defaultValue={period.from}
          />
          <TextField
            label="To"
            name="to"
            type="date"
            min={first}
            max={today}
            defaultValue={period.to}
            error={problem ?? undefined}
          />
        </div>
        <Button type="submit" className="justify-self-end">
          Show these days
        </Button>
      </Form>
    </div>
  )
}
