import type { ReactNode } from 'react'
import type { ListedLine, ListedStep } from '../../../domain/kitchen/shown-recipe.ts'

/** From this number on the portions fill the room and are set smaller. */
const FULL_FROM = 6

interface PortionsProps {
  step: ListedStep
  lines: readonly ListedLine[]
  heading: string
  /** How the amounts differ from the recipe's; may be empty. */
  scaled?: string
  children?: ReactNode
}

/** Shows what this step takes, and nothing else; a touch here turns no page. */
export function Portions({ step, lines, heading, scaled = '', children }: PortionsProps) {
  return (
    <section
      className="cm-need surface-butter overflow-auto rounded-field"
      aria-label={`Ingredients for step ${step.step}`}
      data-full={step.portions.length >= FULL_FROM || undefined}
    >
      <h2 className="flex items-baseline justify-between gap-4 font-body text-label font-[650]">
        {heading}
        {scaled && step.portions.length > 0 && <span className="text-muted font-[500]">{scaled}</span>}
      </h2>
      {step.portions.length === 0 ? (
        <p className="cm-lines font-[500]">Nothing new</p>
      ) : (
        <ul className="cm-lines flex flex-wrap">
          {step.portions.map(({ line, quantity }) => (
            <li key={line} className="flex items-baseline gap-2 font-[500]">
              {quantity && (
                <>
                  <b className="whitespace-nowrap font-display font-extrabold tracking-[-.03em]">
                    {quantity}
                  </b>{' '}
                </>
              )}
              <span>{lines[line]?.name}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
