import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../web/ui/class-names.ts'
import { useReveal } from './reveal.ts'

/** One tab and its panel. */
export interface Tab {
  id: string
  name: string
  /** Its number of rows, or its progress. */
  count?: number | string | undefined
  /** True where something in it needs attention. */
  isMarked?: boolean
  content: ReactNode
}

interface TabsProps {
  /** What the tabs are parts of, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The id of the one shown; null for the first. */
  chosen: string | null
  onChoose: (id: string) => void
  className?: string
  listClass?: string
  panelClass?: string
}

/**
 * Panels of which one is shown, selected with mouse, finger or arrow keys. Hidden ones stay mounted, so that their
 * fields keep what is typed; a place about to be focused opens its own panel.
 */
export function Tabs({ label, tabs, chosen: asked, onChoose, className, listClass, panelClass }: TabsProps) {
  const chosen = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id
  const root = useRef<HTMLDivElement>(null)
  const prefix = useId()
  useReveal(root, (place) => {
    const id = place.closest('[data-tab]')?.getAttribute('data-tab')
    if (id) onChoose(id)
  })
  const press = (id: string) => {
    flushSync(() => onChoose(id))
    // Each panel is shown from its top, however far the preceding one was scrolled.
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView({ block: 'start' })
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs.at(placeAfter(event.key, at, tabs.length) ?? at)
    if (!next || next.id === chosen) return
    event.preventDefault()
    press(next.id)
    document.getElementById(`${prefix}-${next.id}`)?.focus()
  }
  return (
    <div ref={root} className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={classNames(
          'flex gap-x-1 overflow-x-auto overflow-y-clip shadow-[inset_0_-1.5px_var(--color-line)] [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4 lg:overflow-visible',
          listClass,
        )}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            tab={tab}
            id={`${prefix}-${tab.id}`}
            isChosen={tab.id === chosen}
            onChoose={() => press(tab.id)}
          />
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-${id}-panel`}
          aria-labelledby={`${prefix}-${id}`}
          data-tab={id}
          hidden={id !== chosen}
          className={panelClass}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

interface TabButtonProps {
  tab: Tab
  id: string
  isChosen: boolean
  onChoose: () => void
}

function TabButton({ tab: { name, count, isMarked }, id, isChosen, onChoose }: TabButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a phone the row is wider than the screen; only the row scrolls.
    const row = button.current?.parentElement
    if (isChosen && button.current && row)
      row.scrollTo?.({ left: button.current.offsetLeft - row.offsetLeft - 48 })
  }, [isChosen])
  return (
    <button
      ref={button}
      type="button"
      role="tab"
      id={id}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className={classNames(
        'min-h-12 flex-none border-b-3 px-3 pt-[3px] text-small font-[650] -outline-offset-3 first:-ml-3 max-lg:first:-ml-2',
        isChosen ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {name}
      {count !== undefined && <span className="ml-0.5 font-normal tabular-nums"> {count}</span>}
      {isMarked && (
        <>
          <span aria-hidden className="ml-1.5 inline-block size-2 rounded-full bg-danger align-middle" />
          <span className="sr-only">, something to fix</span>
        </>
      )}
    </button>
  )
}

/** Returns the index a key leads to from one of some tabs; null for keys that do not navigate. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
