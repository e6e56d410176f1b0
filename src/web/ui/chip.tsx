import type { ReactNode } from 'react'
import { useNavigate } from './link-context.ts'

interface FilterChipsProps {
  /** What the group filters by, for a screen reader. */
  label: string
  /** The page the filter belongs to. */
  action: string
  /** The query parameter. */
  name: string
  /** The chosen value; null is 'All'. */
  chosen: string | null
  values: readonly string[]
}

/** How a chip looks that can be pressed; `aria-pressed` says whether it is. */
export const CHIP_CLASS =
  'min-h-11 flex-none rounded-pill border-[1.5px] border-line-strong px-[1.1em] py-[.4em] text-small font-semibold not-aria-pressed:hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground'

/** Filters that live in the URL: a plain form, so that they work and can be shared without JavaScript. */
export function FilterChips({ label, action, name, chosen, values }: FilterChipsProps) {
  const navigate = useNavigate()
  const go = (value: string | null) => {
    const search = value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
    navigate(`${action}${search}`, { keepScroll: true })
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling */}
      <div role="group" aria-label={label} className="chip-row">
        <Chip pressed={chosen === null}>All</Chip>
        {values.map((value) => (
          <Chip key={value} pressed={chosen === value} name={name} value={value}>
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
    <button type="submit" name={name} value={value} aria-pressed={pressed} className={CHIP_CLASS}>
      {children}
    </button>
  )
}
