import { z } from 'zod'
import type { FieldError } from '../../../domain/errors.ts'
import type { Issue } from '../../../domain/newsletter/issue-schema.ts'
import type { IssueFields } from '../../../domain/newsletter/issue-start.ts'
import { createObservable, type Observable } from '../editor/observable.ts'

/** What is written of an issue: its texts, and who gets it. */
export interface IssueDraft extends IssueFields {
  tags: readonly string[]
}

/** Why the server does not have what is typed. */
export type SaveProblem =
  /** It passes by itself. */
  | { kind: 'offline' }
  /** Something in the issue is at fault. */
  | { kind: 'refused'; message: string; details: readonly FieldError[] }
  /** Changed elsewhere meanwhile; `newer` is what is stored. */
  | { kind: 'stale'; newer: Issue }
  /** It has gone out meanwhile, and cannot be changed any more. */
  | { kind: 'locked'; message: string }

export interface IssueEditorState {
  fields: IssueDraft
  /** What the server has. */
  saved: IssueDraft
  /** Null until it is stored for the first time. */
  item: { id: number; updated_at: string } | null
  saving: boolean
  /** Whether this browser holds what was typed. */
  device: 'nothing' | 'kept' | 'failed'
  /** How many images are on their way into it. */
  uploading: number
  problem: SaveProblem | null
}

export type IssueEditor = Observable<IssueEditorState>

export const EMPTY_ISSUE: IssueDraft = { subject: '', preview_text: '', content: '', tags: [] }
const fieldsSchema = z.object({
  subject: z.string(),
  preview_text: z.string(),
  content: z.string(),
  // Older copies have none.
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

/** The fields of a copy kept in the browser; null when it holds none. */
export function readFields(value: unknown): IssueDraft | null {
  const parsed = fieldsSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Whether two issues say the same; spaces around a text are not kept. */
export function isSameIssue(one: IssueDraft, other: IssueDraft): boolean {
  return (
    one.tags.join() === other.tags.join() &&
    (['subject', 'preview_text', 'content'] as const).every((name) => one[name].trim() === other[name].trim())
  )
}

export function isUnsaved({ fields, saved }: IssueEditorState): boolean {
  return !isSameIssue(fields, saved)
}

/** Takes what is typed. What was wrong with the issue is forgotten until it is saved again. */
export function write(state: IssueEditor, changes: Partial<IssueDraft>): void {
  const { fields, problem } = state.get()
  state.change({
    fields: { ...fields, ...changes },
    ...(problem?.kind === 'refused' ? { problem: null } : {}),
  })
}

/** What was said of one field; null when it is not at fault. */
export function problemOf(problem: SaveProblem | null, field: string): string | null {
  if (problem?.kind !== 'refused') return null
  return problem.details.find((detail) => detail.field === field)?.message ?? null
}
