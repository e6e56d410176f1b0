import { useSearchParams } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import { Head, usePageTitle } from '../features/head.tsx'
import { LinkPage } from '../features/newsletter/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  const { site_name } = useSettings()
  const search = useSearchParams()
  if (search.get('for') === 'plan') return <StartPlan />
  return (
    <>
      <Head
        title={usePageTitle('Confirm your email address')}
        description={`One tap and you’re on the list of ${site_name}.`}
        canonical="/newsletter/confirm"
        noindex
      />
      <LinkPage
        title="One tap and you’re in"
        path="/api/newsletter/confirm"
        button="Confirm my email address"
        renderDone={(planUrl) => (
          <>
            <p>You’re on the list. Welcome!</p>
            {planUrl ? (
              <>
                <p>Your plan is ready. We’ve emailed you the link as well.</p>
                <ButtonLink href={planUrl}>Open the 7-day plan</ButtonLink>
              </>
            ) : (
              <ButtonLink href="/blog">Read something good</ButtonLink>
            )}
          </>
        )}
      >
        <p>
          Someone (we hope you) signed up for letters from {site_name}. Tap the button to say yes. If it
          wasn’t you, close this page and nothing will be sent.
        </p>
      </LinkPage>
    </>
  )
}

/** For somebody on the list who asked for the plan. */
function StartPlan() {
  return (
    <>
      <Head
        title={usePageTitle('Start your 7-day plan')}
        description="One tap and the first of seven short sessions comes tomorrow morning."
        canonical="/newsletter/confirm"
        noindex
      />
      <LinkPage
        title="One tap and your seven days begin"
        path="/api/newsletter/plan/start"
        button="Start my 7-day plan"
        renderDone={(planUrl) => (
          <>
            <p>The first session comes tomorrow morning. You can look at all seven right now.</p>
            {planUrl && <ButtonLink href={planUrl}>Open the 7-day plan</ButtonLink>}
          </>
        )}
      >
        <p>
          Someone (we hope it was you) asked for the free 7-day plan. If it wasn’t you, close this page and
          everything stays as it is.
        </p>
      </LinkPage>
    </>
  )
}
