import { z } from 'zod'
import { issueAnswer, issueCreatedAnswer, issueSchema } from '../../../../domain/admin/issues.ts'
import type { LetterFields } from '../../../../domain/newsletter/letter-start.ts'
import { ApiError, callApi } from '../../../data/api.ts'
import type { SaveProblem, WritingState } from './letter-writing.ts'
import { versionOf } from './letter-writing.ts'

const staleBody = z.object({ issue: issueSchema })

export interface LetterCalls {
  /** Stores the letter, a new one as a new issue, and answers which version it is now. @throws what the server says */
  store(fields: LetterFields, item: WritingState['item']): Promise<NonNullable<WritingState['item']>>
  /** What a failure means; null for a letter that was deleted meanwhile. @throws a failure that is a defect */
  readFailure(error: unknown): SaveProblem | null
}

export const letterCalls: LetterCalls = {
  async store(fields, item) {
    const { issue } =
      item === null
        ? await callApi(issueCreatedAnswer, '/api/admin/issues', { method: 'POST', body: fields })
        : await callApi(issueAnswer, `/api/admin/issues/${item.id}`, {
            method: 'PUT',
            body: { ...fields, updated_at: item.updated_at },
          })
    return versionOf(issue)
  },
  readFailure,
}

function readFailure(error: unknown): SaveProblem | null {
  if (error instanceof TypeError) return { kind: 'offline' }
  if (!(error instanceof ApiError)) throw error
  const { status, message, details, body } = error
  if (status === 404) return null
  if (status === 409) {
    const stale = staleBody.safeParse(body)
    return stale.success ? { kind: 'stale', newer: stale.data.issue } : { kind: 'locked', message }
  }
  // An outage passes, as a lost connection does; after a lost session she logs in where she is.
  if (status >= 500 || status === 401 || status === 429) return { kind: 'offline' }
  return { kind: 'refused', message: details[0]?.message ?? message, details }
}
