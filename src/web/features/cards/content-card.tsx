import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Picture, type PictureSource } from '../../ui/picture.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CARD_LAYOUTS, type CardLayout } from './card-layouts.ts'
import { CategoryField } from './category-field.tsx'
import { CategoryMark } from './category-mark.tsx'

/** What article and recipe cards let a page choose. */
export interface CardChoices {
  /** `grid` (the usual one), `lead` (large) or `side` (small, picture beside the words). */
  layout?: CardLayout
  headingLevel?: 2 | 3
  /** True for a card in the first view: its picture is fetched early. */
  priority?: boolean
}

interface ContentCardProps extends CardChoices {
  href: string
  title: string
  text: string
  category: string
  picture: PictureSource
  ratio: '16:9' | '4:3'
  /** The `CardMeta` line, and tags above it where there are any. */
  children: ReactNode
}

/** The card articles and recipes share: no box, and the title's link covers it all. */
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
  children,
}: ContentCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const look = CARD_LAYOUTS[layout]
  return (
    <article className={classNames('group relative', look.card)}>
      <Picture
        source={picture}
        ratio={ratio}
        sizes={look.sizes}
        eager={priority}
        className={look.picture}
        fallback={<CategoryField name={category} />}
      />
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
