import { useState } from 'react'
import { SETTING_LIMITS, type Stat, type Testimonial, type Track } from '../../../domain/site/settings.ts'
import { readNumber } from '../../../domain/text/numbers.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { withoutBlanks } from './settings-changes.ts'
import type { SettingFieldProps } from './use-settings-form.ts'

export function LinesSetting({ setting: { key, label, help }, form }: SettingFieldProps<'lines'>) {
  return (
    <TextArea
      label={label}
      hint={help}
      className="field-sizing-content min-h-24!"
      value={form.values[key].join('\n')}
      error={Object.values(form.problems(key))[0]}
      onChange={({ currentTarget: { value } }) => form.change(key, value === '' ? [] : value.split('\n'))}
      onBlur={() => {
        form.change(key, withoutBlanks(form.values[key]))
        form.leave(key)
      }}
    />
  )
}

const BLANK_STAT: Stat = { value: 0, suffix: '', label: '', description: '' }

export function StatsSetting({ setting: { key, label, help }, form }: SettingFieldProps<'stats'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.stats}
      blank={BLANK_STAT}
      addLabel="Add a number"
      nameOf={({ value, suffix, label }, index) => {
        if (!label) return `Number ${index + 1}`
        return Number.isNaN(value) ? label : `${value}${suffix} ${label}`
      }}
      problems={problems}
      renderItem={({ item, index, change, field }) => (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[110px_90px_minmax(0,1fr)]">
          <StatValueField
            value={item.value}
            error={problems[`${index}.value`]}
            onChange={(value) => change({ ...item, value })}
          />
          {field('suffix', 'After it', SETTING_LIMITS.statSuffix, '+')}
          <div className="max-sm:col-span-2">{field('label', 'What it counts')}</div>
          {key === 'about_stats' && (
            <div className="col-span-full">{field('description', 'Line under it')}</div>
          )}
        </div>
      )}
    />
  )
}

interface StatValueFieldProps {
  /** `NaN` for text that is not a number, which cannot be saved. */
  value: number
  onChange: (value: number) => void
  error: string | undefined
}

/** A figure that counts up: integer or decimal, such as 5.0. What is typed stays until the field is left with a number. */
function StatValueField({ value, onChange, error }: StatValueFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isNone = Number.isNaN(value)
  // After a discard the figure differs from the one typed.
  const isTyped = typed !== null && Object.is(readTyped(typed), value)
  return (
    <TextField
      label="Number"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={isTyped ? typed : isNone ? '' : String(value)}
      error={isNone ? 'Please write a number.' : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(readTyped(currentTarget.value))
      }}
      onBlur={() => {
        if (!isNone) setTyped(null)
      }}
    />
  )
}

const readTyped = (typed: string) => parseStatValue(typed) ?? Number.NaN

const SPACED_THOUSANDS = /^[1-9]\d{0,2}(?:\s\d{3})+$/

/**
 * Parses a figure, with a point or a comma before its decimals, thousands separated by a comma or a space; null when
 * invalid. An empty field is 0.
 */
export function parseStatValue(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return 0
  if (SPACED_THOUSANDS.test(text)) return Number(text.replaceAll(/\s/g, ''))
  return /^\d[\d.,]*$/.test(text) ? readNumber(text) : null
}

const BLANK_TESTIMONIAL: Testimonial = { name: '', text: '', rating: 5 }
const RATINGS = [5, 4, 3, 2, 1].map((rating) => ({ value: String(rating), label: nameRating(rating) }))

function nameRating(rating: number): string {
  return rating === 1 ? '1 star' : `${rating} stars`
}

export function TestimonialsSetting({
  setting: { key, label, help },
  form,
}: SettingFieldProps<'testimonials'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.testimonials}
      blank={BLANK_TESTIMONIAL}
      addLabel="Add a testimonial"
      nameOf={({ name }, index) => name || `Testimonial ${index + 1}`}
      summaryOf={({ text, rating }) => (
        <>
          <span aria-hidden>{'★'.repeat(rating)}</span>
          <span className="sr-only">{nameRating(rating)}.</span> {text}
        </>
      )}
      problems={problems}
      renderItem={({ item, index, change, field }) => (
        <div className="grid grid-cols-1 gap-3">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_150px]">
            {field('name', 'Name')}
            <SelectField
              label="Stars"
              options={RATINGS}
              value={String(item.rating)}
              error={problems[`${index}.rating`]}
              onChoose={(value) => change({ ...item, rating: Number(value) })}
            />
          </div>
          <TextArea
            label="What she says"
            value={item.text}
            maxLength={SETTING_LIMITS.text}
            className="field-sizing-content min-h-24!"
            error={problems[`${index}.text`]}
            onChange={({ currentTarget: { value } }) => change({ ...item, text: value })}
          />
        </div>
      )}
    />
  )
}

const BLANK_TRACK: Track = { title: '', artist: '', duration: '' }

export function TracksSetting({ setting: { key, label, help }, form }: SettingFieldProps<'tracks'>) {
  const problems = form.problems(key)
  return (
    <ListEditor
      label={label}
      help={help}
      items={form.values[key]}
      onChange={(items) => form.change(key, items)}
      onLeave={() => form.leave(key)}
      max={SETTING_LIMITS.tracks}
      blank={BLANK_TRACK}
      addLabel="Add a track"
      nameOf={({ title }, index) => title || `Track ${index + 1}`}
      summaryOf={({ artist, duration }) => [artist, duration].filter(Boolean).join(', ')}
      problems={problems}
      renderItem={({ field }) => (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_110px]">
          {field('title', 'Title')}
          {field('artist', 'Artist')}
          {field('duration', 'Length', SETTING_LIMITS.trackDuration, '3:24')}
        </div>
      )}
    />
  )
}
