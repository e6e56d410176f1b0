import { useRead } from '../../data/use-read.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The half-disc in three positions: sunrise, bowl, and rolling. */
const REASONS = [
  {
    turn: 180,
    title: 'Energy that lasts',
    text: 'Slow carbohydrates and enough protein, so three o’clock feels like ten.',
  },
  {
    turn: 0,
    title: 'Strength you can feel',
    text: 'Food that repairs muscle and protects bones, at thirty and at eighty.',
  },
  {
    turn: -90,
    title: 'Joy, every plate',
    text: 'Colour, crunch and dessert. A way of eating you will still like next year.',
  },
] as const

export function WhyVitalNutrition() {
  return (
    <section aria-labelledby="why" className="wrap grid gap-8 py-section lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h2 id="why" className="type-h1">
          Why Vital Nutrition?
        </h2>
        <p className="type-lead text-muted mt-4">
          Because strong is built at the table as much as on the mat.
        </p>
      </div>
      <ul>
        {REASONS.map(({ turn, title, text }) => (
          <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-4 border-t-[1.5px] border-line py-5">
            <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10">
              <path
                d="M2 20h36a18 18 0 0 1-36 0z"
                className="fill-accent"
                transform={`rotate(${turn} 20 20)`}
              />
              <circle cx="20" cy="20" r="6" className="fill-mark" />
            </svg>
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="text-muted mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function RecipesCallToAction() {
  const { recipes_cta_title, recipes_cta_button } = useRead('recipesTexts', {}).data ?? {}
  if (!recipes_cta_title) return null
  return (
    <section aria-labelledby="recipes-cta" className="surface-leaf">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-[clamp(3rem,2rem+4vw,6rem)]">
        <h2 id="recipes-cta" className="type-h1 max-w-[18ch] wrap-anywhere">
          {recipes_cta_title}
        </h2>
        {recipes_cta_button && (
          <ButtonLink href="/contact" look="ink" className="wrap-anywhere">
            {recipes_cta_button}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
