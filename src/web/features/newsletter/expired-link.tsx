import type { ReactNode } from 'react'
import expiredLink from './expired-link.svg'
import { NewsletterForm } from './newsletter-form.tsx'

interface ExpiredLinkProps {
  /** What to do about it. */
  children: ReactNode
  /** The action to take; by default signing up again, which sends a fresh link. */
  action?: ReactNode
}

/** Replaces the page of a letter's link that no longer works. It has a sign-up form, so the page's footer has none. */
export function ExpiredLink({
  children,
  action = (
    <div className="w-full max-w-120">
      <NewsletterForm source="footer" paper="page" />
    </div>
  ),
}: ExpiredLinkProps) {
  return (
    <section className="on-the-list wrap grid items-center gap-x-16 gap-y-6 pt-8 pb-section md:grid-cols-2">
      <div className="link-picture row-start-1 md:col-start-2">
        <img src={expiredLink} alt="" width={800} height={450} />
      </div>
      <div className="grid justify-items-start gap-6">
        <h1 className="type-d2 max-w-[12ch]">This link has expired</h1>
        <p role="alert" className="type-lead text-muted max-w-140">
          {children}
        </p>
        {action}
      </div>
    </section>
  )
}
