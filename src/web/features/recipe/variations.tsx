import type { Variation } from '../../../domain/content/recipe.ts'

export function Variations({ variations }: { variations: readonly Variation[] }) {
  if (variations.length === 0) return null
  return (
    <section aria-labelledby="variations" className="mt-14 print-hidden">
      <h2 id="variations" className="type-h2 mb-5">
        Delicious Variations
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-x-4 gap-y-6">
        {variations.map(({ name, description }) => (
          <li key={name} className="border-t-3 border-ink pt-[.9rem]">
            <h3 className="type-h3">{name}</h3>
            {description && <p className="text-muted mt-1">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
