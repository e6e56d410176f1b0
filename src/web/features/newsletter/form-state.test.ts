import { describe, expect, test } from 'vitest'
import { type FormEvent, nextState, shownStep, startForm } from './form-state.ts'

const after = (asksName: boolean, ...events: FormEvent[]) => events.reduce(nextState, startForm(asksName))
const email = { type: 'email-given', email: ' anna@example.com ' } as const
const name = { type: 'name-given', firstName: ' Anna ' } as const

describe('the email', () => {
  test('is trimmed, and submitted at once where no name is requested', () => {
    expect(after(false, email)).toMatchObject({
      step: 'submitting',
      email: 'anna@example.com',
      problem: null,
    })
  })
  test('leads to the name step where the name is requested', () => {
    expect(after(true, email)).toMatchObject({ step: 'name', email: 'anna@example.com' })
  })
  test.each(['', '  ', 'anna', 'anna@exam', 'a b@example.com'])('%j is rejected with a message', (text) => {
    expect(after(true, { type: 'email-given', email: text })).toMatchObject({
      step: 'email',
      problem: { at: 'email', message: 'Please enter a valid email address' },
    })
  })
  // NEWS-FORM-3
  test('typing clears the message', () => {
    expect(after(true, { type: 'email-given', email: 'anna' }, { type: 'typed' }).problem).toBeNull()
  })
})

// NEWS-FORM-3
describe('the name', () => {
  test('is trimmed and may be empty', () => {
    expect(after(true, email, name)).toMatchObject({ step: 'submitting', firstName: 'Anna' })
    expect(after(true, email, { type: 'name-given', firstName: '' }).step).toBe('submitting')
  })
  test('going back keeps the email', () => {
    expect(after(true, email, { type: 'went-back' })).toMatchObject({
      step: 'email',
      email: 'anna@example.com',
    })
  })
})

describe('the answer', () => {
  test('acceptance leads to the thanks, and a reset to an empty form', () => {
    expect(after(true, email, name, { type: 'accepted' }).step).toBe('success')
    expect(after(true, email, name, { type: 'accepted' }, { type: 'reset' })).toEqual(startForm(true))
  })
  test('a refusal returns to the step it was sent from, with its input', () => {
    const refused = { type: 'refused', message: 'Please try again later' } as const
    expect(after(false, email, refused)).toMatchObject({
      step: 'email',
      email: 'anna@example.com',
      problem: { at: 'form', message: 'Please try again later' },
    })
    expect(after(true, email, name, refused)).toMatchObject({ step: 'name', firstName: 'Anna' })
  })
  test('a refused address returns to the address step', () => {
    const refused = { type: 'refused', message: 'Please enter a valid email address' } as const
    expect(after(true, email, name, refused)).toMatchObject({ step: 'email', problem: { at: 'email' } })
  })
})

test('while sending, the submitted fields stay visible', () => {
  expect(shownStep(after(false, email))).toBe('email')
  expect(shownStep(after(true, email, name))).toBe('name')
  expect(shownStep(after(true))).toBe('email')
})
