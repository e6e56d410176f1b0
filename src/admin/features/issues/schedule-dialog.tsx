import { useId, useState } from 'react'
import { formatDateAndTime, fromZonedTime, toZonedTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { TextField } from '../../../web/ui/field.tsx'
import { useSite } from '../../data/use-site.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form.tsx'
import { AcceptedNote, PostalNote, type UnsafeIssue } from './unsafe-sending.tsx'

interface ScheduleDialogProps {
  open: boolean
  /** Who would get it now, as a sentence. */
  audience: string
  isBusy: boolean
  accepted: UnsafeIssue | null
  byMorning: boolean
  onByMorning: (chosen: boolean) => void
  /** @param at ISO 8601 */
  onSchedule: (at: string) => void
  onClose: () => void
}

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

function ScheduleForm({
  audience,
  isBusy,
  accepted,
  byMorning,
  onByMorning,
  onSchedule,
  onClose,
}: Omit<ScheduleDialogProps, 'open'>) {
  const { time_zone } = useSite()
  const [now] = useState(() => new Date().toISOString())
  const [value, setValue] = useState('')
  const [error, setError] = useState<string | null>(null)
  const at = fromZonedTime(value, time_zone)
  return (
    <Form
      onSubmit={() => {
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
              ? `On your site’s clock: ${time_zone}.`
              : `${formatDateAndTime(at, time_zone)}, ${time_zone}.`
          }
          onChange={({ target }) => {
            setValue(target.value)
            setError(null)
          }}
        />
        <ByMorning chosen={byMorning} onChoose={onByMorning} />
        <p className="text-small text-muted">{audience} You can take it back until it goes out.</p>
        <PostalNote />
        <AcceptedNote accepted={accepted} />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 border-t-[1.5px] border-line px-6 py-4">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Scheduling...' : 'Schedule'}
        </Button>
      </div>
    </Form>
  )
}

/** Sends each letter at seven in its reader's own morning. */
export function ByMorning({ chosen, onChoose }: { chosen: boolean; onChoose: (chosen: boolean) => void }) {
  return (
    <label className="mt-2 flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
      <input
        type="checkbox"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
        className="mt-1 size-5 flex-none accent-(--hf-ink)"
      />
      <span>
        <span className="block font-[650]">In each reader’s own morning</span>
        <span className="block text-small text-muted">
          At seven her time, or yours where we don’t know hers. The letters go out over a day.
        </span>
      </span>
    </label>
  )
}
