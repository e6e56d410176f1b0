import { OfflineView } from '../features/offline/offline-view.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'

/** Served by the service worker in place of a page that is not cached, while there is no network (OFF-PAGE-1). */
export function Component() {
  return (
    <>
      <Head
        title={usePageTitle('No internet')}
        description="What opens without internet on this device."
        canonical="/offline"
        noindex
      />
      <OfflineView />
    </>
  )
}
