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
        description={`Leave the list of ${site_name} with one tap.`}
        canonical="/newsletter/unsubscribe"
        noindex
      />
      <LinkPage
        title="Leaving the list?"
        path="/api/newsletter/unsubscribe"
        button="Unsubscribe me"
        renderDone={() => (
          <>
            <p>You’re off the list. No more letters, and no hard feelings.</p>
            <ButtonLink href="/" look="line">
              Go to the home page
            </ButtonLink>
          </>
        )}
      >
        <p>One tap stops everything, the 7-day plan too. You can come back any time.</p>
      </LinkPage>
    </>
  )
}
