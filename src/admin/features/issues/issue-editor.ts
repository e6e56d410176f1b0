import { z } from 'zod'
import type { FieldError } from '../../../domain/errors.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import type { IssueFields } from '../../../domain/newsletter/issue-start.ts'
import { createObservable, type Observable } from '../editor/observable.ts'

/** The editable part of an issue: its texts and its recipients. */
export interface IssueDraft extends IssueFields {
  tags: readonly string[]
}

/** Why what is typed is not on the server. */
export type SaveProblem =
  /** Temporary. */
  | { kind: 'offline' }
  /** Something in the issue is invalid. */
  | { kind: 'refused'; message: string; details: readonly FieldError[] }
  /** Changed elsewhere meanwhile; `newer` is the stored version. */
  | { kind: 'stale'; newer: Issue }
  /** Sent meanwhile, so it can no longer be changed. */
  | { kind: 'locked'; message: string }

export interface IssueEditorState {
  fields: IssueDraft
  /** The fields on the server. */
  saved: IssueDraft
  /** Null until it is first stored. */
  item: { id: number; updated_at: string } | null
  saving: boolean
  /** Whether this browser has stored what was typed. */
  device: 'nothing' | 'kept' | 'failed'
  /** Number of images being uploaded. */
  uploading: number
  problem: SaveProblem | null
}

export type IssueEditor = Observable<IssueEditorState>

export const EMPTY_ISSUE: IssueDraft = { subject: '', preview_text: '', content: '', tags: [] }
const fieldsSchema = z.object({
  subject: z.string(),
  preview_text: z.string(),
  content: z.string(),
  // Older copies have no tags.
  tags: z.array(z.string()).default([]),
})

/** @param issue null for a new issue */
export function createIssueEditor(issue: Issue | null): IssueEditor {
  const fields = issue ? fieldsOf(issue) : EMPTY_ISSUE
  return createObservable<IssueEditorState>({
    fields,
    saved: fields,
    item: issue && versionOf(issue),
    saving: false,
    device: 'nothing',
    uploading: 0,
    problem: null,
  })
}

export function fieldsOf({ subject, preview_text, content, tags }: IssueDraft): IssueDraft {
  return { subject, preview_text, content, tags }
}

export function versionOf({ id, updated_at }: Issue): { id: number; updated_at: string } {
  return { id, updated_at }
}

/** Parses the fields of a copy stored in the browser; null when it has none. */
export function readFields(value: unknown): IssueDraft | null {
  const parsed = fieldsSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Whether two issues have the same content; spaces around a text are not stored. */
export function isSameIssue(one: IssueDraft, other: IssueDraft): boolean {
  return (
    one.tags.join() === other.tags.join() &&
    (['subject', 'preview_text', 'content'] as const).every((name) => one[name].trim() === other[name].trim())
  )
}

export function isUnsaved({ fields, saved }: IssueEditorState): boolean {
  return !isSameIssue(fields, saved)
}

/** Changes fields. The issue's error is cleared until it is saved again. */
export function write(state: IssueEditor, changes: Partial<IssueDraft>): void {
  const { fields, problem } = state.get()
  state.change({
    fields: { ...fields, ...changes },
    ...(problem?.kind === 'refused' ? { problem: null } : {}),
  })
}

/** Returns the error of one field; null when it is valid. */
export function problemOf(problem: SaveProblem | null, field: string): string | null {
  if (problem?.kind !== 'refused') return null
  return problem.details.find((detail) => detail.field === field)?.message ?? null
}
