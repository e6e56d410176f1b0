import { isScheduled } from '../../../../domain/items/visibility.ts'
import { formatDateAndTime, fromZonedTime, toZonedTime } from '../../../../domain/time/zoned-time.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { useIsSiteComing, useSite } from '../../../data/use-site.ts'
import { TextButton } from '../../../ui/text-button.tsx'
import type { SharedFields } from '../shared-fields.ts'
import { useEditor, useField, useNow } from '../use-editor.ts'

/** When the item appears: a date and time on the site's own clock; one to come schedules it (CONTENT-VISIBLE-2). */
export function ScheduleField() {
  const editor = useEditor()
  const { value, error, change } = useField(editor, 'published_at')
  const status = useField(editor, 'status').value
  const { time_zone } = useSite()
  const isComing = useIsSiteComing()
  const now = useNow()
  return (
    <div data-field="published_at">
      <TextField
        type="datetime-local"
        label="Publication date"
        value={value === null ? '' : toZonedTime(value, time_zone)}
        max="9999-12-31T23:59"
        disabled={isComing}
        error={error ?? null}
        hint={describeSchedule({ status, published_at: value }, now, time_zone)}
        onChange={({ target }) => change(fromZonedTime(target.value, time_zone))}
      />
      {value !== null && (
        <TextButton className="-ml-1.5" onClick={() => change(null)}>
          Clear the date
        </TextButton>
      )}
    </div>
  )
}

/**
 * When the item appears, as a sentence.
 *
 * @param now ISO 8601 · @param timeZone the site's
 */
export function describeSchedule(
  { status, published_at }: Pick<SharedFields, 'status' | 'published_at'>,
  now: string,
  timeZone: string,
): string {
  if (published_at === null) return 'Without a date, it appears as soon as you publish it.'
  const moment = `${formatDateAndTime(published_at, timeZone)} (${timeZone})`
  if (isScheduled({ status, published_at }, now)) return `Scheduled for ${moment}.`
  if (published_at > now) return `Will appear on ${moment}, once it is published.`
  return status === 'published' ? `On the site since ${moment}.` : `First published on ${moment}.`
}
