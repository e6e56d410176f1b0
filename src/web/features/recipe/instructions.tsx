import { Timer } from 'lucide-react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import type { MarkedPart } from '../../../domain/kitchen/changed-words.ts'
import type { ListedStep } from '../../../domain/kitchen/shown-recipe.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { useSite } from '../../data/site-context.ts'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { LineMark } from '../notes/line-mark.tsx'

/** Renders the steps; their amounts, temperatures and names follow the reader's choices (TOOL-STEP-1). */
export function Instructions({ recipe, steps }: { recipe: RecipePage; steps: readonly ListedStep[] }) {
  const { slug } = recipe
  return (
    <section aria-labelledby="instructions">
      <h2 id="instructions" className="type-h1 mb-4 print:mb-1 print:text-[13pt]">
        Instructions
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">No instructions available.</p>
      ) : (
        <ol>
          {steps.map(({ step, parts }) => (
            <li
              key={step}
              id={`step-${step}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-3 border-t-[1.5px] border-line py-[1.4rem] print:grid-cols-[1.4em_1fr] print:gap-1 print:border-0 print:py-[.25em]"
            >
              <b
                aria-hidden
                className="h-0 font-display text-[2.75rem] leading-[.9] font-extrabold tracking-[-.04em] text-accent-text print:text-[1em] print:[line-height:inherit] print:text-ink"
              >
                {step}
              </b>
              <p className="text-prose leading-[1.6] whitespace-pre-line print:text-[1em] print:[line-height:inherit]">
                {joinPlain(parts).map((part, index) => (
                  <Part key={index} part={part} cookHref={`${pagePath('recipe', slug)}/cook#step-${step}`} />
                ))}
              </p>
              <LineMark recipe={recipe} place={{ step }} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Joins adjacent plain text into one part: every boundary between parts is an extra node for the browser. */
function joinPlain(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last?.kind === 'text' && isPlain(last) && isPlain(part)) {
      joined[joined.length - 1] = { ...last, text: last.text + part.text }
    } else joined.push(isPlain(part) ? { kind: 'text', text: part.text } : part)
  }
  return joined
}

function isPlain(part: MarkedPart): boolean {
  if (part.kind === 'ingredient') return !(part.isNew || part.change || part.quantity)
  return part.kind === 'text' && !part.isNew
}

/** Renders a piece of a sentence. Adds no text, so that the pieces together read as written. */
function Part({ part, cookHref }: { part: MarkedPart; cookHref: string }) {
  const { isPreview } = useSite()
  if (part.kind === 'timer') return isPreview ? part.text : <TimerLink href={cookHref}>{part.text}</TimerLink>
  if (part.kind === 'amount') return <Amount>{part.text}</Amount>
  if (part.kind === 'ingredient') {
    const { text, change, quantity } = part
    if (change === 'left out')
      return (
        <del aria-hidden className="text-muted">
          {text}
        </del>
      )
    return (
      <>
        {change === 'replaced' || part.isNew ? <Changed>{text}</Changed> : text}
        {quantity && (
          <>
            {' '}
            <Amount>{quantity}</Amount>
          </>
        )}
      </>
    )
  }
  return part.isNew ? <Changed>{part.text}</Changed> : part.text
}

/** Number of characters up to which a pill or link stays on one line of an unzoomed phone. */
const MAX_UNBROKEN = 20

function unlessLong(text: string): string | false {
  return text.length <= MAX_UNBROKEN && 'min-[20rem]:whitespace-nowrap'
}

function Changed({ children }: { children: string }) {
  return <span className="changed-words">{children}</span>
}

function Amount({ children }: { children: string }) {
  return (
    <span
      className={classNames(
        'rounded-paper bg-butter box-decoration-clone px-[.42em] py-[.06em] text-[.92em] font-bold text-on-field print:bg-transparent print:p-0 print:text-[1em]',
        unlessLong(children),
      )}
    >
      {children}
    </span>
  )
}

/** Links a duration to its step in cook mode, where it becomes a timer. */
function TimerLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink
      href={href}
      className={classNames(
        'relative font-[650] text-accent-text underline decoration-[color-mix(in_srgb,currentColor_35%,transparent)] decoration-2 underline-offset-[.22em] after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:decoration-current',
        unlessLong(children),
      )}
    >
      <Timer aria-hidden className="mr-[.3em] inline size-[.95em] align-[-.1em] print:hidden" />
      {children}
    </SiteLink>
  )
}
