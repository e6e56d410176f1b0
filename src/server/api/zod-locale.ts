import { z } from 'zod'

/** What is said where a schema has no sentence of its own: an error is a sentence for a person (API-ERROR-1). */
export function setZodLocale(): void {
  z.config({
    localeError: ({ path = [] }) =>
      path.length > 0 ? `${path.join('.')} is not valid` : 'The request is not valid',
  })
}
