import { CircleHelp, CornerDownRight, Leaf, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Avoidable } from '../../../domain/content/avoidables.ts'
import { ingredientQuantity } from '../../../domain/content/ingredient-line.ts'
import { markNewWords } from '../../../domain/kitchen/changed-words.ts'
import { showLine } from '../../../domain/kitchen/show-line.ts'
import { showTemperature } from '../../../domain/kitchen/show-temperature.ts'
import {
  type ListedLine,
  type ListedRecipe,
  type RecipeChoice,
  shortName,
  showRecipe,
} from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { setYourVersion } from '../saved/recipe-notes.ts'
import { RollingAmount } from './rolling-amount.tsx'

export { explainAvoided, explainVariation } from '../../../domain/kitchen/explain-choice.ts'
/** Code that a recipe's page needs only when something is chosen, loaded at that point. */
export { ChosenNutrition } from './nutrition-card.tsx'

/** Returns the recipe as chosen; the words that a variation changes are marked individually. */
export function showForReader(recipe: RecipePage, choice: RecipeChoice): ListedRecipe {
  const shown = showRecipe(recipe, choice, { showLine, showTemperature })
  return {
    ...shown,
    steps: shown.steps.map((step, index) =>
      step.isChanged
        ? { ...step, parts: markNewWords(step.parts, recipe.instructions[index]?.instruction ?? '') }
        : step,
    ),
  }
}

/** Stores the chosen version of a recipe that the reader has saved (SAVED-LIST-3). */
export function keepVersion(recipe: RecipePage, shown: ListedRecipe, choice: RecipeChoice): void {
  const variation = choice.variation === null ? null : (recipe.variations[choice.variation]?.name ?? null)
  const words = [...(variation ? [variation] : []), ...shown.swapped.map((avoidable) => `no ${avoidable}`)]
  const isAsWritten = choice.factor === 1 && words.length === 0
  const servings = Math.round(choice.factor * recipe.servings)
  setYourVersion(recipe, isAsWritten ? null : { servings, variation, words: words.join(', ') })
}

interface LineLook {
  text: ReactNode
  /** The replacement, or why there is none. */
  below: ReactNode
  /** False for a line that is not cooked with: there is nothing to tick. */
  hasBox: boolean
}

interface LineContext {
  recipe: RecipePage
  /** The name of the chosen variation. */
  variation: string
  /** The coach's first name. */
  coach: string
  setKept: (line: number, isKept: boolean) => void
}

/** Describes how a line looks, and how a variation or an avoided food affects it. */
export function describeLine(line: ListedLine, context: LineContext): LineLook {
  const { index, changedBy, conflicts, maybe, instead, isLeftOut } = line
  const written = index === null ? undefined : context.recipe.ingredients[index]
  const before = written && ingredientQuantity(written)
  const isSwapped = changedBy !== null && changedBy !== 'variation' && index !== null
  const isGone = isSwapped || isLeftOut
  return {
    hasBox: !isLeftOut,
    text: (
      <>
        {isGone ? (
          <del className="text-muted">
            <Words {...(instead ?? line)} />
          </del>
        ) : (
          <Words
            quantity={line.quantity}
            before={before}
            ingredient={line.name}
            isChanged={changedBy === 'variation'}
          />
        )}
        {isGone && changedBy !== null && changedBy !== 'variation' && <AvoidTag avoidable={changedBy} />}
        {conflicts.map((avoidable) => (
          <AvoidTag key={avoidable} avoidable={avoidable} />
        ))}
        {isSwapped && !isLeftOut && (
          <span className="sr-only">
            {' '}
            Instead: <Words quantity={line.quantity} ingredient={line.name} />
          </span>
        )}
        <Reason line={line} variation={context.variation} />
        {maybe.length > 0 && <Why icon={CircleHelp}>May contain {maybe.join(', ')}. Read the packet.</Why>}
      </>
    ),
    below: isSwapped || conflicts.length > 0 ? <WhatInstead line={line} context={context} /> : null,
  }
}

/** Says in words what a variation did to a line. */
function Reason({
  line: { index, changedBy, instead, isLeftOut, ingredient },
  variation,
}: {
  line: ListedLine
  variation: string
}) {
  if (index === null && isLeftOut) return <Why icon={Leaf}>Not in {variation}</Why>
  if (changedBy !== 'variation') return null
  if (isLeftOut) return <Why icon={Leaf}>Left out: {variation}</Why>
  if (!instead) return <Why icon={Leaf}>{variation} adds it</Why>
  const before = instead.ingredient === ingredient ? instead.quantity : shortName(instead.ingredient)
  return (
    <Why icon={Leaf}>
      {variation}, instead of {before}
    </Why>
  )
}

/** Shows a line's replacement, a possible one, or that none is known. Always one row: its button keeps the focus. */
function WhatInstead({ line, context: { coach, setKept } }: { line: ListedLine; context: LineContext }) {
  const { index, instead, ingredient, offered, isLeftOut, conflicts } = line
  if (index !== null && conflicts.length === 0)
    return (
      <SwapRow
        note={[`${coach}’s swap`, line.note]}
        action={{
          label: 'Undo',
          of: shortName((instead ?? line).ingredient),
          run: () => setKept(index, true),
        }}
      >
        {isLeftOut ? 'Left out' : <Words quantity={line.quantity} ingredient={line.name} />}
      </SwapRow>
    )
  if (offered && index !== null)
    return (
      <SwapRow
        note={[`${coach}’s swap`, offered.note]}
        action={{ label: 'Use it', of: shortName(ingredient), run: () => setKept(index, false) }}
      >
        {offered.with ? <Words {...offered.with} /> : 'Leave it out'}
      </SwapRow>
    )
  const search = new URLSearchParams(conflicts.map((avoidable) => ['without', avoidable]))
  return (
    <SwapRow
      note={['This dish needs it.']}
      isUnknown
      more={
        <SiteLink
          href={`/recipes?${search}`}
          className="-mb-2 inline-flex min-h-11 items-center text-small font-[650] underline underline-offset-4 print-hidden"
        >
          See recipes without {conflicts.join(' or ')}
        </SiteLink>
      }
    >
      No swap from {coach} yet
    </SwapRow>
  )
}

interface WordsProps {
  quantity: string
  /** The quantity as written, where the one shown rolls to its value. */
  before?: string
  ingredient: string
  isChanged?: boolean
}

function Words({ quantity, before = quantity, ingredient, isChanged = false }: WordsProps) {
  const gap = quantity && ' '
  return (
    <>
      {quantity && (
        <b className="font-bold">
          <RollingAmount amount={quantity} before={before} />
        </b>
      )}
      {isChanged ? (
        <>
          {gap}
          <span className="changed-words">{ingredient}</span>
        </>
      ) : (
        `${gap}${ingredient}`
      )}
    </>
  )
}

/** Marks an avoided food: an icon and a word, never colour alone. */
function AvoidTag({ avoidable }: { avoidable: Avoidable }) {
  return (
    <>
      {' '}
      <span className="ml-[.15em] inline-flex items-center gap-[.3em] rounded-paper bg-danger-bg px-[.55em] py-[.05em] text-label font-[650] whitespace-nowrap text-danger print:bg-transparent print:p-0 print:text-inherit">
        <TriangleAlert aria-hidden className="size-3.5" />
        {avoidable}
      </span>
    </>
  )
}

function Why({ icon: Icon, children }: { icon: typeof Leaf; children: ReactNode }) {
  return (
    <span className="text-muted mt-0.5 flex items-center gap-[.35em] text-label font-semibold">
      <Icon aria-hidden className="size-[15px] flex-none" />
      <span>{children}</span>
    </span>
  )
}

interface SwapRowProps {
  children: ReactNode
  /** Sentences below the text; empty ones are omitted. */
  note: readonly string[]
  /** `of` names the line for screen readers. */
  action?: { label: string; of: string; run: () => void }
  isUnknown?: boolean
  /** Shown below the note. */
  more?: ReactNode
}

/** A line's replacement, on paler paper below it. */
function SwapRow({ children, note, action, more, isUnknown = false }: SwapRowProps) {
  const Icon = isUnknown ? CircleHelp : CornerDownRight
  return (
    <div className="-mx-3 mb-2.5 grid grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-[.8rem] rounded-paper bg-[color-mix(in_srgb,#fff_62%,var(--hf-surface-butter))] px-3 py-2 leading-[1.35] dark:bg-surface print:mx-0 print:mb-0 print:ml-[1.5em] print:block print:p-0">
      <Icon aria-hidden className="size-5 print:hidden" />
      <span className="min-w-0 wrap-anywhere">
        {children}
        <small className="text-muted block text-label">{sentences(note)}</small>
        {more}
      </span>
      {action && (
        <button
          type="button"
          aria-label={`${action.label}: ${action.of}`}
          onClick={action.run}
          className="-mr-2 min-h-11 px-2 text-small font-[650] text-[#a92a08] underline-offset-4 hover:underline dark:text-accent-text print-hidden"
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Joins the sentences, each with a full stop, unless there is only one. */
function sentences(note: readonly string[]): string {
  const said = note.filter((sentence) => sentence !== '')
  return said.length < 2
    ? said.join('')
    : said.map((sentence) => sentence.replace(/[^.!?]$/, '$&.')).join(' ')
}
