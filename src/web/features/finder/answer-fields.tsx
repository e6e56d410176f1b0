import type { ReactNode } from 'react'
import { AVOIDABLES } from '../../../domain/content/avoidables.ts'
import { DIETARY_TAGS, RECIPE_DIFFICULTIES } from '../../../domain/items/limits.ts'
import { TIME_CHOICES } from '../../../domain/kitchen/finder/answers.ts'
import { ChoiceChip } from './choice-chip.tsx'
import {
  type Answer,
  type AnswerFieldsProps,
  QUESTIONS,
  setAnswer,
  timeWords,
  toggle,
} from './finder-words.ts'
import { FridgeField } from './fridge-field.tsx'

/** The plain controls of one of the finder's answers, with what each would leave (FIND-COUNT-1). */
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
          onChange={() => onChange({ ...filters, time: minutes })}
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
        onChange={() => onChange(setAnswer(filters, 'time', undefined))}
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
          onChange={(isChosen) => onChange(setAnswer(filters, 'diet', toggle(filters.diet, tag, isChosen)))}
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
              onChange(setAnswer(filters, 'without', toggle(filters.without, avoidable, isChosen)))
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
            onChange(setAnswer(filters, 'difficulty', toggle(filters.difficulty, difficulty, isChosen)))
          }
        >
          {difficulty}
        </ChoiceChip>
      ))}
    </Chips>
  )
}
