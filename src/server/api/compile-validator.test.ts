import { expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from '../../domain/errors.ts'
import { compileValidator } from './compile-validator.ts'

const schema = z.object({
  title: z.string(),
  tags: z.array(z.string()).default([]),
  extra: z.unknown().optional(),
})
const validate = (value: unknown, httpPart = 'body') =>
  compileValidator({ schema, method: 'POST', url: '/x', httpPart })(value)

// API-INPUT-1
test('a text with a control character is refused by its field, even if the schema allows it', () => {
  expect(validate({ title: 'A\nB\tC', tags: ['x'] })).toMatchObject({ value: { title: 'A\nB\tC' } })
  const refused = validate({ title: 'A\0', tags: ['x', 'y\u0085'], extra: { deep: [{ 'b\u0001': 1 }] } })
  const details = ['title', 'tags.1', 'extra.deep.0'].map((field) => expect.objectContaining({ field }))
  expect(refused).toEqual({ error: expect.any(Failure) })
  expect(refused).toMatchObject({ error: { code: 'invalid', details } })
})

test('properties outside the schema are not checked, and a search may contain any character', () => {
  expect(validate({ title: 'A', unknown: '\0' })).toMatchObject({ value: { title: 'A' } })
  expect(validate({ title: '\u0001' }, 'querystring')).toMatchObject({ value: { title: '\u0001' } })
})
