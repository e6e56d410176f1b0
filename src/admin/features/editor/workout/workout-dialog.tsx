import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Workout } from '../../../../domain/movement/workout.ts'
import { readWorkoutBlock, writeWorkoutBlock } from '../../../../domain/movement/workout-block.ts'
import { MAX_ROUNDS } from '../../../../domain/movement/workout-schema.ts'
import { readWorkoutText } from '../../../../domain/movement/workout-text.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { FieldError, TextArea, TextField } from '../../../../web/ui/field.tsx'
import { LineButton, QuietButton } from '../../../ui/buttons.tsx'
import { FormFoot, TitledDialog } from '../../../ui/dialogs.tsx'
import { NumberField } from '../../../ui/fields.tsx'
import { Form } from '../../../ui/form.tsx'
import { type MoveRow, movesOf, newMove } from './move-row.ts'
import { MoveRows } from './move-rows.tsx'

interface WorkoutDialogProps {
  /** What stands in the block that is edited; '' for a new one, null keeps the dialog closed. */
  text: string | null
  onClose: () => void
  /** Gets the text of the block. */
  onSave: (text: string) => void
}

/** A workout filled in like a form, or read out of a trainer's text (MOVE-TEXT-1). */
export function WorkoutDialog({ text, onClose, onSave }: WorkoutDialogProps) {
  return (
    <TitledDialog open={text !== null} title="Workout" width="wide" onClose={onClose}>
      {text !== null && <WorkoutForm text={text} onClose={onClose} onSave={onSave} />}
    </TitledDialog>
  )
}

const EMPTY: Workout = { title: '', warm_up: [], rounds: 1, moves: [], cool_down: [], rest: '' }
const PARTS = ['warm_up', 'moves', 'cool_down'] as const

interface Fields {
  title: string
  rounds: number | null
  rest: string
  warm_up: MoveRow[]
  moves: MoveRow[]
  cool_down: MoveRow[]
}

function formOf({ title, rounds, rest, warm_up, moves, cool_down }: Workout): Fields {
  return {
    title,
    rounds,
    rest,
    warm_up: warm_up.map(newMove),
    moves: moves.map(newMove),
    cool_down: cool_down.map(newMove),
  }
}

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

function WorkoutForm({
  text,
  onClose,
  onSave,
}: {
  text: string
  onClose: () => void
  onSave: (text: string) => void
}) {
  const [opened] = useState(() => (text.trim() === '' ? null : readWorkoutBlock(text)))
  const [form, setForm] = useState<Fields>(() => {
    const workout = opened && 'workout' in opened ? opened.workout : null
    return workout ? formOf(workout) : { ...formOf(EMPTY), moves: [newMove()] }
  })
  const [problem, setProblem] = useState<string | null>(null)
  const set = (change: Partial<Fields>) => {
    setForm((before) => ({ ...before, ...change }))
    setProblem(null)
  }
  const save = () => {
    const written = writeWorkoutBlock(workoutOf(form))
    const read = readWorkoutBlock(written)
    if ('workout' in read) onSave(written)
    else setProblem(read.problem)
  }
  return (
    <Form onSubmit={save} className="grid gap-5">
      {opened && 'problem' in opened && (
        <p className="rounded-field bg-warn-bg px-4 py-3 text-small text-warn" role="alert">
          {opened.problem} Fill it in here again, or close this and fix the text.
        </p>
      )}
      <FromText
        onRead={(workout) => set({ ...formOf(workout), title: form.title.trim() || workout.title })}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
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
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small">
          {text.trim() === '' ? 'Insert' : 'Save'}
        </Button>
      </FormFoot>
    </Form>
  )
}

/** Reads a workout as a trainer writes it. */
function FromText({ onRead }: { onRead: (workout: Workout) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const read = () => {
    const workout = readWorkoutText(text)
    if (!workout)
      return setError('No move was found. Write one a line, such as “10 squats” or “Plank: 30 s”.')
    setText('')
    setError(null)
    onRead(workout)
  }
  return (
    <details className="group rounded-field bg-sunken">
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
            setText(target.value)
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
