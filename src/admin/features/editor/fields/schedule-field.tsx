import { fromZonedTime, toZonedTime } from '../../../../domain/time/zoned-time.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { useIsSiteComing, useSite } from '../../../data/use-site.ts'
import { useEditor } from '../editor-context.ts'
import { useField } from '../use-field.ts'
import { useNow } from '../use-now.ts'
import { describeSchedule } from './describe-schedule.ts'
import { TextButton } from './text-button.tsx'

/** When the item appears: a date and time on the site's own clock; one to come schedules it (product §12.2). */
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
