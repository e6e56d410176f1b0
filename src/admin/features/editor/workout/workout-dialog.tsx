import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Workout } from '../../../../domain/movement/workout.ts'
import { readWorkoutBlock, writeWorkoutBlock } from '../../../../domain/movement/workout-block.ts'
import { MAX_ROUNDS } from '../../../../domain/movement/workout-schema.ts'
import { readWorkoutText } from '../../../../domain/movement/workout-text.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FieldError, TextArea, TextField } from '../../../../web/ui/field.tsx'
import { LineButton, QuietButton, TextButton } from '../../../ui/buttons.tsx'
import { FormFoot, TitledDialog } from '../../../ui/dialogs.tsx'
import { NumberField } from '../../../ui/fields.tsx'
import { Form } from '../../../ui/form.tsx'
import { useFormDrafts } from '../../../ui/form-drafts.ts'
import { isBlankMove, type MoveRow, movesOf, newMove } from './move-row.ts'
import { MoveRows } from './move-rows.tsx'

interface WorkoutDialogProps {
  /** The text of the block being edited; '' for a new one, null keeps the dialog closed. */
  text: string | null
  onClose: () => void
  /** Called with the text of the block. */
  onSave: (text: string) => void
}

/**
 * Edits a workout as a form, or parsed from a trainer's text (MOVE-TEXT-1). What is typed survives closing, by mistake
 * or not, until it is saved or discarded (MOVE-FORM-3).
 */
export function WorkoutDialog({ text, onClose, onSave }: WorkoutDialogProps) {
  const keep = useFormDrafts<Fields, string>()
  const opened = useMemo(() => (text === null ? null : openBlock(text)), [text])
  const kept = text !== null && opened ? keep(text, opened.fields, onClose) : null
  return (
    <TitledDialog open={kept !== null} title="Workout" width="wide" onClose={onClose}>
      {opened && kept && (
        <WorkoutForm
          opened={opened}
          form={kept.fields}
          onType={kept.onType}
          onForget={kept.onForget}
          onClose={onClose}
          onSave={(written) => {
            kept.onSaved()
            onSave(written)
          }}
        />
      )}
    </TitledDialog>
  )
}

const EMPTY: Workout = { title: '', warm_up: [], rounds: 1, moves: [], cool_down: [], rest: '' }
const PARTS = ['warm_up', 'moves', 'cool_down'] as const

interface Fields {
  /** A workout as the trainer wrote it, not parsed yet. */
  pasted: string
  title: string
  rounds: number | null
  rest: string
  warm_up: MoveRow[]
  moves: MoveRow[]
  cool_down: MoveRow[]
}

function formOf({ title, rounds, rest, warm_up, moves, cool_down }: Workout): Fields {
  return {
    pasted: '',
    title,
    rounds,
    rest,
    warm_up: warm_up.map(newMove),
    moves: moves.map(newMove),
    cool_down: cool_down.map(newMove),
  }
}

interface OpenedBlock {
  isNew: boolean
  fields: Fields
  /** Why the text cannot be parsed; null where it can. */
  problem: string | null
}

function openBlock(text: string): OpenedBlock {
  const isNew = text.trim() === ''
  const read = isNew ? null : readWorkoutBlock(text)
  const workout = read && 'workout' in read ? read.workout : null
  return {
    isNew,
    fields: workout ? formOf(workout) : { ...formOf(EMPTY), moves: [newMove()] },
    problem: read && 'problem' in read ? read.problem : null,
  }
}

const hasMoves = (form: Fields) => PARTS.some((part) => form[part].some((row) => !isBlankMove(row)))

function workoutOf({ title, rounds, rest, ...parts }: Fields): Workout {
  return {
    title: title.trim(),
    rounds: rounds ?? 1,
    rest: rest.trim(),
    warm_up: movesOf(parts.warm_up),
    moves: movesOf(parts.moves),
    cool_down: movesOf(parts.cool_down),
  }
}

interface WorkoutFormProps {
  opened: OpenedBlock
  form: Fields
  onType: (form: Fields) => void
  /** Discards what was typed. */
  onForget: () => void
  onClose: () => void
  onSave: (text: string) => void
}

function WorkoutForm({ opened, form, onType, onForget, onClose, onSave }: WorkoutFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  /** The form before its moves were replaced by a parsed text. */
  const [replaced, setReplaced] = useState<Fields | null>(null)
  // Takes the focus from a button that removes itself.
  const title = useRef<HTMLInputElement>(null)
  const clear = () => {
    setProblem(null)
    setReplaced(null)
  }
  const set = (change: Partial<Fields>) => {
    onType({ ...form, ...change })
    clear()
  }
  const save = () => {
    const written = writeWorkoutBlock(workoutOf(form))
    const read = readWorkoutBlock(written)
    if ('workout' in read) onSave(written)
    else setProblem(read.problem)
  }
  return (
    <Form onSubmit={save} className="grid gap-5">
      {opened.problem !== null && (
        <p className="rounded-field bg-warn-bg px-4 py-3 text-small text-warn" role="alert">
          {opened.problem} Fill it in here again, or close this and fix the text.
        </p>
      )}
      <FromText
        text={form.pasted}
        onType={(pasted) => set({ pasted })}
        onRead={(workout) => {
          set({ ...formOf(workout), title: form.title.trim() || workout.title })
          if (hasMoves(form)) setReplaced(form)
        }}
      />
      <div role="status" className="flex flex-wrap items-center gap-x-3 text-small text-muted empty:hidden">
        {replaced && (
          <>
            The moves that were here have been replaced.
            <TextButton
              onClick={() => {
                set(replaced)
                title.current?.focus()
              }}
            >
              Undo
            </TextButton>
          </>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          ref={title}
          label="Title"
          value={form.title}
          maxLength={120}
          onChange={({ target }) => set({ title: target.value })}
        />
        <NumberField
          label="Rounds"
          min={1}
          max={MAX_ROUNDS}
          value={form.rounds}
          onChange={(rounds) => set({ rounds })}
        />
      </div>
      {PARTS.map((part) => (
        <MoveRows key={part} part={part} rows={form[part]} onChange={(rows) => set({ [part]: rows })} />
      ))}
      <TextField
        label="Rest between rounds"
        value={form.rest}
        maxLength={300}
        placeholder="45 seconds. Shake your legs out."
        hint="With a time, the player counts it down; without one, the reader goes on when she’s ready."
        onChange={({ target }) => set({ rest: target.value })}
      />
      {problem && <FieldError id="workout-problem">{problem}</FieldError>}
      <FormFoot>
        {form !== opened.fields && (
          <TextButton
            className="mr-auto"
            onClick={() => {
              onForget()
              clear()
              title.current?.focus()
            }}
          >
            Discard changes
          </TextButton>
        )}
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small">
          {opened.isNew ? 'Insert' : 'Save'}
        </Button>
      </FormFoot>
    </Form>
  )
}

interface FromTextProps {
  text: string
  onType: (text: string) => void
  onRead: (workout: Workout) => void
}

/** Parses a workout as a trainer writes it. */
function FromText({ text, onType, onRead }: FromTextProps) {
  const [isOpen, setOpen] = useState(text !== '')
  const [error, setError] = useState<string | null>(null)
  const read = () => {
    const workout = readWorkoutText(text)
    if (!workout)
      return setError('No move was found. Write one a line, such as “10 squats” or “Plank: 30 s”.')
    setError(null)
    onRead(workout)
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-field bg-sunken"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-field px-4 font-[650] focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        Paste it as text
        <ChevronDown aria-hidden className="size-5 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <TextArea
          label="The workout as you have it"
          className="min-h-28"
          value={text}
          error={error}
          placeholder="3 rounds: 10 squats, 8 push-ups, 30 s plank. Rest 45 s"
          onChange={({ target }) => {
            onType(target.value)
            setError(null)
          }}
        />
        <LineButton className="justify-self-start" disabled={text.trim() === ''} onClick={read}>
          Read it
        </LineButton>
      </div>
    </details>
  )
}
