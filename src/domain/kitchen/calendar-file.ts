/** One calendar entry, in the local time of the device that opens it. */
export interface CalendarEntry {
  /** The same for the same entry of a week, so that a calendar imports it only once. */
  id: string
  title: string
  /** The description; may contain an address. */
  description: string
  url: string
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  time: string
  minutes: number
}

/** RFC 5545 §3.1: a line is at most 75 bytes long. */
const MAX_LINE_BYTES = 75

/**
 * Returns an iCalendar file (RFC 5545) with floating times: seven in the morning is seven wherever the reader is.
 *
 * @param name name of the calendar
 * @param now ISO 8601; when the file is created
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], now: string): string {
  const stamp = now.replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//week//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, title, description, url, day, time, minutes }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
      `DURATION:PT${Math.max(1, Math.round(minutes))}M`,
      `SUMMARY:${escapeText(title)}`,
      ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      `URL:${url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Folds between characters, never within one. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const folded: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      folded.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += character
    bytes += size
  }
  return [...folded, piece].join('\r\n')
}
