import { useId } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import type { ReferralSource } from '../../../domain/newsletter/constants.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export interface NewsletterDialogProps {
  open: boolean
  source: ReferralSource
  onClose: () => void
  onSubscribed?: () => void
}

/** The newsletter form in a sheet: picture left, form right. Loaded only when it is opened. */
export function NewsletterDialog({ open, source, onClose, onSubscribed }: NewsletterDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <div className="grid md:grid-cols-2">
        <div aria-hidden className="relative min-h-135 overflow-hidden bg-[#f8be3f] max-md:hidden">
          <div className="absolute bottom-0 left-1/2 h-65 w-130 -translate-x-1/2 rounded-t-full bg-[#fbe3a2]" />
          <img
            src={leap}
            alt=""
            width={500}
            height={556}
            className="absolute -bottom-3.5 -left-9.5 w-125 max-w-none"
          />
        </div>
        <div className="grid content-center gap-4 px-[clamp(1.25rem,5vw,2.5rem)] pt-14 pb-[clamp(1.5rem,5vw,2.5rem)]">
          <h2 id={id} className="type-h1">
            A free week of happy movement
          </h2>
          <p className="type-lead text-muted">
            Seven short workouts, one for each day, straight to your inbox.
          </p>
          {/* As high as the taller of its steps, so that the sheet keeps its size. */}
          <div className="md:min-h-64">
            <NewsletterForm source={source} paper="sheet" onSubscribed={onSubscribed} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
