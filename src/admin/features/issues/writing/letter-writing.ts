import { z } from 'zod'
import type { Issue } from '../../../../domain/admin/issues.ts'
import type { FieldError } from '../../../../domain/errors.ts'
import type { LetterFields } from '../../../../domain/newsletter/letter-start.ts'
import { createObservable, type Observable } from '../../editor/observable.ts'

/** Why the server does not have what is typed. */
export type SaveProblem =
  /** It passes by itself. */
  | { kind: 'offline' }
  /** Something in the letter is at fault. */
  | { kind: 'refused'; message: string; details: readonly FieldError[] }
  /** Changed elsewhere meanwhile; `newer` is what is stored. */
  | { kind: 'stale'; newer: Issue }
  /** It has gone out meanwhile, and cannot be changed any more. */
  | { kind: 'locked'; message: string }

export interface WritingState {
  fields: LetterFields
  /** What the server has. */
  saved: LetterFields
  /** Null until it is stored for the first time. */
  item: { id: number; updated_at: string } | null
  saving: boolean
  /** Whether this browser holds what was typed. */
  device: 'nothing' | 'kept' | 'failed'
  problem: SaveProblem | null
}

export type Writing = Observable<WritingState>

const EMPTY: LetterFields = { subject: '', preview_text: '', content: '' }
const fieldsSchema = z.object({ subject: z.string(), preview_text: z.string(), content: z.string() })

/** @param issue null for a new letter */
export function createWriting(issue: Issue | null): Writing {
  const fields = issue ? fieldsOf(issue) : EMPTY
  return createObservable<WritingState>({
    ...{ fields, saved: fields, item: issue && versionOf(issue) },
    ...{ saving: false, device: 'nothing', problem: null },
  })
}

export function fieldsOf({ subject, preview_text, content }: LetterFields): LetterFields {
  return { subject, preview_text, content }
}

export function versionOf({ id, updated_at }: Issue): { id: number; updated_at: string } {
  return { id, updated_at }
}

/** The fields of a copy kept in the browser; null when it holds none. */
export function readFields(value: unknown): LetterFields | null {
  const parsed = fieldsSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Whether two letters say the same; spaces around a text are not kept. */
export function isSameLetter(one: LetterFields, other: LetterFields): boolean {
  return (['subject', 'preview_text', 'content'] as const).every(
    (name) => one[name].trim() === other[name].trim(),
  )
}

export function isUnsaved({ fields, saved }: WritingState): boolean {
  return !isSameLetter(fields, saved)
}

/** Takes what she types. What was wrong with the letter is forgotten until it is saved again. */
export function write(state: Writing, changes: Partial<LetterFields>): void {
  const { fields, problem } = state.get()
  state.change({
    fields: { ...fields, ...changes },
    ...(problem?.kind === 'refused' ? { problem: null } : {}),
  })
}
