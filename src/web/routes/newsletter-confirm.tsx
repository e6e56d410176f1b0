import { useSearchParams } from '../data/page-context.ts'
import { useSettings } from '../data/site-context.ts'
import letterAtDawn from '../features/newsletter/letter-at-dawn.svg'
import { LinkPage } from '../features/newsletter/link-page.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { Welcome } from '../features/plan/welcome.tsx'
import { ButtonLink } from '../ui/button.tsx'

const LETTER = <img src={letterAtDawn} alt="" width={640} height={520} />

export function Component() {
  const search = useSearchParams()
  return search.get('for') === 'plan' ? <StartPlan /> : <Confirm />
}

function Confirm() {
  const { site_name } = useSettings()
  return (
    <LinkPage
      title="One tap and you’re in"
      path="/api/newsletter/confirm"
      button="Confirm my email address"
      picture={LETTER}
      head={<ConfirmHead title="Confirm your email address" />}
      renderDone={({ planUrl, firstName }) => (
        <Welcome title={firstName ? `You’re\u00a0in, ${firstName}.` : 'You’re in.'} planUrl={planUrl}>
          <ConfirmHead title="You’re in" />
          {planUrl ? (
            <>
              <p>Welcome! Your plan is ready, and we’ve emailed you the link as well.</p>
              <ButtonLink href={planUrl} look="ink">
                Open the 7-day plan
              </ButtonLink>
            </>
          ) : (
            <>
              <p>Welcome! The next letter goes out to you too.</p>
              <ButtonLink href="/blog" look="ink">
                Read something good
              </ButtonLink>
            </>
          )}
        </Welcome>
      )}
    >
      <p>
        We were given this address for letters from {site_name}. Tap the button to say yes. If that wasn’t
        you, close this page and nothing will be sent.
      </p>
    </LinkPage>
  )
}

function ConfirmHead({ title }: { title: string }) {
  const { site_name } = useSettings()
  return (
    <Head
      title={usePageTitle(title)}
      description={`One tap and you’re on the list of ${site_name}.`}
      canonical="/newsletter/confirm"
      noindex
    />
  )
}

/** Shown to a subscriber who requested the plan. */
function StartPlan() {
  return (
    <LinkPage
      title="One tap and your seven days begin"
      path="/api/newsletter/plan/start"
      button="Start my 7-day plan"
      picture={LETTER}
      head={<StartHead title="Start your 7-day plan" />}
      renderDone={({ planUrl, firstName }) => (
        <Welcome title={firstName ? `Here we go, ${firstName}.` : 'Here we go.'} planUrl={planUrl}>
          <StartHead title="Your seven days begin" />
          <p>The first session comes tomorrow morning. You can look at all seven right now.</p>
          {planUrl && (
            <ButtonLink href={planUrl} look="ink">
              Open the 7-day plan
            </ButtonLink>
          )}
        </Welcome>
      )}
    >
      <p>
        We were asked to send the free 7-day plan to this address. If that wasn’t you, close this page and
        everything stays as it is.
      </p>
    </LinkPage>
  )
}

function StartHead({ title }: { title: string }) {
  return (
    <Head
      title={usePageTitle(title)}
      description="One tap and the first of seven short sessions comes tomorrow morning."
      canonical="/newsletter/confirm"
      noindex
    />
  )
}
