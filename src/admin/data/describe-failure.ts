import { ApiError } from './api.ts'

/** What went wrong with a change, as a sentence for her. */
export function describeFailure(error: Error): string {
  return error instanceof ApiError ? error.message : 'Please check your connection and try again.'
}

/** What a refusal says about one field; null when that field is not at fault. */
export function fieldFailure(error: Error | null, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  return error.details.find((detail) => detail.field === field)?.message ?? null
}
