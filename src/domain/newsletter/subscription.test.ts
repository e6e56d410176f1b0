import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { subscriptionSchema } from './subscription.ts'

const GOOD = { email: 'a@b.co', referralSource: 'footer' }

function firstMessage(body: unknown): string | undefined {
  return subscriptionSchema.safeParse(body).error?.issues[0]?.message
}

describe('subscriptionSchema', () => {
  test('accepts what the forms send', () => {
    const sent = {
      email: ' Anna@B.co ',
      firstName: ' Anna ',
      referralSource: 'popup',
      tags: ['free-workout-plan'],
      extra: 1,
    }
    expect(subscriptionSchema.parse(sent)).toEqual({
      email: 'anna@b.co',
      firstName: 'Anna',
      referralSource: 'popup',
      tags: ['free-workout-plan'],
    })
    expect(subscriptionSchema.parse({ ...GOOD, firstName: ' ' })).toEqual({ ...GOOD, tags: [] })
    expect(subscriptionSchema.parse({ ...GOOD, firstName: null }).firstName).toBeUndefined()
  })

  test('a single tag may be sent as text, and tags are deduped', () => {
    expect(subscriptionSchema.parse({ ...GOOD, tags: 'free-workout-plan' }).tags).toEqual([
      'free-workout-plan',
    ])
    expect(subscriptionSchema.parse({ ...GOOD, tags: ['a', 'b', 'a'] }).tags).toEqual(['a', 'b'])
  })

  test.each([
    {},
    'a@b.co',
    null,
    { ...GOOD, email: 'anna@exam' },
    { email: 7, referralSource: 'spam', tags: 5 },
  ])('%o: the email problem is reported first', (body) => {
    expect(firstMessage(body)).toBe('Please enter a valid email address')
  })

  test.each([
    [{ ...GOOD, referralSource: 'spam' }, 'referralSource must be one of footer, popup, blog-cta'],
    [{ email: 'a@b.co' }, 'referralSource must be one of footer, popup, blog-cta'],
    [{ ...GOOD, tags: ['<b>'] }, 'A tag is made of small letters, digits and hyphens'],
    [{ ...GOOD, tags: ['a', 5] }, 'Tags must be a list of words'],
    [{ ...GOOD, tags: Array.from({ length: 31 }, (_, tag) => `tag-${tag}`) }, 'At most 30 tags'],
    [{ ...GOOD, tags: { a: 1 } }, 'Tags must be a list of words'],
    [{ ...GOOD, firstName: 'A\r\nB' }, 'First name contains characters that cannot be used'],
    [{ ...GOOD, firstName: 'A'.repeat(51) }, 'First name can be at most 50 characters'],
    [{ ...GOOD, firstName: 5 }, 'First name must be text'],
  ])('%o is refused: %s', (body, message) => {
    expect(firstMessage(body)).toBe(message)
  })

  test('has a name in the API description', () => {
    expect(z.toJSONSchema(subscriptionSchema, { io: 'input' }).$defs).toHaveProperty('Subscription')
  })
})
