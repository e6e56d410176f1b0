import { type CalendarEntry, writeCalendar } from '../../../domain/kitchen/calendar-file.ts'

/**
 * Hands the reader a calendar file with these entries.
 *
 * @param fileName without its ending
 */
export function downloadCalendar(name: string, entries: readonly CalendarEntry[], fileName: string): void {
  const text = writeCalendar(name, entries, new Date().toISOString())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = `${fileName}.ics`
  anchor.click()
  // The browser has to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
