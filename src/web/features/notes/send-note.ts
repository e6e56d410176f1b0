import { readErrorAnswer } from '../../../domain/errors.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { notesAddress } from '../../../domain/notes/note-rules.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { isRecord } from '../../../domain/type-guards.ts'
import { solveChallenge } from '../forms/solve-challenge.ts'
import type { NoteDraft } from './note-draft.ts'

/** A picture on a slow connection takes a while. */
const TIMEOUT_MS = 2 * MINUTE
const NOT_SENT = 'It did not go out. Nothing is lost: your words are still here.'

export interface NoteToSend {
  kind: ContentKind
  itemId: number
  draft: NoteDraft
  /** The honeypot field, filled in only by programs. */
  website: string
}

export type NoteOutcome =
  | { state: 'sent'; message: string; link: string }
  | { state: 'invalid'; problems: readonly { field: string; message: string }[] }
  | { state: 'refused'; error: string; status: number }
  /** The server was not reached. */
  | { state: 'unreached' }

/** Sends a note; while very many arrive, with a proof of work (NOTE-LIMIT-2). Never rejects. */
export async function sendNote(note: NoteToSend, image: File | null = null): Promise<NoteOutcome> {
  const response = await post(note, image, null)
  if (response === null) return { state: 'unreached' }
  const answer = await readAnswer(response)
  const proof = response.status === 429 && isRecord(answer) ? await solveChallenge(answer.challenge) : null
  if (proof === null) return toOutcome(response, answer)
  const second = await post(note, image, proof)
  return second === null ? { state: 'unreached' } : toOutcome(second, await readAnswer(second))
}

function post(
  { kind, itemId, draft, website }: NoteToSend,
  image: File | null,
  proof: object | null,
): Promise<Response | null> {
  const { place, rating, email, ...words } = draft
  const fields = {
    ...words,
    kind: kind === 'article' ? 'question' : words.kind,
    website,
    ...(email === '' ? {} : { email }),
    ...(place === '' || kind === 'article' ? {} : { place }),
    ...(rating > 0 && words.kind === 'cooked' ? { rating: String(rating) } : {}),
  }
  const init = image ? asForm(fields, image, proof) : asJson(fields, proof)
  return fetch(notesAddress(kind, itemId), {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  }).catch(() => null)
}

function asJson(fields: object, proof: object | null): RequestInit {
  return {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(proof ? { ...fields, proof } : fields),
  }
}

function asForm(fields: Record<string, string>, image: File, proof: object | null): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (proof) body.append('proof', JSON.stringify(proof))
  body.append('image', image)
  return { headers: { accept: 'application/json' }, body }
}

function readAnswer(response: Response): Promise<unknown> {
  return response.json().catch(() => null)
}

function toOutcome(response: Response, answer: unknown): NoteOutcome {
  if (response.ok && isRecord(answer) && typeof answer.link === 'string')
    return { state: 'sent', message: String(answer.message), link: answer.link }
  const { error = NOT_SENT, details = [] } = readErrorAnswer(answer) ?? {}
  if (details.length > 0) return { state: 'invalid', problems: details }
  return { state: 'refused', error, status: response.status }
}
