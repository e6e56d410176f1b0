import { useEffect, useRef } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { showWhole } from '../../web/ui/show-whole.ts'

interface ChoiceChipsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  choices: readonly { value: Value | null; label: string; count?: number | undefined }[]
  /** Null selects everything. */
  chosen: Value | null
  onChoose: (value: Value | null) => void
  /** True in a panel: a few chips that wrap instead of scrolling on a phone. */
  wraps?: boolean
}

/** Minimum distance of the pressed chip from the edge of the row, in pixels. */
const EDGE = 16

/** Chips in a row, one of them pressed; each may show how many items it would leave. */
export function ChoiceChips<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
  wraps = false,
}: ChoiceChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  // With counts the chips are wider, and some appear only then.
  const words = choices.map(({ label: text, count }) => `${text} ${count}`).join()
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!row.current || !pressed) return
    // Scrolls only the row: the page does not move.
    const { left, right } = row.current.getBoundingClientRect()
    const chip = pressed.getBoundingClientRect()
    row.current.scrollLeft += Math.max(0, chip.right + EDGE - right) - Math.max(0, left + EDGE - chip.left)
  }, [chosen, words])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its content instead of scrolling
    <div
      ref={row}
      role="group"
      aria-label={label}
      onFocus={showWhole}
      className={classNames(
        '-my-0.5 flex gap-2 py-1.5',
        wraps
          ? 'flex-wrap'
          : '-mx-4 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0',
      )}
    >
      {choices.map(({ value, label: text, count }) => (
        <Chip
          key={text}
          pressed={chosen === value}
          count={count}
          onPress={() => onChoose(value)}
          className="flex-none"
        >
          {text}
        </Chip>
      ))}
    </div>
  )
}

interface ChipProps {
  pressed: boolean
  disabled?: boolean
  count?: number | undefined
  onPress: () => void
  className: string
  children: string
}

/** A chip that is pressed or not; it may show how many items it stands for. */
export function Chip({ pressed, disabled, count, onPress, className, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'min-h-11 rounded-pill border-[1.5px] px-4 text-small font-semibold',
        className,
        pressed ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:bg-sunken',
      )}
    >
      {children}
      {count !== undefined && (
        <span className={classNames('ml-1.5 tabular-nums', !pressed && 'text-muted')}>{count}</span>
      )}
    </button>
  )
}
