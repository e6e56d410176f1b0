import { classNames } from '../../ui/class-names.ts'

/** Renders a category as a small half-disc in its colour, always together with the word. */
export function CategoryMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classNames(
        'type-label inline-flex items-center gap-[.45em] font-[650] wrap-anywhere',
        className,
      )}
    >
      <span
        aria-hidden
        className={classNames('h-1.5 w-3 flex-none rounded-b-[6px] bg-current', categoryColors(name).mark)}
      />
      {name}
    </span>
  )
}

/**
 * Stands in for a missing picture: the category's paper with one half-disc and a sun. The sun's height, its side, and
 * whether it is over a hill or a bowl follow from the title, so that several side by side do not form a pattern.
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

/** The colours of a category: its half-disc, and the paper of a card without a picture. */
interface CategoryColors {
  /** Classes for the half-disc, recognisable as a shape in both themes. */
  mark: string
  /** Paper colours stay the same in the dark theme, as pictures do. */
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
