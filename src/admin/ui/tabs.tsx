import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

interface TabsProps<Name extends string> {
  /** What the tabs choose, for a screen reader. */
  label: string
  tabs: readonly { name: Name; label: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Tabs over one panel: arrows move between them, as screen readers expect. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === chosen)
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = tabs[(target + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.name)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-field bg-sunken p-1"
      >
        {tabs.map(({ name, label: text }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="min-h-11 rounded-[7px] px-4 text-small font-[650] aria-selected:bg-surface aria-selected:shadow-cut"
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
