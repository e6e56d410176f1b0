import { findTextChange, type Mend, type TextChange } from './read-finding.ts'

/** Maximum length of the words on a button. */
const MAX_WORDS = 48

/** The text of a fix, on its button (`Set Cook to 30`) and after it (`Cook is 30 now`). */
export interface FixWords {
  label: string
  done: string
}

/**
 * Names a fix by what it changes.
 *
 * @param before the field as it was read
 * @param label the field's label on the screen
 */
export function describeFix(mend: Mend, before: unknown, label: string): FixWords {
  if ('change' in mend) return describeChange(mend.change, typeof before === 'string' ? before : '')
  const { value } = mend
  if (typeof value === 'number')
    return { label: `Set ${label} to ${value}`, done: `${label} is ${value} now` }
  return describeList(value, Array.isArray(before) ? before.map(String) : [], label)
}

function describeList(after: readonly string[], before: readonly string[], label: string): FixWords {
  const gone = before.find((entry) => !after.includes(entry))
  if (gone !== undefined) return { label: `Take “${gone}” off`, done: `“${gone}” is taken off` }
  const come = after.find((entry) => !before.includes(entry))
  return come === undefined
    ? { label: `Change ${label}`, done: `${label} changed` }
    : { label: `Add “${come}”`, done: `“${come}” added` }
}

function describeChange(change: TextChange, before: string): FixWords {
  const { start, end, text } = wholeWords(before, change)
  const [, linked] = /^\[([^\]]+)\]\(/.exec(text) ?? []
  if (linked !== undefined && before.slice(start, end).includes(linked))
    return { label: 'Link to it', done: `“${shorten(linked)}” is a link now` }
  if (linked !== undefined)
    return { label: `Use “${shorten(linked)}”`, done: `It says “${shorten(linked)}” now` }
  const old = shorten(before.slice(start, end))
  const words = shorten(text)
  if (words === '')
    return {
      label: old ? `Remove “${old}”` : 'Remove it',
      done: old ? `“${old}” removed` : 'Removed',
    }
  if (before === '') return { label: `Use “${words}”`, done: `It says “${words}” now` }
  return { label: `Change to “${words}”`, done: `Changed to “${words}”` }
}

/** Extends a change to the whole words it touches, unless that is too much: part of a word would not be understood. */
function wholeWords(before: string, change: TextChange): TextChange {
  let { start, end } = change
  while (start > 0 && /\S/.test(before[start - 1] ?? ' ')) start--
  while (end < before.length && /\S/.test(before[end] ?? ' ')) end++
  const text = before.slice(start, change.start) + change.text + before.slice(change.end, end)
  const isOnlyTakenOut = change.text === '' && /^\s|\s$/.test(before.slice(change.start, change.end))
  return isOnlyTakenOut && before.slice(change.start, change.end).trim() !== ''
    ? change
    : { start, end, text }
}

function shorten(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain.length > MAX_WORDS ? `${plain.slice(0, MAX_WORDS - 1).trimEnd()}…` : plain
}

/**
 * Rebases a change from the text as read to the current text: what was typed meanwhile is kept. Null where it was typed
 * in the same place.
 */
export function rebaseChange(change: TextChange, read: string, now: string): TextChange | null {
  if (read === now) return change
  const typed = findTextChange(read, now)
  if (change.end < typed.start) return change
  if (change.start < typed.end) return null
  const shift = now.length - read.length
  return { ...change, start: change.start + shift, end: change.end + shift }
}
