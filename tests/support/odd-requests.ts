import fc from 'fast-check'
import type { DescribedCall, JsonSchema } from './openapi.ts'
import { oddValue, valuesOf } from './schema-values.ts'

export interface OddRequest {
  url: string
  headers: Record<string, string>
  payload: string | undefined
  /** With the coach's session, or without one. */
  loggedIn: boolean
}

const MAX_URL_LENGTH = 4_000
/** An address must still end as its call's does, and the router itself answers 404 for parts over 500 characters. */
const MAX_PART_LENGTH = 400
/** Some of them exist in a newly opened site. */
const ids = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map(String),
  fc.bigInt({ min: -1n, max: 2n ** 70n }).map(String),
)
const oddText = oddValue.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))

/** Generates valid and invalid requests for a call, in every part that a stranger controls. */
export function requestsFor(call: DescribedCall): fc.Arbitrary<OddRequest> {
  return fc.record({
    url: urlsFor(call),
    headers: headers,
    payload: call.body ? bodiesFor(call.body) : fc.option(oddText, { nil: undefined }),
    loggedIn: call.guarded ? fc.boolean() : fc.constant(false),
  })
}

function urlsFor({ path, parameters }: DescribedCall): fc.Arbitrary<string> {
  const textsFor = (schema: JsonSchema) =>
    fc.oneof({ arbitrary: valuesOf(schema).map(String), weight: 3 }, { arbitrary: oddText, weight: 1 })
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const filled = fc
    .tuple(...inPath.map(({ schema }) => fc.oneof(ids, textsFor(schema))))
    .map((texts) =>
      inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, encode(texts[index] ?? '')), path),
    )
  const query = fc
    .record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, textsFor(schema)])), {
      requiredKeys: [],
    })
    .map((given) => Object.entries(given).map(([name, text]) => `${name}=${encode(text ?? '')}`))
  const raw = fc.constantFrom('%', '%zz', '%ff', 'a&a=b', '=', '&&', '[]=1', '__proto__[x]=1')
  return fc.tuple(filled, query, fc.option(raw, { freq: 8, nil: '' })).map(([url, pairs, odd]) => {
    const search = [...pairs, odd].filter(Boolean).join('&')
    return (search ? `${url}?${search}` : url).slice(0, MAX_URL_LENGTH)
  })
}

/** Lone surrogates cannot occur in an address. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, MAX_PART_LENGTH)
}

const headerText = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '') || 'x')
const headers = fc
  .record(
    {
      accept: headerText,
      'accept-encoding': fc.oneof(headerText, fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'identity')),
      'if-none-match': headerText,
      'content-type': fc.constantFrom(
        'application/json; charset=utf-8',
        'application/json;charset=utf-99',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/plain',
        'x',
        '/',
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
      'user-agent': headerText,
      'x-forwarded-for': headerText,
      'x-forwarded-host': headerText,
      'x-http-method-override': fc.constantFrom('DELETE', 'TRACE'),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
      expect: fc.constant('x'),
      cookie: headerText,
    },
    { requiredKeys: [] },
  )
  // Most requests use the defaults here.
  .chain((odd) =>
    fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, { arbitrary: fc.constant(odd), weight: 1 }),
  )
  .map((odd) => Object.fromEntries(Object.entries({ 'content-type': 'application/json', ...odd })))

/** Generates valid bodies, bodies with one or more invalid fields, and texts that are not JSON. */
function bodiesFor(schema: JsonSchema): fc.Arbitrary<string> {
  const right = valuesOf(schema)
  const names = Object.keys(schema.properties ?? {})
  const damaged = fc
    .tuple(
      right,
      fc.dictionary(fc.constantFrom(...names, 'id', '__proto__', 'nonsense'), oddValue, { maxKeys: 3 }),
    )
    .map(([value, odd]) => ({ ...(typeof value === 'object' ? value : {}), ...odd }))
  const json = fc.oneof(right, damaged, oddValue).map((value) => JSON.stringify(value) ?? '')
  const broken = fc.tuple(json, fc.nat({ max: 200 })).map(([text, length]) => text.slice(0, length))
  return fc.oneof(
    { arbitrary: json, weight: 6 },
    { arbitrary: broken, weight: 1 },
    { arbitrary: oddText, weight: 1 },
  )
}
