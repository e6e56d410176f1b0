import type { Instruction } from '../../../domain/content/recipe.ts'

export function Instructions({ steps }: { steps: readonly Instruction[] }) {
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="type-h1 mb-4 print:mb-1 print:text-[13pt]">
        Instructions
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">No instructions available.</p>
      ) : (
        <ol>
          {steps.map(({ step, instruction }) => (
            <li
              key={step}
              id={`step-${step}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3 border-t-[1.5px] border-line py-[1.4rem] print:grid-cols-[1.4em_1fr] print:gap-1 print:border-0 print:py-[.25em]"
            >
              <b
                aria-hidden
                className="font-display text-[2.75rem] leading-[.9] font-extrabold tracking-[-.04em] text-accent-text print:text-[1em] print:leading-[inherit] print:text-ink"
              >
                {step}
              </b>
              <p className="text-prose leading-[1.6] whitespace-pre-line print:text-[1em] print:leading-[inherit]">
                {instruction}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
