import { Check } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { AVOIDABLES } from '../../../domain/content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../../domain/items/limits.ts'
import { FRIDGE_LIMITS, TIME_CHOICES } from '../../../domain/kitchen/finder/answers.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import {
  type Answer,
  type AnswerFieldsProps,
  QUESTIONS,
  setAnswer,
  timeWords,
  toggle,
} from './finder-words.ts'

/** Renders the plain controls of one of the finder's answers, with what each choice would leave (FIND-COUNT-1). */
export function AnswerField({
  answer,
  legendHidden = false,
  ...props
}: AnswerFieldsProps & { answer: Answer; legendHidden?: boolean }) {
  return (
    <fieldset>
      <legend className={legendHidden ? 'mb-2.5 text-[1.125rem] font-bold' : 'mb-2 text-small font-[650]'}>
        {legendHidden ? QUESTIONS[answer].question : QUESTIONS[answer].legend}
      </legend>
      {answer === 'time' && <TimeField {...props} />}
      {answer === 'diet' && <DietField {...props} />}
      {answer === 'without' && <WithoutField {...props} />}
      {answer === 'difficulty' && <DifficultyField {...props} />}
      {answer === 'have' && <FridgeField {...props} />}
    </fieldset>
  )
}

function Chips({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>
}

function TimeField({ filters, counts, onChange }: AnswerFieldsProps) {
  const { time } = filters
  const isOther = time !== undefined && !TIME_CHOICES.some((choice) => choice === time)
  const choices = isOther ? [...TIME_CHOICES, time].toSorted((a, b) => a - b) : TIME_CHOICES
  return (
    <Chips>
      {choices.map((minutes) => (
        <ChoiceChip
          key={minutes}
          type="radio"
          name="time"
          value={String(minutes)}
          checked={time === minutes}
          count={counts && (counts.time.find(({ value }) => value === minutes)?.count ?? counts.found)}
          onChange={() => onChange((asked) => ({ ...asked, time: minutes }))}
        >
          {timeWords(minutes)}
        </ChoiceChip>
      ))}
      <ChoiceChip
        type="radio"
        name="time"
        value=""
        checked={time === undefined}
        count={counts?.any_time}
        onChange={() => onChange((asked) => setAnswer(asked, 'time', undefined))}
      >
        any
      </ChoiceChip>
    </Chips>
  )
}

function DietField({ filters, counts, onChange }: AnswerFieldsProps) {
  return (
    <Chips>
      {DIETARY_TAGS.map((tag) => (
        <ChoiceChip
          key={tag}
          type="checkbox"
          name="diet"
          value={tag}
          checked={filters.diet?.includes(tag) ?? false}
          count={counts?.diet.find(({ value }) => value === tag)?.count}
          onChange={(isChosen) =>
            onChange((asked) => setAnswer(asked, 'diet', toggle(asked.diet, tag, isChosen)))
          }
        >
          {tag}
        </ChoiceChip>
      ))}
    </Chips>
  )
}

function WithoutField({ filters, counts, onChange, avoidList }: AnswerFieldsProps) {
  const own = (filters.without ?? []).filter((avoidable) => avoidList.includes(avoidable))
  return (
    <>
      <Chips>
        {AVOIDABLES.map((avoidable) => (
          <ChoiceChip
            key={avoidable}
            type="checkbox"
            name="without"
            value={avoidable}
            checked={filters.without?.includes(avoidable) ?? false}
            count={counts?.without.find(({ value }) => value === avoidable)?.count}
            onChange={(isChosen) =>
              onChange((asked) => setAnswer(asked, 'without', toggle(asked.without, avoidable, isChosen)))
            }
          >
            {avoidable}
          </ChoiceChip>
        ))}
      </Chips>
      <p className="text-muted mt-3 text-small">
        {own.length > 0
          ? 'You chose to avoid this on a recipe.'
          : 'A dish counts when a swap takes it out. Always read the packet.'}
      </p>
    </>
  )
}

function DifficultyField({ filters, counts, onChange }: AnswerFieldsProps) {
  return (
    <Chips>
      {RECIPE_DIFFICULTIES.map((difficulty) => (
        <ChoiceChip
          key={difficulty}
          type="checkbox"
          name="difficulty"
          value={difficulty}
          checked={filters.difficulty?.includes(difficulty) ?? false}
          count={counts?.difficulty.find(({ value }) => value === difficulty)?.count}
          onChange={(isChosen) =>
            onChange((asked) =>
              setAnswer(asked, 'difficulty', toggle(asked.difficulty, difficulty, isChosen)),
            )
          }
        >
          {difficulty}
        </ChoiceChip>
      ))}
    </Chips>
  )
}

/** Loaded when a word is first pressed. */
const FridgeEditor = lazy(() => import('./fridge-editor.tsx'))

/** Number of suggestions shown as chips; further ones appear while typing. */
const SHOWN = 6

/** Takes free words for what is in the fridge, and suggests what the dishes found use most. */
function FridgeField({ filters, counts, onChange }: AnswerFieldsProps) {
  const isAwake = useHydrated()
  const have = filters.have ?? []
  const suggestions = counts?.fridge ?? []
  const add = (words: readonly string[]) =>
    onChange((asked) => {
      const before = asked.have ?? []
      const known = new Set(before.map((word) => word.toLowerCase()))
      const added = words.filter((word) => !known.has(word.toLowerCase()))
      return added.length > 0
        ? { ...asked, have: [...before, ...added].slice(0, FRIDGE_LIMITS.words) }
        : asked
    })
  const remove = (word: string) =>
    onChange((asked) => setAnswer(asked, 'have', toggle(asked.have, word, false)))
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

interface ChoiceChipProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked: boolean
  count: number | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox or radio button as a chip; a choice that would leave nothing is disabled. */
function ChoiceChip({ type, name, value, checked, count, onChange, children }: ChoiceChipProps) {
  const disabled = count === 0 && !checked
  return (
    // Styled by the state of the box itself, so that it shows without JavaScript too.
    <label className="finder-choice text-small">
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="sr-only"
      />
      <Check aria-hidden className="size-[1.05em]" />
      {children}
      {count !== undefined && (
        <small className="text-label">
          {count}
          <span className="sr-only"> {count === 1 ? 'dish' : 'dishes'}</span>
        </small>
      )}
    </label>
  )
}
