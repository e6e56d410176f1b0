import { useId } from 'react'
import { useSettings } from '../../data/site-context.ts'
import type { ToastMessage } from '../../ui/toast.ts'
import type { ContactState } from './contact-state.ts'

interface ContactThanksProps {
  sender: ContactState['sender']
  notices: readonly ToastMessage[]
}

/** The panel that takes the form's place for four seconds. */
export function ContactThanks({ sender, notices }: ContactThanksProps) {
  const coach = useSettings().coach_name.split(' ')[0]
  const id = useId()
  return (
    <section
      data-thanks
      tabIndex={-1}
      aria-labelledby={id}
      className="field-leaf relative grid scroll-mt-6 min-h-[min(40rem,80dvh)] content-start overflow-hidden rounded-field px-[clamp(1.25rem,.5rem+3vw,3rem)] pt-[clamp(2rem,1rem+4vw,4.5rem)] pb-48"
    >
      <h2 id={id} className="type-h3">
        Message Sent!
      </h2>
      <p className="type-d2 mt-3 max-w-[14ch] wrap-anywhere">Thank you, {sender.firstName}</p>
      <p className="type-lead mt-6 max-w-120">
        A confirmation email is on its way to{' '}
        <strong className="font-[650] wrap-anywhere">{sender.email}</strong>. {coach} replies within{' '}
        <span className="whitespace-nowrap">24-48 hours</span>.
      </p>
      {notices.slice(1).map(({ title, description }) => (
        <p key={title} className="type-small text-muted mt-4">
          {description}
        </p>
      ))}
      <span
        aria-hidden
        className="absolute right-[8%] bottom-0 h-[clamp(5rem,4rem+4vw,8rem)] w-[clamp(10rem,8rem+8vw,16rem)] rounded-t-full bg-mark"
      />
    </section>
  )
}
