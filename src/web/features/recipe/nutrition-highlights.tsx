/** Fixed values for every recipe (product §6.7): shown to people, never put into structured data. */
const CALORIES = 280
const NUTRIENTS = [
  { name: 'Protein', amount: '8g' },
  { name: 'Healthy fats', amount: '15g' },
  { name: 'Fiber', amount: '12g' },
] as const

export function NutritionHighlights({ className }: { className?: string }) {
  return (
    <section aria-labelledby="nutrition" className={className}>
      <div className="rounded-field border-2 border-ink bg-surface px-6 py-5">
        <h2 id="nutrition" className="type-h3">
          Nutrition Highlights
        </h2>
        <p className="type-small text-muted mt-1">A general estimate</p>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2 border-y-2 border-ink py-[.6rem]">
          <span className="type-small">About</span>{' '}
          <b className="font-display text-[3.25rem] leading-none font-extrabold tracking-[-.03em]">
            {CALORIES}
          </b>{' '}
          <span className="type-small">calories per serving</span>
        </p>
        <dl>
          {NUTRIENTS.map(({ name, amount }) => (
            <div
              key={name}
              className="flex justify-between border-b-[1.5px] border-line py-[.6rem] last:border-0 last:pb-0"
            >
              <dt>{name}</dt>
              <dd className="font-bold">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
