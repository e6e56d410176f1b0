import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { ingredientLine, isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { recipeCalls } from '../../../domain/content/save-item-calls.ts'
import { formatReaderCount } from '../../../domain/notes/note-counts.ts'
import { notesPath } from '../../../domain/notes/note-letters.ts'
import type { InboxNote, NoteChange } from '../../../domain/notes/notes-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { readOf } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'
import { QuietButton, TextButton } from '../../ui/buttons.tsx'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FailureNote } from '../../ui/list-states.tsx'

interface NoteFactsProps {
  note: InboxNote
  onPlace: (place: NonNullable<NoteChange['place']> | null) => void
}

export function NoteFacts({ note, onPlace }: NoteFactsProps) {
  const { item, place, place_text, place_line, place_gone, rating, state, helpful } = note
  const [isAsking, setAsking] = useState(false)
  const line = place && 'step' in place ? `Step ${place.step}: ${place_text}` : (place_line ?? place_text)
  return (
    <dl className="grid gap-1.5 text-small *:grid *:grid-cols-[5.25rem_minmax(0,1fr)] *:gap-x-3 max-[20rem]:*:grid-cols-1 [&_dd]:font-semibold [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <div>
        <dt>Under</dt>
        <dd className="flex flex-wrap gap-x-4">
          <SiteLink href={editPath(item.kind, item.id)} className="text-accent-text">
            {item.title}
          </SiteLink>
          {state === 'published' && (
            <SiteLink href={notesPath(item.kind, item.slug)} newTab className="font-normal text-accent-text">
              On its page
            </SiteLink>
          )}
        </dd>
      </div>
      {item.kind === 'recipe' && (
        <div>
          <dt>Belongs to</dt>
          <dd>
            {place_gone ? `A line that is no longer there: ${place_text}` : (line ?? 'The whole recipe')}{' '}
            <TextButton className="-my-3" onClick={() => setAsking(true)}>
              Change
            </TextButton>
          </dd>
        </div>
      )}
      {rating !== null && (
        <div>
          <dt>Stars</dt>
          <dd>
            <GivenStars rating={rating} />{' '}
            {state !== 'published' && (
              <span className="font-normal text-muted">count once it is published</span>
            )}
          </dd>
        </div>
      )}
      {helpful > 0 && (
        <div>
          <dt>Helped</dt>
          <dd>{formatReaderCount(helpful)}</dd>
        </div>
      )}
      {isAsking && (
        <PlaceDialog
          note={note}
          onClose={() => setAsking(false)}
          onPlace={(chosen) => {
            setAsking(false)
            onPlace(chosen)
          }}
        />
      )}
    </dl>
  )
}

/** Asks which line of the recipe a note belongs to. */
function PlaceDialog({ note, onClose, onPlace }: NoteFactsProps & { onClose: () => void }) {
  const { data, error, refetch } = useQuery(readOf(recipeCalls.read, { params: { id: note.item.id } }))
  const [chosen, setChosen] = useState(() => optionOf(note.place_gone ? null : note.place))
  const options = data && [
    { value: '', label: 'The whole recipe' },
    ...data.recipe.ingredients.flatMap((line, index) =>
      isIngredientHeading(line)
        ? []
        : [{ value: optionOf({ ingredient: index }), label: ingredientLine(line) }],
    ),
    ...data.recipe.instructions.map(({ instruction }, index) => ({
      value: optionOf({ step: index + 1 }),
      label: `Step ${index + 1}: ${instruction}`,
    })),
  ]
  return (
    <TitledDialog
      open
      title="Where does it belong?"
      intro="The line wears a small mark that opens the note."
      onClose={onClose}
      footer={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <Button size="small" disabled={!options} onClick={() => onPlace(placeOf(chosen))}>
            Attach
          </Button>
        </>
      }
    >
      {options ? (
        <SelectField label="Line or step" options={options} value={chosen} onChoose={setChosen} />
      ) : error ? (
        <FailureNote onRetry={() => void refetch()}>We couldn’t load the recipe.</FailureNote>
      ) : (
        <p role="status">Loading the recipe...</p>
      )}
    </TitledDialog>
  )
}

type Place = NonNullable<NoteChange['place']>

function optionOf(place: Place | null): string {
  if (place === null) return ''
  return 'step' in place ? `step ${place.step}` : `ingredient ${place.ingredient}`
}

function placeOf(value: string): Place | null {
  const [kind, number] = value.split(' ')
  if (kind === 'step') return { step: Number(number) }
  return kind === 'ingredient' ? { ingredient: Number(number) } : null
}

export function GivenStars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} of 5 stars`}
      className="inline-flex align-[-.15em] text-[#b07400] dark:text-mark"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className={classNames('size-4', star <= rating && 'fill-current')} />
      ))}
    </span>
  )
}
