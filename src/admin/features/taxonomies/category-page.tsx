import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminCategory, categoryAnswer, categoryCreatedAnswer } from '../../../domain/admin/answers.ts'
import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import { isBlank } from '../../../domain/text/control-characters.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { callApi, describeFailure, fieldFailure } from '../../data/api.ts'
import { categoriesQuery } from '../../data/taxonomies.ts'
import { Switch } from '../../ui/fields.tsx'
import { categoryIcon, IconChoice, Swatches } from './category-choices.tsx'
import { useTaxonomyChange } from './taxonomy.ts'
import { TaxonomyFormDialog } from './taxonomy-dialogs.tsx'
import { TaxonomyPage, useKeptWords } from './taxonomy-page.tsx'

/** `/admin/categories`: what articles and recipes are filed under. */
export function CategoryPage() {
  const categories = useQuery(categoriesQuery())
  const { keptFor, keep, forget } = useKeptWords<CategoryFields>()
  return (
    <TaxonomyPage
      kind="category"
      title="Categories"
      about="Your articles and recipes are sorted by these. Readers filter by them on the site."
      taxonomies={categories}
      mark={({ color, icon }) => <CategoryMark color={color} icon={icon} />}
      form={(category, onClose) => {
        const key = category?.id ?? 'new'
        const done = () => {
          forget(key)
          onClose()
        }
        return (
          <CategoryForm
            category={category}
            fields={keptFor(key) ?? (category ? fieldsOf(category) : NEW_CATEGORY)}
            onType={(fields) => keep(key, fields)}
            onSaved={done}
            onCancel={done}
            onClose={onClose}
          />
        )
      }}
    />
  )
}

interface CategoryFormProps {
  /** Null for a new one. */
  category: AdminCategory | null
  fields: CategoryFields
  onType: (fields: CategoryFields) => void
  onSaved: () => void
  /** Cancelled: what was typed is let go. */
  onCancel: () => void
  /** Closed, perhaps by mistake: what was typed is kept. */
  onClose: () => void
}

/** A category's name, colour and icon, and whether the editors offer it. */
function CategoryForm({ category, fields, onType, onSaved, onCancel, onClose }: CategoryFormProps) {
  const [isNameless, setNameless] = useState(false)
  const saving = useTaxonomyChange('category', async (body: CategoryFields) => {
    if (category) {
      await callApi(categoryAnswer, `/api/admin/categories/${category.id}`, { method: 'PUT', body })
    } else {
      await callApi(categoryCreatedAnswer, '/api/admin/categories', { method: 'POST', body })
    }
    return 'Category saved successfully!'
  })
  const type = (change: Partial<CategoryFields>) => {
    setNameless(false)
    onType({ ...fields, ...change })
  }
  const save = () => {
    if (isBlank(fields.name)) setNameless(true)
    else saving.mutate(fields, { onSuccess: onSaved })
  }
  const nameError = isNameless ? 'Name is required' : fieldFailure(saving.error, 'name')
  return (
    <TaxonomyFormDialog
      title={category ? `Edit “${category.name}”` : 'New category'}
      busy={saving.isPending}
      error={saving.error && !nameError ? describeFailure(saving.error) : null}
      onSubmit={save}
      onCancel={onCancel}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={fields.name}
        maxLength={CONTENT_LIMITS.categoryName}
        autoComplete="off"
        error={nameError}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Swatches value={fields.color} onChange={(color) => type({ color })} />
      <IconChoice value={fields.icon} onChange={(icon) => type({ icon })} />
      <Switch
        label="Offer it in the editors"
        hint="Switched off, it stays on what already has it."
        checked={fields.is_active}
        onChange={(is_active) => type({ is_active })}
      />
    </TaxonomyFormDialog>
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
