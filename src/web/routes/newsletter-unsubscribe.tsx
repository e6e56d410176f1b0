import { useSettings } from '../data/site-context.ts'
import { Head, usePageTitle } from '../features/head.tsx'
import { LinkPage } from '../features/newsletter/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  const { site_name } = useSettings()
  return (
    <>
      <Head
        title={usePageTitle('Leave the list')}
        description={`Leave the letters of ${site_name} with one press.`}
        canonical="/newsletter/unsubscribe"
        noindex
      />
      <LinkPage
        title="Leaving the list?"
        path="/api/newsletter/unsubscribe"
        button="Unsubscribe me"
        renderDone={() => (
          <>
            <p>You are off the list. No more letters will come, and no hard feelings.</p>
            <ButtonLink href="/" look="line">
              To the home page
            </ButtonLink>
          </>
        )}
      >
        <p>One press and no more letters come, the 7-day plan included. You can come back any time.</p>
      </LinkPage>
    </>
  )
}
