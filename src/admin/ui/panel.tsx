import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { useMatches } from '../../web/ui/use-matches.ts'
import { useReveal } from './reveal.ts'

interface PanelProps {
  title: string
  aside?: ReactNode
  /** False for lists whose rows extend to the panel's edges. */
  padded?: boolean
  className?: string
  children: ReactNode
}

/** A white sheet with a title; a separate section for screen readers. */
export function Panel({ title, aside, padded = true, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('min-w-0 rounded-field border-[1.5px] border-line bg-surface', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
        <h2 id={id} className="type-panel">
          {title}
        </h2>
        {aside}
      </div>
      {padded ? <div className="grid grid-cols-1 gap-4 px-5 pb-5">{children}</div> : children}
    </section>
  )
}

interface FoldPanelProps {
  /** The name under which this device remembers whether it is open. */
  name: string
  title: string
  /** A one-line summary, shown while it is closed. */
  state: ReactNode
  /** False for lists whose rows extend to the panel's edges. */
  padded?: boolean
  children: ReactNode
}

/** A panel that is one line until it is opened; its content stays mounted, so that fields keep what is typed. */
export function FoldPanel({ name, title, state, padded = true, children }: FoldPanelProps) {
  const [isOpen, setOpen] = useState(() => wasOpen(name))
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useReveal(section, () => setOpen(true))
  const toggle = () => {
    setOpen(!isOpen)
    remember(name, !isOpen)
  }
  return (
    <section
      ref={section}
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-field border-[1.5px] border-line bg-surface"
    >
      <h2 id={`${id}-title`} className="type-panel">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={isOpen ? undefined : `${id}-state`}
          onClick={toggle}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-field px-5 py-3 text-left hover:bg-sunken"
        >
          {title}
          <ChevronDown aria-hidden className={classNames('size-5 flex-none', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div
        id={`${id}-state`}
        hidden={isOpen}
        className="-mt-1.5 truncate max-[20rem]:whitespace-normal px-5 pb-3 text-small text-muted"
      >
        {state}
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className={padded ? 'grid grid-cols-1 gap-4 px-5 pt-1 pb-5 [&[hidden]]:hidden' : undefined}
      >
        {children}
      </div>
    </section>
  )
}

const key = (name: string) => `admin-panel-${name}`

function wasOpen(name: string): boolean {
  try {
    return localStorage.getItem(key(name)) === 'open'
  } catch {
    // Without storage: closed, as on the first visit.
    return false
  }
}

function remember(name: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(key(name), 'open')
    else localStorage.removeItem(key(name))
  } catch {
    // Without storage it is open until the page is left.
  }
}

/** A phone held upright, or a window as narrow. */
export const NARROW = '(max-width: 47.99rem)'

/** A less important panel: on a phone it is one line until it is opened. */
export function QuietPanel(props: FoldPanelProps) {
  const { title, padded, children } = props
  return useMatches(NARROW) ? (
    <FoldPanel {...props} />
  ) : (
    <Panel title={title} padded={padded}>
      {children}
    </Panel>
  )
}

/** What only a helper can do, with variables and commands: closed by default. */
export function ForHelpers({
  title = 'For whoever set up the server',
  children,
}: {
  title?: string
  children: ReactNode
}) {
  return (
    <details className="group text-small">
      <summary className="-mx-1.5 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-paper px-1.5 font-[650] text-muted hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-4.5 flex-none group-open:rotate-180" />
      </summary>
      <div className="max-w-(--hf-measure) pb-1 wrap-anywhere">{children}</div>
    </details>
  )
}
