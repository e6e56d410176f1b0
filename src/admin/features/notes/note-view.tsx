import { useQuery } from '@tanstack/react-query'
import { EyeOff, Pin, ShieldAlert, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { NOTE_DEEDS, NOTE_LIMITS } from '../../../domain/notes/note-rules.ts'
import type { InboxNote } from '../../../domain/notes/notes-calls.ts'
import { Button, IconButton } from '../../../web/ui/button.tsx'
import { TextArea } from '../../../web/ui/field.tsx'
import { NoteKindIcon } from '../../../web/ui/note-kind-icon.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { EmptyState, FailureNote } from '../../ui/list-states.tsx'
import { readTypedAnswer, storeTypedAnswer } from '../editor/autosave/typed-answers.ts'
import { DeliveryState } from '../outbox/delivery-state.tsx'
import { NoteFacts } from './note-facts.tsx'
import { noteQuery } from './note-queries.ts'
import { NoteSwapPanel } from './note-swap-panel.tsx'
import { NoteText } from './note-text.tsx'
import { describeHeldNote, formatNoteReceived, namePrimary } from './note-words.ts'
import { type NoteDeeds, useNoteDeeds } from './use-note-changes.ts'

interface NoteViewProps {
  id: number
  /** The note from the list, shown until the answer arrives. */
  listed: InboxNote | undefined
  deeds: NoteDeeds
}

export function NoteView({ id, listed, deeds }: NoteViewProps) {
  const { data, error, refetch } = useQuery({ ...noteQuery(id), placeholderData: listed && { note: listed } })
  if (data) return <OpenNote note={data.note} deeds={deeds} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState picture="glass" title="This note isn’t here">
        It may have been deleted, by you or by who wrote it.
      </EmptyState>
    )
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the note.</FailureNote>
  return (
    <div className="grid gap-3 p-5">
      <LoadingText>Loading note...</LoadingText>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-40" />
    </div>
  )
}

function OpenNote({ note, deeds }: { note: InboxNote; deeds: NoteDeeds }) {
  const { time_zone } = useSite()
  const now = useClock()
  const { kind, name, email, created_at, state } = note
  const { change } = deeds
  const stored = note.answer ?? ''
  const [text, setText] = useTouched(stored, () => readTypedAnswer('note', note.id))
  const [isByMail, setByMail] = useTouched(note.answer_by_mail && email !== null)
  const [isKept, setKept] = useState(true)
  const [isPinned, setPinned] = useTouched(note.pinned)
  const deed = useNoteDeeds({ note, text, isByMail, isPinned, deeds })
  const primary = state === 'spam' ? null : namePrimary({ note, text, isByMail })
  const typed = text.trim() !== '' && text !== note.answer
  return (
    <>
      <div className="grid grid-cols-1 gap-4.5 px-4 pt-4.5 pb-5 sm:px-5">
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3.5 max-[20rem]:grid-cols-1">
          <NoteKindIcon kind={kind} className="size-12 flex-none" />
          <div>
            <h2 className="type-h3 wrap-anywhere">
              {name} {NOTE_DEEDS[kind]}
            </h2>
            <p className="text-small text-muted">
              <time dateTime={created_at}>{formatNoteReceived(created_at, now, time_zone)}</time>
              {email === null ? ' · left no address' : ' · left an address to be answered'}
            </p>
            {state === 'spam' && (
              <p className="text-small font-semibold">{describeHeldNote(note, now, time_zone)}</p>
            )}
          </div>
        </div>
        <NoteFacts note={note} onPlace={(place) => void change(note, { place }, 'It belongs there now')} />
        <NoteText
          note={note}
          onCorrect={(corrected) => change(note, { text: corrected }, 'The slip is corrected')}
        />
        <NoteSwapPanel note={note} />
        {state !== 'spam' && (
          <>
            <TextArea
              data-answer
              label={
                <>
                  Your answer <span className="font-normal text-muted">If you like</span>
                </>
              }
              value={text}
              maxLength={NOTE_LIMITS.answer}
              rows={3}
              dir="auto"
              className="min-h-24!"
              hint={
                typed &&
                (isKept ? 'Kept on this device.' : 'This browser keeps nothing: please send it soon.')
              }
              onChange={({ target }) => {
                setText(target.value)
                setKept(storeTypedAnswer('note', note.id, target.value === stored ? '' : target.value))
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') deeds.focusRow()
                if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
                event.preventDefault()
                deed.primary()
              }}
            />
            {email !== null && <WhereItGoes email={email} isByMail={isByMail} onChoose={setByMail} />}
            {note.letter && <DeliveryState delivery={note.letter} name="Your answer" />}
          </>
        )}
      </div>
      {/* Side by side with the list the note scrolls by itself: what can be done with it stays in sight. */}
      <div className="flex flex-wrap items-center gap-2 border-t-[1.5px] border-line bg-surface px-4 py-4 sm:px-5 min-[75rem]:sticky min-[75rem]:bottom-0">
        {state === 'spam' ? (
          <Button look="line" disabled={deeds.isBusy} onClick={deed.letWait}>
            Not spam, let it wait
          </Button>
        ) : (
          primary && (
            <Button disabled={deeds.isBusy} onClick={deed.primary} className="max-sm:flex-[1_0_100%]">
              {primary}
              <Key>{state === 'waiting' && 'P'}</Key>
            </Button>
          )
        )}
        {state !== 'spam' && (
          <Button
            look="line"
            aria-pressed={isPinned}
            disabled={deeds.isBusy}
            className="px-4! aria-pressed:bg-butter aria-pressed:text-on-field"
            onClick={() => {
              setPinned(!isPinned)
              if (state === 'published')
                void change(
                  note,
                  { pinned: !isPinned },
                  isPinned ? 'It is no longer on top' : 'It is kept on top',
                ).then((isDone) => isDone || setPinned(null))
            }}
          >
            <Pin aria-hidden className="size-5" />
            Keep on top
          </Button>
        )}
        {state === 'published' && (
          <Button look="line" disabled={deeds.isBusy} onClick={deed.letWait}>
            <EyeOff aria-hidden className="size-5" />
            Hide
          </Button>
        )}
        <span className="ml-auto inline-flex items-center gap-1">
          {state !== 'spam' && (
            <LineButton
              icon={ShieldAlert}
              disabled={deeds.isBusy}
              onClick={deed.spam}
              className="border-transparent px-2.5! text-muted hover:text-ink"
            >
              Spam
              <Key>S</Key>
            </LineButton>
          )}
          <IconButton
            label={`Delete the note by ${name}`}
            disabled={deeds.isBusy}
            onClick={() => deeds.remove([note])}
            className="border-transparent text-danger"
          >
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </span>
      </div>
    </>
  )
}

/**
 * Returns what the coach chose or typed, or while that is untouched what is stored: a later read, with changes from
 * another device, is shown too. Setting `null` drops the choice.
 */
function useTouched<T>(stored: T, begun: () => T | null = () => null): [T, (value: T | null) => void] {
  const [touched, touch] = useState(begun)
  if (touched !== null && touched === stored) touch(null)
  return [touched ?? stored, touch]
}

interface WhereProps {
  email: string
  isByMail: boolean
  onChoose: (isByMail: boolean) => void
}

/** Selects where an answer is published; by mail it is sent in both cases. */
function WhereItGoes({ email, isByMail, onChoose }: WhereProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-1 gap-2.5 sm:grid-cols-2">
      <legend className="sr-only">Where the answer goes</legend>
      <Choice name={name} checked={!isByMail} onChoose={() => onChoose(false)} hint="Everybody can read it">
        Under the note, and by mail
      </Choice>
      <Choice name={name} checked={isByMail} onChoose={() => onChoose(true)} hint={`${email}, nobody else`}>
        Only by mail
      </Choice>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  onChoose: () => void
  hint: string
  children: ReactNode
}

function Choice({ name, checked, onChoose, hint, children }: ChoiceProps) {
  return (
    <label className="grid min-h-13 cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-3 rounded-[8px] border-[1.5px] border-line-strong px-3.5 py-3 leading-snug font-semibold has-checked:border-ink has-checked:bg-sunken has-checked:outline-[.5px] has-checked:outline-ink">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="size-5.5 accent-ink" />
      <span className="min-w-0">
        {children}
        <small className="block text-small font-normal wrap-anywhere text-muted">{hint}</small>
      </span>
    </label>
  )
}

/** Shows the keyboard shortcut, where there is a keyboard. */
function Key({ children }: { children: string | false }) {
  return (
    children && (
      <kbd
        aria-hidden
        className="ml-1 hidden min-h-6 min-w-6 place-items-center rounded-[5px] border-[1.5px] border-current px-1.5 font-body text-[.8125rem] leading-none font-[650] opacity-80 lg:inline-grid"
      >
        {children}
      </kbd>
    )
  )
}
