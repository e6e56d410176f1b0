import { LibraryView } from '../features/images/library-view.tsx'
import { PageHeader } from '../ui/page-header.tsx'

export function Component() {
  return (
    <>
      <PageHeader title="Images">
        Every picture of your site. Describe them, choose their focal points, use them again.
      </PageHeader>
      <LibraryView />
    </>
  )
}
