/** Limits of articles and recipes. Lengths are in characters. */
export const CONTENT_LIMITS = {
  title: 200,
  slug: 80,
  excerpt: 500,
  content: 200_000,
  metaTitle: 60,
  metaDescription: 160,
  keyword: 60,
  keywords: 30,
  /** Keys of findings; the longest is a rule's name and a number. */
  ignoredFinding: 100,
  ignoredFindings: 500,
  imageAlt: 300,
  url: 2_000,
  readTimeMin: 1,
  readTimeMax: 60,
  prepTimeMin: 1,
  cookTimeMin: 0,
  servingsMin: 1,
  minutesMax: 10_000,
  servingsMax: 1_000,
  listItems: 200,
  ingredientPart: 300,
  instruction: 3_000,
  notes: 10_000,
  tag: 40,
  variationName: 120,
  variationDescription: 1_000,
  swapNote: 300,
  timers: 50,
  kcalMax: 20_000,
  nutrientGramsMax: 5_000,
  sodiumMgMax: 200_000,
  timerHoursMax: 168,
  categoryName: 60,
  color: 40,
  icon: 60,
  authorName: 120,
  authorBio: 2_000,
  socialLinks: 20,
} as const

/** Defaults of a new article or recipe (CONTENT-SAVE-2, REC-API-1). */
export const CONTENT_DEFAULTS = {
  readTimeMinutes: 5,
  articleDifficulty: 'beginner',
  prepTimeMinutes: 15,
  cookTimeMinutes: 30,
  servings: 4,
  recipeDifficulty: 'easy',
} as const

export const RECIPE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const

export const DIETARY_TAGS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
  'quick',
  'make-ahead',
] as const

/** The number of cards per index page (ART-INDEX-2, API-PAGE-1) and the limits of lists. */
export const LIST_LIMITS = { cardsPerPage: 24, default: 100, max: 500, search: 50 } as const
