import { Head, usePageTitle } from '../features/page/head.tsx'
import { SavedPage } from '../features/saved-page/saved-page.tsx'

/** Needs no `load`: its content is stored on the device. */
export function Component() {
  return (
    <>
      <Head
        title={usePageTitle('Saved recipes')}
        description="The recipes you have saved on this device, with your notes."
        canonical="/saved"
        noindex
      />
      <SavedPage />
    </>
  )
}
