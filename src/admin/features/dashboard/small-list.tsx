import { Children, type ReactNode } from 'react'

/** A few short lines in a panel, or one that says there are none. */
export function SmallList({ empty, children }: { empty: string; children: ReactNode }) {
  if (Children.count(children) === 0) return <p className="text-small text-muted">{empty}</p>
  return <ul className="-my-1.5">{children}</ul>
}

/** One line: what it is, and when. */
export function SmallRow({ aside, children }: { aside: string; children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5 text-small">
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <span className="flex-none text-label text-muted">{aside}</span>
    </li>
  )
}
