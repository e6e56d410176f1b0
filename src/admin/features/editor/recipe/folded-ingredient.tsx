import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../../../web/ui/class-names.ts'
import { useMatches } from '../../../../web/ui/use-matches.ts'
import { NARROW } from '../../../ui/panel.tsx'
import { useReveal } from '../../../ui/reveal.ts'
import { useFieldFindings } from '../../proofreader/proof-context.tsx'
import type { Editor } from '../editor.ts'
import { useObservable } from '../observable.ts'
import type { RecipeFields } from '../recipe-kind.ts'
import type { IngredientRow } from '../recipe-rows.ts'

interface FoldedIngredientProps {
  editor: Editor<RecipeFields>
  row: IngredientRow
  index: number
  /** It is the one that is written. */
  isOpen: boolean
  onOpen: () => void
  /** Its fields; the one to begin with is the ingredient's. */
  children: ReactNode
}

/** An ingredient as one line of text on a phone, which becomes its fields when it is pressed (EDIT-FIELD-4). */
export function FoldedIngredient({ editor, row, index, isOpen, onOpen, children }: FoldedIngredientProps) {
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useMatches(NARROW)
  const place = `ingredients.${index}`
  const isWrong = useObservable(editor.state, ({ errors }) =>
    Object.keys(errors).some((name) => name === place || name.startsWith(`${place}.`)),
  )
  const found = [
    useFieldFindings(`${place}.amount`),
    useFieldFindings(`${place}.unit`),
    useFieldFindings(`${place}.ingredient`),
  ]
  const hasFindings = found.some(({ length }) => length > 0)
  useReveal(root, onOpen)
  const isFolded = isNarrow && !isOpen && !isWrong && !hasFindings && row.ingredient.trim() !== ''
  const amount = [row.amount, row.unit].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that a field of it is being written, which stays open when its last letter goes
    <div ref={root} onFocus={isOpen || isFolded ? undefined : onOpen}>
      {isFolded && (
        <button
          type="button"
          data-folded
          aria-expanded={false}
          onClick={() => {
            flushSync(onOpen)
            root.current?.querySelector<HTMLElement>('input[name="ingredient"]')?.focus()
          }}
          className="flex min-h-11 w-full items-baseline gap-1.5 rounded-paper border-b-[1.5px] border-line px-1 py-2.5 text-left leading-snug hover:bg-sunken"
        >
          <span className="sr-only">
            {row.isHeading ? 'Heading' : 'Ingredient'}, line {index + 1}:{' '}
          </span>
          {amount && <span className="flex-none font-[650]">{amount}</span>}
          <span className={classNames('min-w-0 wrap-anywhere', row.isHeading && 'font-bold')}>
            {row.ingredient}
          </span>
        </button>
      )}
      <div hidden={isFolded}>{children}</div>
    </div>
  )
}
