const MAX_DEPTH = 30
const MAX_VALUES = 50_000

/** A value of PHP's `serialize`; both kinds of PHP array, and objects, become an object with their entries in order. */
export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue }

/**
 * Parses the output of PHP's `serialize`, in which WordPress stores lists. Integer keys come first and in ascending
 * order, as in JavaScript objects. Null for a text that is invalid or truncated, refers to itself, or is deeper or
 * longer than a recipe can be.
 */
export function phpUnserialize(text: string): PhpValue {
  const reader: Reader = { text, at: 0, values: 0, counted: 0 }
  return readValue(reader, 0) ?? null
}

interface Reader {
  text: string
  at: number
  values: number
  /** Characters read to check the lengths of strings: more than the text has would mean overlapping lengths. */
  counted: number
}

const SCALAR = /(?:N|([bid]):([^;{}"]{1,40}));/y
const STRING = /s:(\d{1,9}):"/y
const ENTRIES = /(?:a|O:\d{1,4}:"[^"]{1,200}"):(\d{1,6}):\{/y

/** Reads a value; undefined where the text is not one. */
function readValue(reader: Reader, depth: number): PhpValue | undefined {
  if (depth > MAX_DEPTH || ++reader.values > MAX_VALUES) return undefined
  const scalar = match(reader, SCALAR)
  if (scalar) return toScalar(scalar[1], scalar[2] ?? '')
  const string = match(reader, STRING)
  if (string) return readString(reader, Number(string[1]))
  const entries = match(reader, ENTRIES)
  return entries ? readEntries(reader, Number(entries[1]), depth) : undefined
}

function toScalar(kind: string | undefined, text: string): PhpValue {
  if (kind === undefined) return null
  return kind === 'b' ? text === '1' : Number(text)
}

function match(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)
  if (found) reader.at = pattern.lastIndex
  return found
}

/** Reads a string by its length in UTF-8 bytes. Where edits made the length wrong, the next closing quote counts. */
function readString(reader: Reader, bytes: number): string | undefined {
  const { text, at } = reader
  let end = at
  for (let left = bytes; left > 0 && end < text.length && reader.counted < text.length; ) {
    reader.counted += 1
    const code = text.codePointAt(end) ?? 0
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    end += code < 0x10000 ? 1 : 2
  }
  if (!text.startsWith('";', end)) end = text.indexOf('";', at)
  if (end === -1) return undefined
  reader.at = end + 2
  return text.slice(at, end)
}

function readEntries(reader: Reader, count: number, depth: number): PhpValue | undefined {
  const entries = new Map<string, PhpValue>()
  for (let index = 0; index < count; index++) {
    const key = readValue(reader, depth + 1)
    if (typeof key !== 'string' && typeof key !== 'number') return undefined
    const value = readValue(reader, depth + 1)
    if (value === undefined) return undefined
    entries.set(String(key), value)
  }
  if (reader.text[reader.at] !== '}') return undefined
  reader.at += 1
  return Object.fromEntries(entries)
}
