import type { ReactNode } from 'react'
import { formatStatus } from '../../../../domain/items/labels.ts'
import { CONTENT_STATUSES, type ItemState, isScheduled, stateOf } from '../../../../domain/items/status.ts'
import { formatDateAndTime, fromZonedTime, toZonedTime } from '../../../../domain/time/zoned-time.ts'
import { TextField } from '../../../../web/ui/field.tsx'
import { type Choices, nameNoAuthor, useAuthorChoices, useCategoryChoices } from '../../../data/taxonomies.ts'
import { useIsSiteComing, useSite } from '../../../data/use-site.ts'
import { TextButton } from '../../../ui/buttons.tsx'
import { SelectField, Switch } from '../../../ui/fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { SharedFields } from '../shared-fields.ts'
import { useEditor, useField, useNow } from '../use-editor.ts'

const STATUS_OPTIONS = CONTENT_STATUSES.map((status) => ({ value: status, label: formatStatus(status) }))

const STATE_HINTS: Partial<Record<ItemState, string>> = {
  published: 'Readers see what you save at once.',
  scheduled: 'Readers see it when its time comes.',
}

/** The item's status and where it belongs; `children` are the settings of its kind only. */
export function SettingsPanel({ children }: { children?: ReactNode }) {
  const editor = useEditor()
  const status = useField(editor, 'status')
  const category = useField(editor, 'category_id')
  const author = useField(editor, 'author_id')
  const featured = useField(editor, 'featured')
  const notesOpen = useField(editor, 'notes_open')
  const date = useField(editor, 'published_at')
  const now = useNow()
  const state = stateOf({ status: status.value, published_at: date.value }, now)
  const { coach_name } = useSite()
  const categories = useCategoryChoices(category.value)
  const authors = useAuthorChoices(author.value)
  return (
    <Panel title="Settings">
      <div data-field="status">
        <SelectField
          label="Status"
          value={status.value}
          error={status.error ?? null}
          options={STATUS_OPTIONS}
          hint={STATE_HINTS[state]}
          onChoose={status.change}
        />
      </div>
      <ScheduleField />
      <div className="grid grid-cols-1 gap-4">
        <div data-field="category_id">
          <ChoiceField
            label="Category"
            none="No category"
            value={category.value}
            error={category.error}
            onChange={category.change}
            {...categories}
          />
        </div>
        <div data-field="author_id">
          <ChoiceField
            label="Author"
            none={nameNoAuthor(coach_name, authors.choices)}
            value={author.value}
            error={author.error}
            onChange={author.change}
            {...authors}
          />
        </div>
      </div>
      {children}
      <div data-field="featured">
        <Switch label="Featured" checked={featured.value} onChange={featured.change} />
      </div>
      <div data-field="notes_open">
        <Switch
          label="Readers can write notes"
          hint="Off closes the form. Published notes stay."
          checked={notesOpen.value}
          onChange={notesOpen.change}
        />
      </div>
    </Panel>
  )
}

interface ChoiceFieldProps extends Choices {
  label: string
  value: number | null
  /** The meaning of no choice on the site. */
  none: string
  error: string | undefined
  onChange: (id: number | null) => void
}

function ChoiceField({ label, value, none, choices, isFallback, error, onChange }: ChoiceFieldProps) {
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = value === null || choices.some(({ id }) => id === value)
  return (
    <SelectField
      label={label}
      error={error ?? null}
      value={value === null ? '' : String(value)}
      onChoose={(value) => onChange(value === '' ? null : Number(value))}
      options={[
        { value: '', label: none },
        ...(isListed ? [] : [{ value: String(value), label: 'Loading...' }]),
        ...options,
      ]}
      hint={isFallback ? 'We couldn’t load the list, so this is the standard one.' : undefined}
    />
  )
}

/** Sets when the item appears: a date and time in the site's time zone; a future one schedules it (CONTENT-VISIBLE-2). */
function ScheduleField() {
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
 * Returns when the item appears, as a sentence.
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
