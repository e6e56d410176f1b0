/** How a category is painted: its half-disc, and the paper it gives a card without a picture. */
export interface CategoryColors {
  /** Classes for the half-disc, readable as a shape in both themes. */
  mark: string
  /** Papers keep their colours in the dark theme, as pictures do. */
  field: string
  sun: string
}

const COLORS: Record<string, CategoryColors> = {
  workouts: { mark: 'text-accent', field: 'bg-[#f7cdc1]', sun: 'bg-[#ea9c8c]' },
  nutrition: { mark: 'text-[#4f8a2c] dark:text-[#8fc766]', field: 'bg-[#cfdfa8]', sun: 'bg-[#7da84b]' },
  wellness: { mark: 'text-[#3d8592] dark:text-[#6fb9c7]', field: 'bg-[#c6e0e3]', sun: 'bg-[#6fa9b4]' },
  recipes: { mark: 'text-[#c98a06] dark:text-mark', field: 'bg-[#fbe3a2]', sun: 'bg-[#f8be3f]' },
}

const OTHER: CategoryColors = { mark: 'text-ink-2', field: 'bg-[#e9dcc2]', sun: 'bg-[#c9a877]' }

export function categoryColors(name: string): CategoryColors {
  return COLORS[name.toLowerCase()] ?? OTHER
}
