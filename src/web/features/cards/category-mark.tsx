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

/**
 * What stands where a picture is missing: the category's paper with one half-disc and a sun. How high the sun stands, on
 * which side, and whether over a hill or a bowl follows from the title: several beside each other are no pattern.
 */
export function CategorySurface({ name, title }: { name: string; title: string }) {
  const { surface, sun } = categoryColors(name)
  const { length } = title
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMax slice"
      className="size-full"
      style={{ background: surface, fill: sun, scale: length % 2 ? '-1 1' : undefined }}
    >
      <circle cx="206" cy={56 + (length % 5) * 9} r="28" fill="#d4380f" />
      <path d={length % 3 ? 'M32 180a108 108 0 0 1 216 0z' : 'M68 88h184a92 92 0 0 1-184 0z'} />
    </svg>
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
  workouts: { mark: 'text-accent', surface: '#f7cdc1', sun: '#ea9c8c' },
  nutrition: { mark: 'text-[#4f8a2c] dark:text-[#8fc766]', surface: '#cfdfa8', sun: '#7da84b' },
  wellness: { mark: 'text-[#3d8592] dark:text-[#6fb9c7]', surface: '#c6e0e3', sun: '#6fa9b4' },
  recipes: { mark: 'text-[#c98a06] dark:text-mark', surface: '#fbe3a2', sun: '#f8be3f' },
}

const OTHER: CategoryColors = { mark: 'text-ink-2', surface: '#e9dcc2', sun: '#c9a877' }

function categoryColors(name: string): CategoryColors {
  return COLORS[name.toLowerCase()] ?? OTHER
}
