import { useState } from 'react'
import { TextField } from '../../../web/ui/field.tsx'
import { useClock } from '../../data/use-clock.ts'
import { QuietButton } from '../../ui/buttons.tsx'
import { SelectField } from '../../ui/fields.tsx'
import type { SettingFieldProps } from './use-settings-form.ts'

const ZONES = allTimeZones()

/** Selects the site's time zone: searched by name, and shown with its current time. */
export function TimeZoneSetting({ setting: { key, label, help }, form }: SettingFieldProps<'time_zone'>) {
  const zone = form.values[key]
  const [search, setSearch] = useState('')
  const now = new Date(useClock())
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const found = findTimeZones(ZONES, search, zone)
  return (
    <div className="grid gap-3">
      <TextField
        label="Search time zones"
        type="search"
        placeholder="Stockholm, New York ..."
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        hint={
          <span role="status">
            {search.trim() !== '' &&
              (found.length === 1 ? '1 zone in the list' : `${found.length} zones in the list`)}
          </span>
        }
      />
      <SelectField
        label={label}
        value={zone}
        options={found.map((name) => ({ value: name, label: describeTimeZone(name) }))}
        error={form.problems(key)['']}
        onChoose={(value) => form.change(key, value)}
        hint={
          <>
            {help} It is {timeIn(zone, now)} there now.
          </>
        }
      />
      {here !== zone && ZONES.includes(here) && (
        <QuietButton className="justify-self-start" onClick={() => form.change(key, here)}>
          Use the zone of this device: {describeTimeZone(here)}
        </QuietButton>
      )}
    </div>
  )
}

/** Returns the time zones this browser knows, UTC first. */
export function allTimeZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]
}

/** Returns the time zones whose name contains every word of the search; the chosen one is always among them. */
export function findTimeZones(zones: readonly string[], search: string, chosen: string): string[] {
  const words = search
    .toLowerCase()
    .split(/[\s/_]+/)
    .filter(Boolean)
  const found = zones.filter((zone) => {
    const name = zone.toLowerCase()
    return words.every((word) => name.includes(word))
  })
  return found.includes(chosen) ? found : [chosen, ...found]
}

/** Returns a readable form of `Europe/Stockholm`. */
export function describeTimeZone(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}

/** Returns the current time there: `14:05, Tuesday`. */
export function timeIn(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(now)
}
