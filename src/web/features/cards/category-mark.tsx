import { classNames } from '../../ui/class-names.ts'
import { categoryColors } from './category-colors.ts'

/** A category as a small half-disc in its colour and the word, always both. */
export function CategoryMark({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames('type-label inline-flex items-center gap-[.45em] font-[650]', className)}>
      <span
        aria-hidden
        className={classNames('h-1.5 w-3 flex-none rounded-b-[6px] bg-current', categoryColors(name).mark)}
      />
      {name}
    </span>
  )
}
