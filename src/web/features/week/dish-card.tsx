import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DishCardData, DishPicture } from './week-parts.tsx'

export const CARD_CLASS =
  'relative flex h-full w-full flex-col overflow-hidden rounded-paper bg-surface text-left text-ink shadow-cut'

/** What a dish's card shows. */
export function CardFace({
  prefix = '',
  picture,
  title,
  facts,
  isDashed = false,
  children,
}: {
  /** Said before the title, for a screen reader alone. */
  prefix?: string
  picture: DishCardData | null
  title: string
  facts: string
  isDashed?: boolean
  children?: ReactNode
}) {
  return (
    <>
      {picture && (
        <DishPicture dish={picture} className="pointer-events-none aspect-video! w-full flex-none" />
      )}
      <span className="block px-2.5 py-2 text-small leading-tight font-[650] wrap-anywhere">
        {isDashed && <CornerDownRight aria-hidden className="mb-2 size-4.5 text-ink-2" />}
        {prefix && <span className="sr-only">{prefix}</span>}
        {title}
        <span className="mt-1 block text-label leading-[1.35] font-normal text-muted">{facts}</span>
      </span>
      {children}
    </>
  )
}
