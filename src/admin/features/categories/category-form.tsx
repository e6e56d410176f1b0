import { useState } from 'react'
import { type AdminCategory, categoryAnswer, categoryCreatedAnswer } from '../../../domain/admin/answers.ts'
import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import { isBlank } from '../../../domain/text/control-characters.ts'
import { TextField } from '../../../web/ui/field.tsx'
import { callApi } from '../../data/api.ts'
import { describeFailure, fieldFailure } from '../../data/describe-failure.ts'
import { Switch } from '../../ui/switch.tsx'
import { GroupFormDialog } from '../groups/group-form-dialog.tsx'
import { useGroupChange } from '../groups/use-group-change.ts'
import type { CategoryFields } from './category-fields.ts'
import { IconChoice } from './icon-choice.tsx'
import { Swatches } from './swatches.tsx'

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
export function CategoryForm({ category, fields, onType, onSaved, onCancel, onClose }: CategoryFormProps) {
  const [isNameless, setNameless] = useState(false)
  const saving = useGroupChange('category', async (body: CategoryFields) => {
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
    <GroupFormDialog
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
    </GroupFormDialog>
  )
}
