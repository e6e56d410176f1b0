import { afterEach, expect, test, vi } from 'vitest'
import { parseStored } from '../../data/device-store.ts'
import {
  type ContactState,
  EMPTY_MESSAGE,
  loadDraft,
  mergeDraft,
  nextContactState,
  parseDraft,
  START,
  saveDraft,
  shownProblem,
  whatIsMissing,
} from './contact-state.ts'

const written = {
  firstName: ' Anna ',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'A question',
  message: 'Which class would you begin with?',
}
const full: ContactState = { ...START, values: written }

test('a field shows its error only after the visitor has left it', () => {
  expect(shownProblem(START, 'firstName')).toBeNull()
  const untouched = nextContactState(START, { type: 'left', field: 'firstName' })
  expect(shownProblem(untouched, 'firstName'), 'nobody is scolded before she has typed').toBeNull()
  const begun = nextContactState(untouched, { type: 'typed', field: 'subject', value: 'Hello' })
  const left = nextContactState(begun, { type: 'left', field: 'firstName' })
  expect(shownProblem(left, 'firstName')).toBe('First name is required')
  expect(shownProblem(left, 'lastName')).toBeNull()
  const typed = nextContactState(left, { type: 'typed', field: 'firstName', value: 'Anna' })
  expect(shownProblem(typed, 'firstName')).toBeNull()
})

test('an error of the server is shown at its field until that field changes, and the form stays filled', () => {
  const details = [
    { field: 'email', message: 'No such domain' },
    { field: 'other', message: 'What?' },
  ]
  const refused = nextContactState(
    { ...full, phase: 'sending' },
    { type: 'answered', outcome: { kind: 'invalid', details } },
  )
  expect(refused.phase).toBe('editing')
  expect(refused.values).toEqual(written)
  expect(shownProblem(refused, 'email')).toBe('No such domain')
  expect(shownProblem(refused, 'subject')).toBeNull()
  const typed = nextContactState(refused, { type: 'typed', field: 'email', value: 'anna@example.org' })
  expect(shownProblem(typed, 'email')).toBeNull()
  expect(typed.notices[0]?.title).toBe('Please check your input')
})

// CONTACT-FORM-4
test('a success thanks the sender and leaves an empty form', () => {
  const sent = nextContactState(
    { ...full, phase: 'sending' },
    { type: 'answered', outcome: { kind: 'sent', message: '', processingTime: null, remaining: 1 } },
  )
  expect(sent).toMatchObject({
    phase: 'sent',
    values: EMPTY_MESSAGE,
    sender: { firstName: 'Anna', email: 'anna@example.com' },
  })
  expect(sent.notices.map(({ title }) => title)).toEqual(['Message sent!', 'Rate limit notice'])
  expect(nextContactState(sent, { type: 'thanked' }).phase).toBe('editing')
})

test('sending again clears earlier notices', () => {
  const failed = nextContactState(full, { type: 'answered', outcome: { kind: 'unreachable' } })
  expect(failed.notices).toHaveLength(1)
  expect(nextContactState(failed, { type: 'sending' }).notices).toEqual([])
})

// CONTACT-FORM-3
test('missing fields are named in one sentence', () => {
  expect(whatIsMissing(EMPTY_MESSAGE)).toBe(
    'Still needed: first name, last name, email, subject, and message.',
  )
  expect(whatIsMissing({ ...written, lastName: ' ', message: 'Too short' })).toBe(
    'Still needed: last name and message.',
  )
  expect(whatIsMissing(written)).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

const half = { ...EMPTY_MESSAGE, firstName: 'Anna', message: 'Hi Maya' }

function stubStorage(): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

test('a draft is restored as it was left, and an empty form leaves none', () => {
  const items = stubStorage()
  saveDraft(half)
  expect(loadDraft()).toEqual(half)
  saveDraft(EMPTY_MESSAGE)
  expect(items.size).toBe(0)
  expect(loadDraft()).toEqual(EMPTY_MESSAGE)
})

test('without storage nothing is kept and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(half)
  expect(loadDraft()).toEqual(EMPTY_MESSAGE)
})

test.each([null, 'not json', '[]', 'null', '42', '{"firstName": 7, "other": "x"}'])(
  'stored %j reads as empty',
  (stored) => {
    expect(parseDraft(parseStored(stored))).toEqual(EMPTY_MESSAGE)
  },
)

test('input already typed takes precedence over the draft', () => {
  const typed = { ...EMPTY_MESSAGE, firstName: 'Ann' }
  expect(mergeDraft(typed, half)).toEqual({ ...half, firstName: 'Ann' })
})
