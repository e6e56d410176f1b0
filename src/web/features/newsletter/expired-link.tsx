import type { ReactNode } from 'react'
import expiredLink from './expired-link.svg'
import { NewsletterForm } from './newsletter-form.tsx'

interface ExpiredLinkProps {
  /** What to do about it. */
  children: ReactNode
  /** How, where it is not by signing up once more, which sends a fresh link. */
  action?: ReactNode
}

/** In the place of what a letter's link opens, when it no longer does. It asks itself, so the page's foot does not. */
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
