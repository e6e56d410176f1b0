import type { ReactNode } from 'react'
import { showWhole } from './show-whole.ts'
import { useNavigate } from './site-link.tsx'

interface FilterChipsProps {
  /** The address of the page the filter belongs to. */
  action: string
  /** The chosen value; null is 'All'. */
  chosen: string | null
  values: readonly string[]
  /** The remaining query parameters, as names and values. */
  kept?: readonly (readonly [string, string])[]
}

/** Classes of a chip that can be pressed; `aria-pressed` says whether it is. */
export const CHIP_CLASS =
  'min-h-11 flex-none rounded-pill border-[1.5px] border-line-strong px-[1.1em] py-[.4em] text-small font-semibold not-aria-pressed:hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground'

/** In px, so that the preceding chip is visible too. */
const BEFORE = 99

/** The query parameter. */
const NAME = 'category'

/** Filters stored in the URL: a plain form, so that they work without JavaScript and can be shared. */
export function FilterChips({ action, chosen, values, kept = [] }: FilterChipsProps) {
  const navigate = useNavigate()
  const go = (value: string | null) => {
    const search = new URLSearchParams([
      ...(value === null ? [] : [[NAME, value]]),
      ...kept.map((one) => [...one]),
    ])
    navigate(search.size > 0 ? `${action}?${search}` : action, { keepScroll: true })
  }
  return (
    <form
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        go(submitter instanceof HTMLButtonElement && submitter.name ? submitter.value : null)
      }}
    >
      {kept.map(([other, value]) => (
        <input key={`${other} ${value}`} type="hidden" name={other} value={value} />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling */}
      <div role="group" aria-label="Filter by category" onFocus={showWhole} className="chip-row">
        <Chip pressed={chosen === null}>All</Chip>
        {values.map((value) => (
          <Chip key={value} pressed={chosen === value} name={NAME} value={value}>
            {value}
          </Chip>
        ))}
      </div>
    </form>
  )
}

function Chip({
  pressed,
  name,
  value,
  children,
}: {
  pressed: boolean
  name?: string
  value?: string
  children: ReactNode
}) {
  return (
    <button
      ref={pressed ? bringIntoRow : undefined}
      type="submit"
      name={name}
      value={value}
      aria-pressed={pressed}
      className={CHIP_CLASS}
    >
      {children}
    </button>
  )
}

/** Scrolls the row to the chosen chip, which may be outside it on a phone. The page itself does not scroll. */
function bringIntoRow(chip: HTMLElement | null) {
  if (chip?.parentElement) chip.parentElement.scrollLeft = chip.offsetLeft - BEFORE
}
