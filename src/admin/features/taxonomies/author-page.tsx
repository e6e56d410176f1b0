import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminAuthor, authorAnswer, authorCreatedAnswer } from '../../../domain/admin/answers.ts'
import { CONTENT_LIMITS } from '../../../domain/content/limits.ts'
import { isBlank } from '../../../domain/text/control-characters.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { callApi, describeFailure, fieldFailure } from '../../data/api.ts'
import { authorsQuery } from '../../data/taxonomies.ts'
import { Switch } from '../../ui/fields.tsx'
import { useTaxonomyChange } from './taxonomy.ts'
import { TaxonomyFormDialog } from './taxonomy-dialogs.tsx'
import { TaxonomyPage, useKeptWords } from './taxonomy-page.tsx'

/** `/admin/authors`: whose names stand under articles and recipes. */
export function AuthorPage() {
  const authors = useQuery(authorsQuery())
  const { keptFor, keep, forget } = useKeptWords<AuthorFields>()
  return (
    <TaxonomyPage
      kind="author"
      title="Authors"
      about="Shown by name on your articles and recipes."
      taxonomies={authors}
      mark={({ name }) => <Initial name={name} />}
      more={({ bio }) => bio && <p className="line-clamp-1 text-small text-muted">{bio}</p>}
      form={(author, onClose) => {
        const key = author?.id ?? 'new'
        const done = () => {
          forget(key)
          onClose()
        }
        return (
          <AuthorForm
            author={author}
            fields={keptFor(key) ?? (author ? fieldsOf(author) : NEW_AUTHOR)}
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

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-11 place-items-center self-start rounded-full bg-butter font-display text-[1.25rem] font-extrabold text-on-field sm:self-center"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

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

/** Who writes: name, a few words, links, and whether the editors offer the author. */
function AuthorForm({ author, fields, onType, onSaved, onCancel, onClose }: AuthorFormProps) {
  const [isNameless, setNameless] = useState(false)
  const saving = useTaxonomyChange('author', async (body: AuthorFields) => {
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
    <TaxonomyFormDialog
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
    </TaxonomyFormDialog>
  )
}

type AuthorFields = Pick<AdminAuthor, 'name' | 'bio' | 'is_active' | 'social_links'>

const NEW_AUTHOR: AuthorFields = { name: '', bio: '', is_active: true, social_links: {} }

/** Where an author may be found, by the key it is stored under. */
const AUTHOR_LINKS: readonly { key: string; label: string }[] = [
  { key: 'website', label: 'Website' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'tiktok', label: 'TikTok' },
]

function fieldsOf({ name, bio, is_active, social_links }: AdminAuthor): AuthorFields {
  return { name, bio, is_active, social_links }
}

/** The links with one changed; an emptied one is left out. */
export function changeLink(links: Record<string, string>, key: string, url: string): Record<string, string> {
  const { [key]: _before, ...rest } = links
  return url === '' ? rest : { ...rest, [key]: url }
}
