import { classNames } from './class-names.ts'

/** A row of small labels, such as dietary tags; nothing at all when there are none. */
export function TagList({
  tags,
  label,
  outlined = false,
  className,
}: {
  tags: readonly string[]
  label: string
  outlined?: boolean
  className?: string
}) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-[.4rem]', className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className={classNames(
            'inline-flex min-h-6.5 items-center rounded-pill px-[.7em] py-[.1em] text-label font-semibold',
            outlined ? 'border-[1.5px] border-current' : 'bg-leaf text-on-field',
          )}
        >
          {tag}
        </li>
      ))}
    </ul>
  )
}
