import { type CalendarEntry, writeCalendar } from '../../../domain/kitchen/calendar-file.ts'
import { downloadFile } from './picture-file.ts'

/**
 * Hands the reader a calendar file with these entries.
 *
 * @param fileName without its ending
 */
export function downloadCalendar(name: string, entries: readonly CalendarEntry[], fileName: string): void {
  const text = writeCalendar(name, entries, new Date().toISOString())
  downloadFile(new File([text], `${fileName}.ics`, { type: 'text/calendar' }))
}
