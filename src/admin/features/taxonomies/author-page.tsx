import { useQuery } from '@tanstack/react-query'
import type { AdminAuthor } from '../../../domain/content/taxonomy-calls.ts'
import { CONTENT_LIMITS } from '../../../domain/items/limits.ts'
import { TextArea, TextField } from '../../../web/ui/field.tsx'
import { authorsQuery } from '../../data/taxonomies.ts'
import { type FormDraftProps, useFormDrafts } from '../../ui/form-drafts.ts'
import { TaxonomyForm } from './taxonomy-form.tsx'
import { TaxonomyPage } from './taxonomy-page.tsx'

export function AuthorPage() {
  const authors = useQuery({ ...authorsQuery, select: (answer) => answer.authors })
  const formOf = useFormDrafts<AuthorFields>()
  return (
    <TaxonomyPage
      kind="author"
      title="Authors"
      about="Shown by name on your articles and recipes."
      taxonomies={authors}
      mark={({ name }) => <Initial name={name} />}
      more={({ bio }) => bio && <p className="line-clamp-1 text-small text-muted">{bio}</p>}
      form={(author, onClose) => (
        <AuthorForm
          author={author}
          {...formOf(author?.id ?? 'new', author ? fieldsOf(author) : NEW_AUTHOR, onClose)}
        />
      )}
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

function AuthorForm({ author, ...rest }: FormDraftProps<AuthorFields> & { author: AdminAuthor | null }) {
  const { bio, social_links } = rest.fields
  return (
    <TaxonomyForm
      kind="author"
      taxonomy={author}
      maxName={CONTENT_LIMITS.authorName}
      offer={{
        label: 'Offer in the editors',
        hint: 'Switched off, the name stays on what is already written.',
      }}
      {...rest}
    >
      {({ type, failureOf }) => (
        <>
          <TextArea
            label="A few words about the author"
            value={bio}
            maxLength={CONTENT_LIMITS.authorBio}
            className="[&]:min-h-28"
            error={failureOf('bio')}
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
                value={social_links[key] ?? ''}
                error={failureOf(`social_links.${key}`)}
                onChange={({ target }) =>
                  type({ social_links: changeLink(social_links, key, target.value.trim()) })
                }
              />
            ))}
          </fieldset>
        </>
      )}
    </TaxonomyForm>
  )
}

type AuthorFields = Pick<AdminAuthor, 'name' | 'bio' | 'is_active' | 'social_links'>

const NEW_AUTHOR: AuthorFields = { name: '', bio: '', is_active: true, social_links: {} }

/** The sites an author may be on, with the keys under which they are stored. */
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

/** Returns the links with one changed; a cleared one is removed. */
export function changeLink(links: Record<string, string>, key: string, url: string): Record<string, string> {
  const { [key]: _before, ...rest } = links
  return url === '' ? rest : { ...rest, [key]: url }
}
