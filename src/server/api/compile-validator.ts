import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'
import { draftInput } from '../../domain/content/item-calls.ts'
import { Failure, type FieldError } from '../../domain/errors.ts'
import { hasControlCharacters } from '../../domain/text/control-characters.ts'

/** An autosaved draft is stored as JSON, in which every character can stand: nothing that was typed is lost. */
const KEPT_AS_TYPED: ReadonlySet<$ZodType> = new Set([draftInput])

/**
 * Reads a part of a request by its route's schema, and refuses what came through it with a control character other than
 * line breaks and tabs (API-INPUT-1): PostgreSQL takes no NUL, and so no schema can forget it. What a schema leaves out
 * or cleans is not looked at. Neither are queries: any text may be searched for, and `readableUrl` lets no NUL in.
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
    // The name itself is not repeated: an answer carries no control character either.
    hasControlCharacters(name) ? problem() : findControlCharacters(part, [...path, name]),
  )
}
