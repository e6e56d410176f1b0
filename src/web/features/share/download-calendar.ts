import { type CalendarEntry, writeCalendar } from '../../../domain/kitchen/calendar-file.ts'

/**
 * Downloads a calendar file with these entries.
 *
 * @param fileName without its extension
 */
export function downloadCalendar(name: string, entries: readonly CalendarEntry[], fileName: string): void {
  const text = writeCalendar(name, entries, new Date().toISOString())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${fileName}.ics`
  anchor.click()
  // The browser must have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
