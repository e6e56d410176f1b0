import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CategoryMark, CategorySurface } from './category-mark.tsx'

/** The options of article and recipe cards. */
export interface CardChoices {
  /** `grid` (the default), `lead` (large), `side` (small, picture beside the words); in a list also `row` and `rest`. */
  layout?: CardLayout
  headingLevel?: 2 | 3
  /** True for a card in the first viewport: its picture is fetched early. */
  priority?: boolean
}

interface ContentCardProps extends CardChoices {
  href: string
  title: string
  text: string
  category: string
  picture: PictureSource
  ratio: '16:9' | '4:3'
  /** An action shown over the picture's corner. */
  action?: ReactNode
  /** Replaces a missing picture; the category's paper by default. */
  pictureFallback?: ReactNode
  /** The `CardMeta` line, with any tags above it. */
  children: ReactNode
}

/** The card shared by articles and recipes: no box, and the title's link covers the whole card. */
export function ContentCard({
  layout = 'grid',
  headingLevel = 3,
  priority,
  href,
  title,
  text,
  category,
  picture,
  ratio,
  action,
  pictureFallback = <CategorySurface name={category} title={title} />,
  children,
}: ContentCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const look = CARD_LAYOUTS[layout]
  return (
    <article className={classNames('group relative', look.card)}>
      <div className={classNames('relative', look.frame)}>
        <Picture
          source={picture}
          ratio={ratio}
          sizes={look.sizes}
          eager={priority}
          page={href}
          className={look.picture}
          fallback={pictureFallback}
        />
        {action}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <CategoryMark name={category} />
        <Heading className={classNames('wrap-anywhere', look.title)}>
          <SiteLink
            href={href}
            className="no-underline decoration-accent decoration-[.09em] underline-offset-[.14em] group-hover:underline after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </SiteLink>
        </Heading>
        {text && <p className={classNames('text-muted wrap-anywhere', look.text)}>{text}</p>}
        {children}
      </div>
    </article>
  )
}

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

interface CardSkeletonProps {
  layout?: CardLayout
  ratio?: '16:9' | '4:3'
}

/** A card of the same shape whose content is still loading. */
export function CardSkeleton({ layout = 'grid', ratio = '16:9' }: CardSkeletonProps) {
  const look = CARD_LAYOUTS[layout]
  const box = ratio === '16:9' ? 'aspect-video' : 'aspect-4/3'
  return (
    <div aria-hidden className={look.card}>
      <Skeleton className={classNames(box, look.frame, look.picture)} />
      <div className="grid content-start gap-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className={classNames('h-3.5 w-full', layout === 'side' && 'max-md:hidden')} />
        <Skeleton className="h-3 w-20" />
      </div>
    </div>
  )
}

export type CardLayout = 'grid' | 'lead' | 'side' | 'row' | 'rest'

interface CardLook {
  card: string
  /** Classes of the frame around the picture. */
  frame: string
  picture: string
  title: string
  text: string
  /** The displayed width of the picture, for the `sizes` attribute. */
  sizes: string
}

const GRID: CardLook = {
  card: 'flex flex-col gap-[.9rem]',
  frame: '',
  picture: '',
  title: 'type-h3',
  text: 'type-small',
  sizes: '(min-width: 82rem) 384px, (min-width: 64rem) 30vw, (min-width: 30rem) 46vw, 90vw',
}

const CARD_LAYOUTS: Record<CardLayout, CardLook> = {
  grid: GRID,
  // `row` and `rest` are laid out in `grid.css`.
  row: { ...GRID, sizes: GRID.sizes.replace('90vw', '208px') },
  rest: {
    ...GRID,
    sizes: '(min-width: 82rem) 680px, (min-width: 64rem) 54vw, (min-width: 30rem) 46vw, 90vw',
  },
  lead: {
    card: 'flex flex-col gap-[.9rem]',
    frame: '',
    picture: '',
    title: 'type-h2',
    text: 'leading-normal',
    sizes: '(min-width: 82rem) 680px, (min-width: 64rem) 52vw, 90vw',
  },
  // The picture is cropped to its box, so `sizes` names the width before the crop.
  side: {
    card: 'grid grid-cols-1 gap-4 min-[20rem]:grid-cols-[116px_minmax(0,1fr)] md:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[46%_minmax(0,1fr)] lg:gap-6',
    frame: 'self-start',
    picture: 'max-md:aspect-square md:aspect-4/3',
    title: 'type-h3',
    text: 'type-small max-md:hidden',
    sizes: '(min-width: 64rem) 300px, (min-width: 48rem) 268px, 208px',
  },
}
