import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'
import { draftInput } from '../../domain/content/item-calls.ts'
import { Failure, type FieldError } from '../../domain/errors.ts'
import { hasControlCharacters } from '../../domain/text/control-characters.ts'

/** An autosaved draft is stored as JSON, which can hold every character: nothing typed is lost. */
const KEPT_AS_TYPED: ReadonlySet<$ZodType> = new Set([draftInput])

/**
 * Validates a part of a request by its route's schema, and refuses control characters other than line breaks and tabs
 * in the result (API-INPUT-1): PostgreSQL rejects NUL, and no schema needs to check for it. Fields that a schema omits
 * or cleans are not checked. Neither are queries: any text may be searched for, and `toDecodableUrl` admits no NUL.
 */
export const compileValidator: FastifySchemaCompiler<$ZodType> = (route) => {
  const validate = validatorCompiler(route)
  if (route.httpPart === 'querystring' || KEPT_AS_TYPED.has(route.schema)) return validate
  return (data: unknown) => {
    const result = validate(data)
    if (typeof result !== 'object' || !('value' in result)) return result
    const details = findControlCharacters(result.value, [])
    const [first] = details
    return first ? { error: new Failure('invalid', first.message, { details }) } : result
  }
}

function findControlCharacters(value: unknown, path: readonly string[]): FieldError[] {
  const problem = () => {
    const field = path.join('.')
    return [{ field, message: `${field || 'The request'} contains characters that cannot be used` }]
  }
  if (typeof value === 'string') return hasControlCharacters(value) ? problem() : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    // The name itself is omitted: an answer must not contain control characters either.
    hasControlCharacters(name) ? problem() : findControlCharacters(part, [...path, name]),
  )
}
