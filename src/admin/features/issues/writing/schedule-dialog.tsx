import { useId, useState } from 'react'
import { formatDateAndTime, fromZonedTime, toZonedTime } from '../../../../domain/time/zoned-time.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Dialog } from '../../../../web/ui/dialog.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { useSite } from '../../../data/use-site.ts'
import { countPeople } from '../issue-words.ts'
import { PostalNote } from '../postal-note.tsx'

interface ScheduleDialogProps {
  open: boolean
  /** How many would get it now. */
  recipients: number
  isBusy: boolean
  /** @param at ISO 8601 */
  onSchedule: (at: string) => void
  onClose: () => void
}

/** Chooses when a letter goes out, on the site's own clock. */
export function ScheduleDialog({ open, onClose, ...form }: ScheduleDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="m-auto max-w-[min(480px,calc(100%-2rem))]"
    >
      <h2 id={id} className="type-h3 px-6 pt-6 pr-16">
        When should it go out?
      </h2>
      <ScheduleForm onClose={onClose} {...form} />
    </Dialog>
  )
}

function ScheduleForm({ recipients, isBusy, onSchedule, onClose }: Omit<ScheduleDialogProps, 'open'>) {
  const { time_zone } = useSite()
  const [now] = useState(() => new Date().toISOString())
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const at = fromZonedTime(value, time_zone)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (at === null) setError('Please choose a date and time')
        else if (at <= new Date().toISOString()) setError('This moment has passed. Please choose a later one')
        else onSchedule(at)
      }}
    >
      <div className="grid gap-3 px-6 pt-3 pb-5">
        <TextField
          type="datetime-local"
          label="Date and time"
          min={toZonedTime(now, time_zone)}
          max="9999-12-31T23:59"
          value={value}
          error={error}
          hint={
            at === null
              ? `The clock is that of ${time_zone}.`
              : `${formatDateAndTime(at, time_zone)}, on the clock of ${time_zone}.`
          }
          onChange={({ target }) => {
            setValue(target.value)
            setError(null)
          }}
        />
        <p className="text-small text-muted">
          It goes to everybody on your list by then: {countPeople(recipients)} today. You can take it back
          until it goes out.
        </p>
        <PostalNote />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t-[1.5px] border-line px-6 py-4">
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Scheduling...' : 'Schedule'}
        </Button>
      </div>
    </form>
  )
}
