import { useSettings } from '../data/site-context.ts'
import { ExpiredLink } from '../features/newsletter/expired-link.tsx'
import { LinkPage } from '../features/newsletter/link-page.tsx'
import { Head, usePageTitle } from '../features/page/head.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function Component() {
  return (
    <LinkPage
      title="Leaving the list?"
      path="/api/newsletter/unsubscribe"
      button="Unsubscribe me"
      picture={<EveningSun />}
      head={<LeaveHead title="Leave the list" />}
      renderExpired={() => (
        <ExpiredLink action={<ButtonLink href="/contact">Write to us</ButtonLink>}>
          Use the one at the end of our latest letter, or write to us and we’ll take you off the list.
        </ExpiredLink>
      )}
      renderDone={() => (
        <section className="wrap grid items-center gap-x-16 gap-y-8 py-[clamp(1.5rem,1rem+3vw,5rem)] md:grid-cols-2">
          <LeaveHead title="You’re off the list" />
          <div className="link-picture row-start-1 md:col-start-2">
            <EveningSun isDown />
          </div>
          <div className="grid justify-items-start gap-6">
            <h1 className="type-d2 max-w-[17ch]">Until another day.</h1>
            <p className="type-lead text-muted">
              You’re off the list. No more letters, and no hard feelings.
            </p>
            <ButtonLink href="/" look="line">
              Go to the home page
            </ButtonLink>
          </div>
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

/** An evening over the hills; the sun goes down when the subscriber has left the list. */
function EveningSun({ isDown = false }: { isDown?: boolean }) {
  return (
    <svg
      viewBox="0 0 640 520"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="evening"
      data-is-down={isDown || undefined}
    >
      <path d="M0 0h640v520H0z" fill="var(--hf-surface-blush)" />
      <circle cx="400" cy="252" r="176" fill="#ea9c8c" opacity=".55" />
      <circle className="evening-sun" cx="400" cy="252" r="104" fill="#d4380f" />
      <path
        d="m180 130 15-9 14 10 15-10 14 9M252 92l11-7 11 8 11-8 11 7"
        fill="none"
        stroke="#14312a"
        strokeWidth="5"
      />
      <path d="M0 366q150-92 320-34t320-16v204H0z" fill="#2b5f4e" />
      <path d="M0 436q190-60 350-10t290-30v124H0z" fill="#14312a" />
    </svg>
  )
}
