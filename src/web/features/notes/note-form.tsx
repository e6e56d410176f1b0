import { CircleAlert, X } from 'lucide-react'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { checkNote, sayMissing } from '../../../domain/notes/note-check.ts'
import { NOTE_LIMITS, notesAddress } from '../../../domain/notes/note-rules.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSearchParams } from '../../data/page-context.ts'
import { useSettings } from '../../data/site-context.ts'
import { isOnline } from '../../offline/use-online.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { HoneypotField, TextArea, TextField } from '../../ui/field.tsx'
import { fieldId, OptionalLabel, Papers, PlaceField, StarField } from './note-choices.tsx'
import {
  draftKey,
  isBlankDraft,
  keepDraft,
  type NoteDraft,
  noteDrafts,
  parseDraft,
  writerName,
} from './note-draft.ts'
import { NotePicture } from './note-picture.tsx'
import { KeptNote, NoteArrived } from './note-sent.tsx'
import { parseNotesParameters } from './notes-address.ts'
import {
  onPendingSent,
  type PendingNote,
  pendingNotes,
  queueNote,
  removePendingNote,
  sendPendingNotes,
} from './pending-notes.ts'
import { readPicture } from './pending-picture.ts'
import { type NoteOutcome, sendNote } from './send-note.ts'
import type { SentNote } from './sent-notes.ts'

type NoteFormProps = {
  /** What the note is about, `step:2`, or empty if unspecified; a new object for each request. */
  line: { at: string }
  onClose: () => void
  /** Called with the stars sent with the note. */
  onStars: (stars: number) => void
} & ({ kind: 'article'; item: { id: number } } | { kind: 'recipe'; item: RecipePage })

interface Problem {
  field: string
  message: string
}

type Phase =
  | { name: 'editing'; problems: readonly Problem[]; failure: string | null }
  | { name: 'sending' }
  | { name: 'kept' }
  | ({ name: 'sent' } & SentNote)

function editing(problems: readonly Problem[] = [], failure: string | null = null): Phase {
  return { name: 'editing', problems, failure }
}

/** The form for a note. Plain without JavaScript; with it the draft stays on the device until sent (NOTE-FORM-2). */
export function NoteForm(props: NoteFormProps) {
  const { kind, item, line, onClose, onStars } = props
  const recipe = props.kind === 'recipe' ? props.item : null
  const key = draftKey(kind, item.id)
  const [coach = ''] = useSettings().coach_name.split(' ')
  const { at = '' } = parseNotesParameters(useSearchParams()).shown
  const [draft, setDraft] = useState<NoteDraft>(() => firstDraft(key, line.at || at))
  const [image, setImage] = useState<File | null>(null)
  /** True where a picture was stored on the device, which can no longer read it. */
  const [isPictureLost, setPictureLost] = useState(false)
  const [phase, setPhase] = useState(() => editing())
  /** Number of refused submissions: each moves the focus to the problem. */
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const pending = pendingNotes.use()[key]

  const problems = phase.name === 'editing' ? phase.problems : []
  const failure = phase.name === 'editing' ? phase.failure : null
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  const isSent = phase.name === 'sent'
  const isAbout = useRef(line)
  useEffect(() => {
    if (isAbout.current !== line) moveTo(line.at)
    isAbout.current = line
    form.current?.scrollIntoView({ block: 'start' })
    // The pressed link no longer exists.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [line, isSent])
  // Renewed with every change, so that a later result applies to the current draft.
  useEffect(() =>
    onPendingSent(key, ({ outcome, image: sent, isPictureLost: isLost }) => {
      setImage(sent)
      setPictureLost(isLost)
      settle(outcome, isLost)
    }),
  )

  function change(part: Partial<NoteDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keepDraft(key, next)
    if (phase.name === 'editing' && phase.problems.length > 0)
      setPhase({ ...phase, problems: phase.problems.filter(({ field }) => !(field in part)) })
  }

  /** Assigns the draft to another line that was chosen; after a note was sent, starts a new one. */
  function moveTo(place: string) {
    if (pending) return
    if (!isSent) return change({ place })
    setDraft(firstDraft(key, place))
    setImage(null)
    setPictureLost(false)
    setPhase(editing())
  }

  function refuse(found: readonly Problem[], reason: string | null = null) {
    setPhase(editing(found, reason))
    setRefusals((before) => before + 1)
  }

  function settle(outcome: NoteOutcome, isLost = false) {
    if (outcome.state === 'sent') {
      if (draft.kind === 'cooked' && draft.rating > 0) onStars(draft.rating)
      keepDraft(key, { ...draft, kind: '', text: '', rating: 0 })
      writerName.write(draft.name.trim())
      setPhase({ name: 'sent', message: outcome.message, link: outcome.link, isPictureLost: isLost })
    } else if (outcome.state === 'invalid') refuse(outcome.problems)
    else if (outcome.state === 'refused') refuse([], outcome.error)
    else refuse([], UNREACHED)
  }

  /** Puts a pending note back into the form, with its picture, which after a reload exists only on the device. */
  async function takeBack(note: PendingNote) {
    if (note.picture === 'kept' && image === null) {
      const picture = await readPicture(key)
      setImage(picture)
      setPictureLost(picture === null)
    }
    removePendingNote(key)
    setDraft(note.draft)
    setPhase(editing())
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase.name === 'sending') return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    const found = checkNote(draft, recipe !== null)
    if (found.length > 0) return refuse(found)
    const note = { kind, itemId: item.id, draft, website }
    setPhase({ name: 'sending' })
    const outcome = await sendNote(note, image)
    if (outcome.state === 'unreached' && !isOnline() && (await queueNote(note, image))) {
      sendPendingNotes()
      return setPhase({ name: 'kept' })
    }
    settle(outcome)
  }

  if (phase.name === 'sent')
    return <NoteArrived {...phase} kind={kind} coach={coach} takesFocus onClose={onClose} />
  if (pending && phase.name !== 'sending')
    return (
      <KeptNote
        note={pending}
        onChange={() => void takeBack(pending)}
        onThrowAway={() => {
          removePendingNote(key)
          keepDraft(key, { ...draft, kind: '', text: '', rating: 0 })
          onClose()
        }}
      />
    )
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message ?? null
  const focusField = (event: MouseEvent, field: string) => {
    event.preventDefault()
    document.getElementById(fieldId(field))?.focus()
  }
  const title = kind === 'recipe' ? 'Write a note' : 'Ask a question'
  return (
    <form
      ref={form}
      method="post"
      action={notesAddress(kind, item.id)}
      encType={recipe ? 'multipart/form-data' : undefined}
      onSubmit={(event) => void send(event)}
      noValidate
      aria-labelledby="note-form-heading"
      className="note-form"
    >
      <div className="flex items-center justify-between gap-4">
        <h3 ref={heading} id="note-form-heading" tabIndex={-1} className="note-heading">
          {title}
        </h3>
        <IconButton
          label="Close, keep what I wrote"
          onClick={onClose}
          className="border-transparent noscript:hidden"
        >
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      {(problems.length > 0 || failure !== null) && (
        <div ref={summary} tabIndex={-1} role="alert" className="note-problems">
          <CircleAlert aria-hidden />
          <div>
            <b>{failure === null ? sayMissing(problems.length) : 'It did not go out.'}</b>
            {failure !== null && (
              <>
                <p>{failure}</p>
                <Button type="submit" look="line" size="small" className="mt-2">
                  Try again
                </Button>
              </>
            )}
            {problems.map(({ field, message }) => (
              <p key={field}>
                <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                  {message}
                </a>
              </p>
            ))}
          </div>
        </div>
      )}
      {recipe && (
        <Papers
          chosen={draft.kind}
          coach={coach}
          error={errorOf('kind')}
          onChoose={(next) => change({ kind: next })}
        />
      )}
      {recipe && <StarField chosen={draft.rating} onChoose={(rating) => change({ rating })} />}
      <TextArea
        id={fieldId('text')}
        label={kind === 'recipe' ? 'Your note' : 'Your question'}
        name="text"
        required
        maxLength={NOTE_LIMITS.text}
        value={draft.text}
        onChange={(event) => change({ text: event.target.value })}
        error={errorOf('text')}
        className="min-h-33"
        hint={
          <span className="flex justify-between gap-4">
            <span>Plain words. A web address is shown, but nobody can press it.</span>
            <span className="flex-none noscript:hidden">
              {draft.text.length} of {NOTE_LIMITS.text.toLocaleString('en-US')}
            </span>
          </span>
        }
      />
      {recipe && (
        <PlaceField
          recipe={recipe}
          value={draft.place}
          error={errorOf('step') ?? errorOf('ingredient')}
          onChange={(place) => change({ place })}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={fieldId('name')}
          label="Your first name"
          name="name"
          required
          maxLength={NOTE_LIMITS.name}
          autoComplete="given-name"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={errorOf('name')}
          hint={`Shown beside your ${kind === 'recipe' ? 'note' : 'question'}`}
        />
        <TextField
          id={fieldId('email')}
          label={<OptionalLabel label="Email" when="If you want an answer" />}
          name="email"
          type="email"
          maxLength={NOTE_LIMITS.email}
          autoComplete="email"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
          error={errorOf('email')}
          hint={`Only so that ${coach} can answer. Never shown, no letters.`}
        />
      </div>
      {recipe && (
        <NotePicture
          image={image}
          error={errorOf('image') ?? (isPictureLost ? PICTURE_GONE : null)}
          onChoose={(chosen) => {
            setImage(chosen)
            setPictureLost(false)
          }}
        />
      )}
      <HoneypotField name="website" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={phase.name === 'sending'}>
          {phase.name === 'sending' ? 'Sending…' : `Send to ${coach}`}
        </Button>
        <span className="text-muted text-small">{coach} reads it first. That can take a day or two.</span>
      </div>
    </form>
  )
}

const PICTURE_GONE = 'This device could no longer open your picture. Please choose it again.'
const UNREACHED = 'Our server did not answer. Nothing is lost: your words are still here.'

/** Returns the first draft: what was typed before the page was awake overrides what the device has stored. */
function firstDraft(key: string, at: string): NoteDraft {
  const early = globalThis.document?.querySelector<HTMLFormElement>('form.note-form')
  const typed = parseDraft(early ? Object.fromEntries(new FormData(early)) : null)
  if (!isBlankDraft(typed)) return typed
  if (import.meta.env.SSR) return { ...typed, place: at }
  const kept = parseDraft(noteDrafts.read()[key])
  return { ...kept, place: at || kept.place, name: typed.name || kept.name || writerName.read() }
}
