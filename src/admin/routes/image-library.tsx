import { LibraryView } from '../features/images/library-view.tsx'
import { PageHeader } from '../ui/page-header.tsx'

/** `/admin/images`. */
export function Component() {
  return (
    <>
      <PageHeader title="Images">
        Every picture of your site. Describe them, say what must stay in view, use them again.
      </PageHeader>
      <LibraryView />
    </>
  )
}
