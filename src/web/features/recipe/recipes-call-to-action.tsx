import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function RecipesCallToAction() {
  const { recipes_cta_title, recipes_cta_button } = useSettings()
  if (!recipes_cta_title) return null
  return (
    <section aria-labelledby="recipes-cta" className="field-leaf">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-[clamp(3rem,2rem+4vw,6rem)]">
        <h2 id="recipes-cta" className="type-h1 max-w-[18ch]">
          {recipes_cta_title}
        </h2>
        {recipes_cta_button && (
          <ButtonLink href="/contact" look="ink">
            {recipes_cta_button}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
