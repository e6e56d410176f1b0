import { classNames } from '../../ui/class-names.ts'

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

/** What stands where a picture is missing: the category's paper with one half-disc. */
export function CategorySurface({ name }: { name: string }) {
  const { surface, sun } = categoryColors(name)
  return (
    <span aria-hidden className={classNames('grid size-full items-end justify-center', surface)}>
      <span className={classNames('aspect-2/1 h-3/5 max-w-full rounded-t-full', sun)} />
    </span>
  )
}

/** How a category is painted: its half-disc, and the paper it gives a card without a picture. */
interface CategoryColors {
  /** Classes for the half-disc, readable as a shape in both themes. */
  mark: string
  /** Papers keep their colours in the dark theme, as pictures do. */
  surface: string
  sun: string
}

const COLORS: Record<string, CategoryColors> = {
  workouts: { mark: 'text-accent', surface: 'bg-[#f7cdc1]', sun: 'bg-[#ea9c8c]' },
  nutrition: { mark: 'text-[#4f8a2c] dark:text-[#8fc766]', surface: 'bg-[#cfdfa8]', sun: 'bg-[#7da84b]' },
  wellness: { mark: 'text-[#3d8592] dark:text-[#6fb9c7]', surface: 'bg-[#c6e0e3]', sun: 'bg-[#6fa9b4]' },
  recipes: { mark: 'text-[#c98a06] dark:text-mark', surface: 'bg-[#fbe3a2]', sun: 'bg-[#f8be3f]' },
}

const OTHER: CategoryColors = { mark: 'text-ink-2', surface: 'bg-[#e9dcc2]', sun: 'bg-[#c9a877]' }

function categoryColors(name: string): CategoryColors {
  return COLORS[name.toLowerCase()] ?? OTHER
}
