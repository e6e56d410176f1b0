/** A passage of a transcript (VIDEO-WORDS-1). */
export interface TranscriptLine {
  /** Its time, in seconds; null where no time was written. */
  at: number | null
  words: string
}

const TIMED = /^\[?(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\]?(?:\s*[-–:|])?\s+(.*)$/

/** Parses the lines of a `transcript` block: `0:42 Words`; a line without a time belongs to the preceding passage. */
export function readTranscript(text: string): TranscriptLine[] {
  const lines: TranscriptLine[] = []
  for (const written of text.split(/\r\n?|\n/)) {
    const line = written.trim()
    if (line === '') continue
    const [, hours = '0', minutes, seconds, words = ''] = TIMED.exec(line) ?? []
    if (minutes !== undefined)
      lines.push({ at: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), words })
    else {
      const last = lines.at(-1)
      if (last) last.words = `${last.words} ${line}`
      else lines.push({ at: null, words: line })
    }
  }
  return lines
}

/** Formats a time in a film: `0:42`, `9:40`, `1:02:03`. */
export function formatVideoTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = two(Math.floor(seconds) % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
