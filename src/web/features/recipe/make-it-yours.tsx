import { Ban, Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AVOIDABLES } from '../../../domain/content/avoidables.ts'
import type { Variation } from '../../../domain/content/recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSettings } from '../../data/site-context.ts'
import { CHIP_CLASS } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { showWhole } from '../../ui/show-whole.ts'
import type { ShownToReader } from './use-shown-recipe.ts'

/** Renders 'Cook it as' and 'I avoid' (TOOL-VARY-1). Not rendered without JavaScript, where they have no function. */
export function MakeItYours({ recipe, reader }: { recipe: RecipePage; reader: ShownToReader }) {
  const { shown, choice, tools } = reader
  const [coach] = useSettings().coach_name.split(' ')
  const variations = recipe.variations.map((variation, index) => ({ ...variation, index })).filter(changes)
  const chosen = choice.variation === null ? null : (recipe.variations[choice.variation] ?? null)
  return (
    <section
      aria-label="Make it yours"
      className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid gap-5 border-y-[1.5px] border-line pt-5 pb-[1.35rem] lg:gap-14 lg:has-[>:nth-child(2)]:grid-cols-[5fr_7fr] noscript:hidden print:mt-2 print:block print:border-0 print:p-0"
    >
      {variations.length > 0 && (
        <ChoiceRow
          title="Cook it as"
          hint={`${coach}’s variations change the list and the steps`}
          note={tools && chosen ? tools.explainVariation(shown, chosen.name) : null}
          rest="The original is the tested one. You can always come back to it."
        >
          <ChoiceChip isChosen={chosen === null} icon={Check} onPress={() => reader.setVariation(null)}>
            Original recipe
          </ChoiceChip>
          {variations.map(({ name, index }) => (
            <ChoiceChip
              key={index}
              isChosen={choice.variation === index}
              icon={Check}
              onPress={() => reader.setVariation(choice.variation === index ? null : index)}
            >
              {name}
            </ChoiceChip>
          ))}
        </ChoiceRow>
      )}
      <ChoiceRow
        title="I avoid"
        hint="Remembered on this device for every recipe"
        note={tools && choice.avoid.length > 0 ? tools.explainAvoided(shown, choice.avoid) : null}
        rest="Tap what you avoid. Where there’s a swap, the list and the steps change."
      >
        {AVOIDABLES.map((avoidable) => {
          const isAvoided = choice.avoid.includes(avoidable)
          return (
            <ChoiceChip
              key={avoidable}
              isChosen={isAvoided}
              icon={Ban}
              onPress={() => reader.setAvoided(avoidable, !isAvoided)}
            >
              {avoidable}
            </ChoiceChip>
          )
        })}
      </ChoiceRow>
    </section>
  )
}

/** Whether a variation changes anything: it may consist of a name and a description only. */
function changes(variation: Variation): boolean {
  return variation.changes.length > 0 || variation.steps.length > 0
}

interface ChoiceRowProps {
  title: string
  hint: string
  /** The effect of the choice; null while nothing is chosen. */
  note: string | null
  /** Shown in the note's place until then, so that nothing moves. */
  rest: string
  children: ReactNode
}

function ChoiceRow({ title, hint, note, rest, children }: ChoiceRowProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <h2 className="mb-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-body text-small font-[650] print-hidden">
        <span id={id}>{title}</span>
        <span className="text-muted font-normal">{hint}</span>
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling */}
      <div
        role="group"
        aria-labelledby={id}
        onFocus={showWhole}
        className="chip-row lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0 print-hidden"
      >
        {children}
      </div>
      <p
        role="status"
        className={classNames(
          'text-muted mt-1 min-h-[2lh] max-w-[58ch] text-small leading-[1.45] print:min-h-0',
          note === null && 'print-hidden',
        )}
      >
        {note ?? rest}
      </p>
    </div>
  )
}

interface ChoiceChipProps {
  isChosen: boolean
  icon: typeof Check
  onPress: () => void
  children: string
}

function ChoiceChip({ isChosen, icon: Icon, onPress, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      // The icon uses the room of the padding, so that restoring a choice does not change the line breaks.
      className={classNames(CHIP_CLASS, 'inline-flex items-center gap-[.25em] aria-pressed:px-[.5em]')}
    >
      {isChosen && <Icon aria-hidden className="size-[.95em]" strokeWidth={2.8} />}
      {children}
    </button>
  )
}
