import { Check, Star } from 'lucide-react'
import { ingredientLine, isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { lineOf } from '../../../domain/notes/note-lines.ts'
import type { NoteKind } from '../../../domain/notes/note-rules.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError, INPUT_CLASS, Labelled } from '../../ui/field.tsx'
import { NoteKindIcon } from '../../ui/note-kind-icon.tsx'

/** Returns the id of the field with a problem; an ingredient and a step share one field. */
export function fieldId(field: string): string {
  return `note-${field === 'ingredient' || field === 'step' ? 'place' : field}`
}

const PAPERS = [
  { kind: 'question', label: 'Question', surface: 'surface-mist' },
  { kind: 'tip', label: 'Tip', surface: 'surface-butter' },
  { kind: 'cooked', label: 'I cooked it', surface: 'surface-leaf' },
] as const satisfies readonly { kind: NoteKind; label: string; surface: string }[]

interface PapersProps {
  chosen: NoteKind | ''
  coach: string
  error: string | null
  onChoose: (kind: NoteKind) => void
}

/** A choice of three papers. */
export function Papers({ chosen, coach, error, onChoose }: PapersProps) {
  const words = { question: `${coach} answers it`, tip: 'what you do otherwise', cooked: 'how it went' }
  return (
    <fieldset aria-describedby={error ? 'note-kind-error' : undefined}>
      <legend className="mb-[.4rem] text-small font-[650]">What is it?</legend>
      <div className="note-papers">
        {PAPERS.map(({ kind, label, surface }) => (
          <label key={kind} className={surface}>
            <input
              id={kind === PAPERS[0].kind ? fieldId('kind') : undefined}
              type="radio"
              name="kind"
              value={kind}
              required
              checked={chosen === kind}
              onChange={() => onChoose(kind)}
              className="sr-only"
            />
            <NoteKindIcon kind={kind} />
            <b>{label}</b>
            <small>{words[kind]}</small>
            <i aria-hidden>
              <Check className="size-4" />
            </i>
          </label>
        ))}
      </div>
      {error && <FieldError id="note-kind-error">{error}</FieldError>}
    </fieldset>
  )
}

const STARS = [1, 2, 3, 4, 5]

/** Stars apply only to what was cooked; CSS hides them for other kinds. */
export function StarField({ chosen, onChoose }: { chosen: number; onChoose: (rating: number) => void }) {
  return (
    <fieldset className="note-cooked-only">
      <legend className="text-small">
        <OptionalLabel label="Your stars" when="If you like" />
      </legend>
      <div className="note-choice-stars">
        {STARS.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="rating"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <Star aria-hidden />
            <span className="sr-only">{value === 1 ? '1 star' : `${value} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PlaceFieldProps {
  recipe: RecipePage
  value: string
  error: string | null
  onChange: (place: string) => void
}

/** Maximum number of characters of a line, which a select shows on one. */
const MAX_LINE = 60

/** Selects the line of the recipe that a note is about. */
export function PlaceField({ recipe, value, error, onChange }: PlaceFieldProps) {
  const cut = (text: string) => (text.length > MAX_LINE ? `${text.slice(0, MAX_LINE).trimEnd()}…` : text)
  return (
    <Labelled
      id={fieldId('step')}
      label={<OptionalLabel label="Where does it belong?" when="If anywhere" />}
      error={error}
    >
      {({ id, describedBy }) => (
        <select
          id={id}
          name="place"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(INPUT_CLASS)}
        >
          <option value="">The whole recipe</option>
          <optgroup label="Ingredients">
            {recipe.ingredients.map((line, ingredient) =>
              isIngredientHeading(line) ? null : (
                <option key={ingredient} value={lineOf({ ingredient })}>
                  {cut(ingredientLine(line))}
                </option>
              ),
            )}
          </optgroup>
          <optgroup label="Steps">
            {recipe.instructions.map(({ step, instruction }) => (
              <option key={step} value={lineOf({ step })}>
                {`Step ${step}: ${cut(instruction)}`}
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Labelled>
  )
}

/** A field's label, with when it may be left empty. */
export function OptionalLabel({ label, when }: { label: string; when: string }) {
  return (
    <>
      <b className="font-[650]">{label}</b> <span className="font-normal text-muted">{when}</span>
    </>
  )
}
