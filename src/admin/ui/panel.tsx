import { type ReactNode, useId } from 'react'
import { classNames } from '../../web/ui/class-names.ts'

interface PanelProps {
  title: string
  aside?: ReactNode
  /** False for lists whose rows reach the panel's edges. */
  padded?: boolean
  className?: string
  children: ReactNode
}

/** A white sheet with a title; a section of its own for a screen reader. */
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
      {padded ? <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 pb-5">{children}</div> : children}
    </section>
  )
}
