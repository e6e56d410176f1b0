import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contactMessageSchema, isLikelySpam } from './contact-message.ts'
import { CONTACT_FIELD_NAMES, checkContactMessage } from './contact-rules.ts'

const GOOD = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'Knee',
  message: 'Which class first?',
}

function problemsOf(body: unknown) {
  const issues = contactMessageSchema.safeParse(body).error?.issues ?? []
  return issues.map(({ path, message }) => ({ field: path.join('.'), message }))
}

test('trims fields, ignores unknown ones and counts a line break as one character', () => {
  const parsed = contactMessageSchema.parse({
    ...GOOD,
    firstName: ' Anna ',
    message: ' One\r\n\r\ntwo, three ',
    extra: 1,
  })
  expect(parsed).toEqual({ ...GOOD, message: 'One\n\ntwo, three' })
  expect(problemsOf({ ...GOOD, message: `${'x\r\n'.repeat(999)}xx` })).toEqual([])
})

// CONTACT-API-1
test('reports the problems of all fields at once, whatever their types', () => {
  expect(problemsOf({ firstName: 5, lastName: null, email: ['x'], subject: {}, message: true })).toEqual([
    { field: 'firstName', message: 'First name is required' },
    { field: 'lastName', message: 'Last name is required' },
    { field: 'email', message: 'Email is required' },
    { field: 'subject', message: 'Subject is required' },
    { field: 'message', message: 'Message is required' },
  ])
  expect(problemsOf({}).map(({ field }) => field)).toEqual(CONTACT_FIELD_NAMES)
  expect(problemsOf('hello')).toEqual([{ field: '', message: 'The message could not be read' }])
})

test('reports exactly the problems that the form’s own rules report', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('a', 'x'.repeat(210), 'anna@exam', 'a@b.co'),
  )
  fc.assert(
    fc.property(
      fc.record({ firstName: value, lastName: value, email: value, subject: value, message: value }),
      (values) => {
        const sent = { ...values, message: values.message.replace(/\r\n?/g, '\n') }
        fc.pre(!Object.values(sent).some((text) => text.includes('\r')))
        expect(problemsOf(sent)).toEqual(checkContactMessage(sent))
      },
    ),
  )
})

test('the API description names the component and its five required fields', () => {
  const description = z.toJSONSchema(contactMessageSchema, { io: 'input' })
  expect(description.$defs?.ContactMessage).toMatchObject({
    type: 'object',
    required: CONTACT_FIELD_NAMES,
    properties: { message: { type: 'string', minLength: 10, maxLength: 2000 } },
  })
})

const message = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.com',
  subject: 'The sunrise class',
  message: 'Is this the class you meant? https://example.com/class and www.example.com/other',
}

test('neither a message with two links nor one with a link as HTML is spam', () => {
  expect(isLikelySpam(message)).toBe(false)
  expect(isLikelySpam({ ...message, message: 'Why does <a href="https://a.example">this</a> fail?' })).toBe(
    false,
  )
  expect(isLikelySpam({ ...message, subject: 'Your recipe https://site.example/recipes/soup' })).toBe(false)
})

// CONTACT-SPAM-1
test.each([
  { message: 'https://a.example '.repeat(5) },
  { message: 'Buy [url=https://a.example]pills[/url]' },
  { message: 'Buy <a href="https://a.example">pills</a> '.repeat(5) },
  { firstName: 'Win at https://a.example' },
  { subject: 'HTTPS://a.example', message: 'https://a.example '.repeat(4) },
])('%o is classified as spam', (change) => {
  expect(isLikelySpam({ ...message, ...change })).toBe(true)
})
