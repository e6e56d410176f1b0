import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../data/use-categories.ts'
import { GroupPage } from '../groups/group-page.tsx'
import { useKeptWords } from '../groups/use-kept-words.ts'
import { type CategoryFields, fieldsOf, NEW_CATEGORY } from './category-fields.ts'
import { CategoryForm } from './category-form.tsx'
import { CategoryMark } from './category-mark.tsx'

/** `/admin/categories`: what articles and recipes are filed under. */
export function CategoryPage() {
  const categories = useQuery(categoriesQuery())
  const { keptFor, keep, forget } = useKeptWords<CategoryFields>()
  return (
    <GroupPage
      kind="category"
      title="Categories"
      about="Your articles and recipes are sorted by these. Readers filter by them on the site."
      groups={categories}
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
