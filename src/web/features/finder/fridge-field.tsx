import { lazy, Suspense } from 'react'
import { FRIDGE_LIMITS } from '../../../domain/kitchen/finder/answers.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { type AnswerFieldsProps, setAnswer, toggle } from './finder-words.ts'

/** Not needed before a word is pressed. */
const FridgeEditor = lazy(() => import('./fridge-editor.tsx'))

/** So many suggestions stand there as chips; the others come up while typing. */
const SHOWN = 6

/** Free words for what is in the fridge, with what the dishes found use most beside it. */
export function FridgeField({ filters, counts, onChange }: AnswerFieldsProps) {
  const isAwake = useHydrated()
  const have = filters.have ?? []
  const suggestions = counts?.fridge ?? []
  const add = (words: readonly string[]) => {
    const known = new Set(have.map((word) => word.toLowerCase()))
    const added = words.filter((word) => !known.has(word.toLowerCase()))
    const all = [...have, ...added].slice(0, FRIDGE_LIMITS.words)
    if (added.length > 0) onChange({ ...filters, have: all })
  }
  const remove = (word: string) => onChange(setAnswer(filters, 'have', toggle(have, word, false)))
  const plain = (
    <input
      name="have"
      defaultValue={have.join(', ')}
      aria-label="What you have, with commas between"
      placeholder="eggs, carrots, yoghurt"
      autoComplete="off"
      className={INPUT_CLASS}
    />
  )
  return (
    <>
      <Suspense fallback={plain}>
        {isAwake ? (
          <FridgeEditor
            have={have}
            suggestions={suggestions.map(({ value }) => value)}
            without={filters.without ?? []}
            onAdd={add}
            onRemove={remove}
          />
        ) : (
          plain
        )}
      </Suspense>
      {suggestions.length > 0 && (
        <>
          <p className="text-muted mt-3.5 mb-2 text-small">
            {have.length > 0 ? 'Often together with these' : 'Often in these dishes'}
          </p>
          <div className="flex flex-wrap gap-2">
            {suggestions.slice(0, SHOWN).map(({ value, count }) => (
              <ChoiceChip
                key={value}
                type="checkbox"
                name="have"
                value={value}
                checked={false}
                count={count}
                onChange={() => add([value])}
              >
                {value}
              </ChoiceChip>
            ))}
          </div>
        </>
      )}
      <p className="text-muted mt-3.5 text-small">We take it you have salt, pepper, oil and water.</p>
    </>
  )
}
