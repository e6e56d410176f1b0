import { type RefObject, useEffect, useRef } from 'react'
import { z } from 'zod'
import { issueCalls } from '../../../domain/newsletter/issue-calls.ts'
import { issueSchema } from '../../../domain/newsletter/issue-schema.ts'
import { HOUR, SECOND } from '../../../domain/time/durations.ts'
import { ApiError, isRefusal } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { reportError } from '../../data/report-error.ts'
import { createAutosave } from '../editor/autosave/autosave.ts'
import { autosaveOnDevice } from '../editor/autosave/autosave-on-device.ts'
import { removeOldCopies } from '../editor/autosave/local-copies.ts'
import { lockTab, newTabName } from '../editor/autosave/open-tabs.ts'
import {
  EMPTY_ISSUE,
  fieldsOf,
  type IssueDraft,
  type IssueEditor,
  type IssueEditorState,
  isSameIssue,
  isUnsaved,
  type SaveProblem,
  versionOf,
} from './issue-editor.ts'

/** Stores what is typed in this browser immediately and on the server soon after, while the issue is open. */
export function useIssueAutosave(editor: IssueEditor): RefObject<IssueAutosave | null> {
  const autosave = useRef<IssueAutosave | null>(null)
  useEffect(() => {
    const tab = newTabName()
    const now = () => new Date().toISOString()
    removeOldCopies(localStorage, now())
    const letGo = lockTab(tab)
    const device = autosaveOnDevice(
      {
        kind: 'letter',
        state: editor,
        readUnsaved: (state) => (isUnsaved(state) ? { ...state.fields } : null),
      },
      { storage: localStorage, tab, now },
    )
    const server = autosaveIssue(editor, savingCalls)
    autosave.current = server
    const hurry = () => void server.saveNow()
    const hide = () => {
      device.flush()
      if (document.visibilityState === 'hidden') hurry()
    }
    window.addEventListener('pagehide', device.flush)
    window.addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', device.flush)
      window.removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hide)
      autosave.current = null
      // The copy here is deleted only when the server has answered.
      server
        .stop()
        .catch(reportError)
        .finally(() => {
          device.stop()
          letGo()
        })
    }
  }, [editor])
  return autosave
}

/** During continuous typing, at most the last 10 seconds are on this device only. */
const WAIT = { quiet: 1.5 * SECOND, longest: 10 * SECOND }
const RETRY = 10 * SECOND

export interface IssueAutosave {
  /** Saves what is typed now; returns whether the server has all of it. */
  saveNow(): Promise<boolean>
  /** Sends what is waiting and ends; settles when the server has answered. */
  stop(): Promise<void>
}

/** Saves an issue automatically while it is written: what is typed is the issue itself, not a draft beside it. */
export function autosaveIssue(editor: IssueEditor, calls: IssueCalls): IssueAutosave {
  const { sendNow, stop } = createAutosave({ state: editor, wait: WAIT, isUnsaved, send })
  /** A request without an answer: it may have been carried out. */
  let unanswered: Unanswered | null = null

  async function send(): Promise<number | null> {
    const { problem } = editor.get()
    const isStuck = problem !== null && problem.kind !== 'offline'
    if (isStuck || !isUnsaved(editor.get())) return null
    editor.change({ saving: true })
    try {
      if (unanswered) await takeUnanswered(unanswered)
      if (isUnsaved(editor.get())) await store()
      editor.change({ problem: null })
      return null
    } catch (error) {
      // A new one cannot have been deleted: it is retried later.
      const isNew = editor.get().item === null
      const failure = calls.readFailure(error) ?? (isNew ? ({ kind: 'offline' } as const) : null)
      // Deleted meanwhile: what is typed becomes a new issue.
      if (failure === null) {
        unanswered = null
        editor.change({ item: null, saved: EMPTY_ISSUE })
      }
      editor.change({ problem: failure })
      if (failure === null) return 0
      return failure.kind === 'offline' ? RETRY : null
    } finally {
      editor.change({ saving: false })
    }
  }

  async function store(): Promise<void> {
    const { fields, item } = editor.get()
    unanswered = { fields, sentAt: Date.now() }
    try {
      editor.change({ item: await calls.store(fields, item), saved: fields })
      unanswered = null
    } catch (error) {
      if (isRefusal(error)) unanswered = null
      throw error
    }
  }

  /** Continues from what was stored: a save neither conflicts with its own version, nor stores a new issue twice. */
  async function takeUnanswered(sent: Unanswered): Promise<void> {
    const stored = await calls.findStored(sent, editor.get().item)
    if (stored) editor.change({ item: stored, saved: sent.fields })
    unanswered = null
  }

  return {
    stop,
    async saveNow() {
      await sendNow()
      // Sends what was typed while the first request was in flight.
      if (editor.get().problem === null && isUnsaved(editor.get())) await sendNow()
      return !isUnsaved(editor.get())
    },
  }
}

/** What was sent, and when by this device's clock. */
interface Unanswered {
  fields: IssueDraft
  sentAt: number
}

const staleBody = z.object({ issue: issueSchema })

export interface IssueCalls {
  /** Stores the issue, creating a new one, and returns its version. @throws the server's error */
  store(fields: IssueDraft, item: IssueEditorState['item']): Promise<NonNullable<IssueEditorState['item']>>
  /** Returns the issue as stored by an unanswered save; null where it was not stored. @throws the server's error */
  findStored(sent: Unanswered, item: IssueEditorState['item']): Promise<IssueEditorState['item']>
  /** Classifies a failure; null for an issue that was deleted meanwhile. @throws a failure that is a defect */
  readFailure(error: unknown): SaveProblem | null
}

const savingCalls: IssueCalls = {
  async store(fields, item) {
    const body = { ...fields, tags: [...fields.tags] }
    const { issue } =
      item === null
        ? await ask(issueCalls.create, { body })
        : await ask(issueCalls.update, {
            params: { id: item.id },
            body: { ...body, updated_at: item.updated_at },
          })
    return versionOf(issue)
  },
  async findStored({ fields, sentAt }, item) {
    if (item === null) return findCreated(fields, sentAt)
    const { issue } = await ask(issueCalls.read, { params: { id: item.id } })
    return issue.updated_at !== item.updated_at && isSameIssue(fieldsOf(issue), fields)
      ? versionOf(issue)
      : null
  },
  readFailure,
}

/** An issue just stored is among this many of the list, which is sorted by last change. */
const NEWEST = 10

/** Returns the new issue stored as sent; clocks may differ, but an older one with the same content is another issue. */
async function findCreated(sent: IssueDraft, sentAt: number): Promise<IssueEditorState['item']> {
  const { issues } = await ask(issueCalls.list, { query: { limit: NEWEST } })
  for (const listed of issues) {
    const { id, created_at, updated_at } = listed
    const isNew = created_at === updated_at && Math.abs(Date.parse(created_at) - sentAt) < HOUR
    if (!isNew || !isSameIssue({ ...listed, content: sent.content }, sent)) continue
    const { issue } = await ask(issueCalls.read, { params: { id } })
    if (isSameIssue(fieldsOf(issue), sent)) return versionOf(issue)
  }
  return null
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
  // An outage passes, like a lost connection; after an expired session the coach logs in in place.
  if (status >= 500 || status === 401 || status === 429) return { kind: 'offline' }
  return { kind: 'refused', message: details[0]?.message ?? message, details }
}
