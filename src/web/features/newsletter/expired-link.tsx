import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import expiredLink from './expired-link.svg'

interface ExpiredLinkProps {
  /** What to do about it. */
  children: ReactNode
  href?: string
  button?: string
}

/** In the place of what a letter's link opens, when it no longer does. The form at the foot of the page sends another. */
export function ExpiredLink({
  children,
  href = '#newsletter',
  button = 'Send me a new link',
}: ExpiredLinkProps) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-6 pt-8 pb-section md:grid-cols-2">
      <div className="link-picture row-start-1 md:col-start-2">
        <img src={expiredLink} alt="" width={800} height={450} />
      </div>
      <div className="grid justify-items-start gap-6">
        <h1 className="type-d2 max-w-[12ch]">This link has expired</h1>
        <p role="alert" className="type-lead text-muted max-w-140">
          {children}
        </p>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  )
}
