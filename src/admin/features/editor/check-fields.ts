import type { z } from 'zod'
import type { FieldError } from '../../../domain/errors.ts'
import type { CheckedFields, FieldErrors } from './editor-kind.ts'

/** Holds fields against a save's schema. */
export function checkAgainst(
  schema: z.ZodType<Record<string, unknown>>,
  fields: Record<string, unknown>,
): CheckedFields {
  const result = schema.safeParse(fields)
  if (result.success) return { ok: true, body: result.data }
  return {
    ok: false,
    errors: toFieldErrors(
      result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
    ),
  }
}

/** The first message of each field counts. */
export function toFieldErrors(details: readonly FieldError[]): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { field, message } of details) errors[field] ??= message
  return errors
}
