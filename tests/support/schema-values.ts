import fc from 'fast-check'
import { z } from 'zod'
import type { JsonSchema } from './openapi.ts'

const object = z.record(z.string(), z.unknown())
const node = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(object).optional(),
  oneOf: z.array(object).optional(),
  properties: z.record(z.string(), object).optional(),
  required: z.array(z.string()).default([]),
  items: object.optional(),
  format: z.string().optional(),
  minLength: z.number().default(0),
  maxLength: z.number().default(60),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})

const LONGEST = 60
/** Any character. fast-check's own `binary` first records each of a million of them, to be able to shrink texts. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point))

/** Values that a faulty program or an attacker might send. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.double(),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "' or 1=1; drop table articles; --",
    '<img src=x onerror=alert(1)>',
    '../../../etc/passwd',
    '%00%0d%0aset-cookie:x=y',
    'x'.repeat(70_000),
    '9999-12-31T23:59:59.999Z',
    '0000-01-01',
    Number.MAX_SAFE_INTEGER + 1,
    -1,
    1e308,
    [],
    {},
    [[[[[[[[]]]]]]]],
    { __proto__: null, constructor: 1, toString: 2 },
  ),
)

/** Generates values valid for a schema, as far as the schema defines validity. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const found = node.parse(schema)
  if (found.const !== undefined) return fc.constant(found.const)
  if (found.enum) return fc.constantFrom(...found.enum)
  const choices = found.anyOf ?? found.oneOf
  if (choices) return fc.oneof(...choices.map(valuesOf))
  const types = [found.type].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, found)))
}

function valuesOfType(type: string | undefined, found: z.infer<typeof node>): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(found)
    case 'integer':
    case 'number': {
      const [min, max] = [Math.ceil(found.minimum ?? 0), Math.floor(found.maximum ?? 50)]
      return fc.integer({ min, max: Math.max(min, Math.min(max, min + 100)) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(found.items ? valuesOf(found.items) : oddValue, { maxLength: 3 })
    case 'object': {
      const fields = Object.entries(found.properties ?? {}).map(([key, value]) => {
        const values = valuesOf(value)
        return [key, found.required.includes(key) ? values : fc.option(values, { nil: undefined })]
      })
      const properties: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
      return fc.record(properties)
    }
    default:
      return oddValue
  }
}

function texts({ format, minLength, maxLength }: z.infer<typeof node>): fc.Arbitrary<string> {
  const max = Math.max(minLength, Math.min(maxLength, LONGEST))
  const plain = fc.oneof(
    fc.string({ minLength, maxLength: max }),
    fc.string({ minLength, maxLength: max, unit: 'grapheme' }),
    fc.constantFrom('A quiet morning', 'correct horse', 'reader@example.com', '123456'),
  )
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'date') return fc.constantFrom('2026-03-04', '2024-02-29', '0001-01-01', '9999-12-31')
  if (format === 'uri') return fc.webUrl()
  return plain
}
