import { classNames } from './class-names.ts'
import { SiteLink } from './site-link.tsx'

interface TagListProps {
  tags: readonly string[]
  outlined?: boolean
  /** The address of a tag; null for a tag without a link. */
  hrefOf?: (tag: string) => string | null
  className?: string
}

/** Dietary tags as a row of small labels; nothing without tags. */
export function TagList({ tags, outlined = false, hrefOf, className }: TagListProps) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Dietary tags" className={classNames('flex flex-wrap gap-[.4rem]', className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className={classNames(
            'inline-flex min-h-6.5 items-center rounded-pill px-[.7em] py-[.1em] text-label font-semibold wrap-anywhere',
            outlined ? 'border-[1.5px] border-current' : 'bg-leaf text-on-field',
          )}
        >
          <TagName tag={tag} href={hrefOf?.(tag) ?? null} />
        </li>
      ))}
    </ul>
  )
}

/** A small label; as a link it has a finger-sized touch target. */
function TagName({ tag, href }: { tag: string; href: string | null }) {
  if (href === null) return tag
  return (
    <SiteLink
      href={href}
      className="relative no-underline after:absolute after:-inset-x-[.7em] after:-inset-y-[11px] hover:underline"
    >
      {tag}
    </SiteLink>
  )
}
