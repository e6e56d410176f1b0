import { useQuery } from '@tanstack/react-query'
import type { AdminCategory } from '../../../domain/content/taxonomy-calls.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { categoriesQuery } from '../../data/taxonomies.ts'
import { categoryIcon, IconChoice, Swatches } from './category-choices.tsx'
import { type KeptForm, TaxonomyForm } from './taxonomy-form.tsx'
import { TaxonomyPage, useKeptWords } from './taxonomy-page.tsx'

/** `/admin/categories`: what articles and recipes are filed under. */
export function CategoryPage() {
  const categories = useQuery({ ...categoriesQuery, select: (answer) => answer.categories })
  const formOf = useKeptWords<CategoryFields>()
  return (
    <TaxonomyPage
      kind="category"
      title="Categories"
      about="Your articles and recipes are sorted by these. Readers filter by them on the site."
      taxonomies={categories}
      mark={({ color, icon }) => <CategoryMark color={color} icon={icon} />}
      form={(category, onClose) => (
        <CategoryForm
          category={category}
          {...formOf(category?.id ?? 'new', category ? fieldsOf(category) : NEW_CATEGORY, onClose)}
        />
      )}
    />
  )
}

/** A category's name, colour and icon, and whether the editors offer it. */
function CategoryForm({ category, ...rest }: KeptForm<CategoryFields> & { category: AdminCategory | null }) {
  const { color, icon } = rest.fields
  return (
    <TaxonomyForm
      kind="category"
      taxonomy={category}
      maxName={CONTENT_LIMITS.categoryName}
      offer={{ label: 'Offer it in the editors', hint: 'Switched off, it stays on what already has it.' }}
      {...rest}
    >
      {({ type }) => (
        <>
          <Swatches value={color} onChange={(chosen) => type({ color: chosen })} />
          <IconChoice value={icon} onChange={(chosen) => type({ icon: chosen })} />
        </>
      )}
    </TaxonomyForm>
  )
}

/** What the form writes; the slug is made by the server from the name of a new category, and stays. */
type CategoryFields = Pick<AdminCategory, 'name' | 'color' | 'icon' | 'is_active'>

const NEW_CATEGORY: CategoryFields = { name: '', color: '#4f8a2c', icon: 'tag', is_active: true }

function fieldsOf({ name, color, icon, is_active }: AdminCategory): CategoryFields {
  return { name, color, icon, is_active }
}

/** A category's icon with its half-disc coming up under it, on paper of its colour. The name is beside it. */
function CategoryMark({ color, icon }: { color: string; icon: string }) {
  const Icon = categoryIcon(icon)
  return (
    <span
      aria-hidden
      className="relative grid h-14 w-18 justify-items-center self-start overflow-clip rounded-paper pt-2 sm:self-center"
      style={{ backgroundColor: `color-mix(in srgb, ${color} 22%, var(--hf-surface))` }}
    >
      <Icon className="size-6" />
      {/* The thin line keeps a dark colour visible on dark paper. */}
      <span
        className="absolute -bottom-px h-4.5 w-9 rounded-t-full outline-1 outline-line"
        style={{ backgroundColor: color }}
      />
    </span>
  )
}
