import { useEffect, useRef, useState } from 'react'
import type { ReadRecipeAnswer } from '../../../domain/import/recipe/read-recipe-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { Button } from '../../../web/ui/button.tsx'
import { QuietButton } from '../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead } from '../../ui/dialogs.tsx'
import { NumberField, Switch } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { Note } from '../../ui/note.tsx'
import { type ReviewedRecipe, type ReviewFacts, recipeOf, reviewRows } from './review.ts'
import { ReviewLine } from './review-line.tsx'

interface ReviewFormProps {
  answer: ReadRecipeAnswer
  onBack: () => void
  /** With the address of its picture when that is imported too. */
  onUse: (recipe: ReviewedRecipe, picture: string | null) => void
}

const FACTS = [
  { name: 'servings', label: 'Servings', max: CONTENT_LIMITS.servingsMax },
  { name: 'prep_time_minutes', label: 'Prep, minutes', max: CONTENT_LIMITS.minutesMax },
  { name: 'cook_time_minutes', label: 'Cook, minutes', max: CONTENT_LIMITS.minutesMax },
] as const

/** Shows what was understood beside what was pasted, line by line, for correction before it is used. */
export function ReviewForm({ answer, onBack, onUse }: ReviewFormProps) {
  const { recipe, lines } = answer
  const [rows, setRows] = useState(() => reviewRows(lines))
  const [facts, setFacts] = useState<ReviewFacts>(recipe)
  const [withPicture, setWithPicture] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const result = recipeOf(recipe, rows, pickFacts(facts))
  const doubted = rows.filter(({ doubt }) => doubt !== null).length
  const isEmpty = result.ingredients.length + result.instructions.length === 0
  return (
    <Form
      className="flex flex-col max-sm:min-h-dvh"
      onSubmit={() => onUse(result, withPicture ? recipe.picture_url : null)}
    >
      <DialogBody className="flex-1 content-start">
        <DialogHead
          ref={heading}
          size="large"
          title={result.title || 'A recipe'}
          intro={
            <p role="status">
              {pluralize(result.ingredients.length, 'line')} of ingredients and{' '}
              {pluralize(result.instructions.length, 'step')} were understood. What is wrong can be put right
              here.
              {doubted > 0 && ` ${pluralize(doubted, 'line')} ${doubted === 1 ? 'is' : 'are'} worth a look.`}
            </p>
          }
        />
        {recipe.warnings.length > 0 && (
          <Note look="info" title="Please check">
            <ul className="grid list-disc gap-0.5 pl-5">
              {recipe.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Note>
        )}
        <div className="grid grid-cols-3 gap-3">
          {FACTS.map(({ name, label, max }) => (
            <NumberField
              key={name}
              label={label}
              value={facts[name]}
              max={max}
              placeholder="not said"
              onChange={(value) => setFacts((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </div>
        {recipe.picture_url && (
          <Switch
            label="Bring its picture along"
            hint={`From ${new URL(recipe.picture_url).hostname}. Other people’s pictures need their permission.`}
            checked={withPicture}
            onChange={setWithPicture}
          />
        )}
        <section aria-label="What each line became">
          <div
            aria-hidden
            className="hidden gap-4 border-b-[1.5px] border-line pb-2 text-label font-[650] text-muted lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_1.5rem]"
          >
            <span>What you brought</span>
            <span>What it became</span>
          </div>
          <ol>
            {rows.map((row, index) => (
              <ReviewLine
                key={row.key}
                row={row}
                number={index + 1}
                onChange={(changed) => setRows((before) => before.with(index, { ...changed, doubt: null }))}
              />
            ))}
          </ol>
        </section>
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={onBack}>Back</QuietButton>
        <Button type="submit" size="small" disabled={isEmpty}>
          Use this recipe
        </Button>
      </DialogFoot>
    </Form>
  )
}

function pickFacts({ prep_time_minutes, cook_time_minutes, servings }: ReviewFacts): ReviewFacts {
  return { prep_time_minutes, cook_time_minutes, servings }
}
