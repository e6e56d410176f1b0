import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The small line of facts at the end of a card. */
export function CardMeta({ children }: { children: ReactNode }) {
  return (
    <div className="type-label text-muted flex flex-wrap items-center gap-x-[.85rem] gap-y-1 leading-normal">
      {children}
    </div>
  )
}

export function MetaItem({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[.35em]">
      <Icon aria-hidden className="size-[15px] flex-none" />
      {children}
    </span>
  )
}
