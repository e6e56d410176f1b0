import { useState } from 'react'
import { type AdminAuthor, authorAnswer, authorCreatedAnswer } from '../../../domain/admin/answers.ts'
import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import { isBlank } from '../../../domain/text/control-characters.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { callApi } from '../../data/api.ts'
import { describeFailure, fieldFailure } from '../../data/describe-failure.ts'
import { Switch } from '../../ui/switch.tsx'
import { GroupFormDialog } from '../groups/group-form-dialog.tsx'
import { useGroupChange } from '../groups/use-group-change.ts'
import { AUTHOR_LINKS, type AuthorFields, changeLink } from './author-fields.ts'

interface AuthorFormProps {
  /** Null for a new one. */
  author: AdminAuthor | null
  fields: AuthorFields
  onType: (fields: AuthorFields) => void
  onSaved: () => void
  /** Cancelled: what was typed is let go. */
  onCancel: () => void
  /** Closed, perhaps by mistake: what was typed is kept. */
  onClose: () => void
}

/** Who writes: name, a few words, links, and whether the editors offer her. */
export function AuthorForm({ author, fields, onType, onSaved, onCancel, onClose }: AuthorFormProps) {
  const [isNameless, setNameless] = useState(false)
  const saving = useGroupChange('author', async (body: AuthorFields) => {
    if (author) await callApi(authorAnswer, `/api/admin/authors/${author.id}`, { method: 'PUT', body })
    else await callApi(authorCreatedAnswer, '/api/admin/authors', { method: 'POST', body })
    return 'Author saved successfully!'
  })
  const type = (change: Partial<AuthorFields>) => {
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
      title={author ? `Edit “${author.name}”` : 'New author'}
      busy={saving.isPending}
      error={saving.error && !nameError ? describeFailure(saving.error) : null}
      onSubmit={save}
      onCancel={onCancel}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={fields.name}
        maxLength={CONTENT_LIMITS.authorName}
        autoComplete="off"
        error={nameError}
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextArea
        label="A few words about the author"
        value={fields.bio}
        maxLength={CONTENT_LIMITS.authorBio}
        className="[&]:min-h-28"
        error={fieldFailure(saving.error, 'bio')}
        onChange={({ target }) => type({ bio: target.value })}
      />
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-small font-[650]">Links</legend>
        {AUTHOR_LINKS.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={fields.social_links[key] ?? ''}
            error={fieldFailure(saving.error, `social_links.${key}`)}
            onChange={({ target }) =>
              type({ social_links: changeLink(fields.social_links, key, target.value.trim()) })
            }
          />
        ))}
      </fieldset>
      <Switch
        label="Offer in the editors"
        hint="Switched off, the name stays on what is already written."
        checked={fields.is_active}
        onChange={(is_active) => type({ is_active })}
      />
    </GroupFormDialog>
  )
}
