import { useQuery } from '@tanstack/react-query'
import { authorsQuery } from '../../data/use-authors.ts'
import { GroupPage } from '../groups/group-page.tsx'
import { useKeptWords } from '../groups/use-kept-words.ts'
import { type AuthorFields, fieldsOf, NEW_AUTHOR } from './author-fields.ts'
import { AuthorForm } from './author-form.tsx'

/** `/admin/authors`: whose names stand under articles and recipes. */
export function AuthorPage() {
  const authors = useQuery(authorsQuery())
  const { keptFor, keep, forget } = useKeptWords<AuthorFields>()
  return (
    <GroupPage
      kind="author"
      title="Authors"
      about="Their names stand on your articles and recipes."
      groups={authors}
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
