import { useSettings } from '../data/site-context.ts'
import { Head, usePageTitle } from '../features/head.tsx'
import { LinkPage } from '../features/newsletter/link-page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <LinkPage
      title="Leaving the list?"
      path="/api/newsletter/unsubscribe"
      button="Unsubscribe me"
      head={<LeaveHead title="Leave the list" />}
      renderDone={() => (
        <section className="wrap grid justify-items-start gap-6 py-section">
          <LeaveHead title="You’re off the list" />
          <SettingSun />
          <h1 className="type-d2 max-w-[17ch]">Until another day.</h1>
          <p className="type-lead text-muted">You’re off the list. No more letters, and no hard feelings.</p>
          <ButtonLink href="/" look="line">
            Go to the home page
          </ButtonLink>
        </section>
      )}
    >
      <p>One tap stops everything, the 7-day plan too. You can come back any time.</p>
    </LinkPage>
  )
}

function LeaveHead({ title }: { title: string }) {
  const { site_name } = useSettings()
  return (
    <Head
      title={usePageTitle(title)}
      description={`Leave the list of ${site_name} with one tap.`}
      canonical="/newsletter/unsubscribe"
      noindex
    />
  )
}

/** The sun half under the hills. Paper keeps its colours in the dark theme. */
function SettingSun() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className="w-full max-w-100 rounded-paper">
      <path d="M0 0h320v150H0z" fill="#f7cdc1" />
      <circle cx="212" cy="104" r="54" fill="#d4380f" />
      <path d="M0 118q70-44 150-16t170-6v54H0z" fill="#2b5f4e" />
      <path d="M0 134q90-22 170-4t150-12v32H0z" fill="#14312a" />
    </svg>
  )
}
