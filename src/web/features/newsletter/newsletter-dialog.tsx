import { useId, useState } from 'react'
import type { ReferralSource } from '../../../domain/newsletter/constants.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { SevenDays } from './seven-days.tsx'

export interface NewsletterDialogProps {
  open: boolean
  source: ReferralSource
  onClose: () => void
  onSubscribed?: () => void
}

/** The newsletter form in a sheet: picture left, form right. Loaded only when it is opened. */
export function NewsletterDialog({ open, source, onClose, onSubscribed }: NewsletterDialogProps) {
  const id = useId()
  const [isSent, setSent] = useState(false)
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <div className="grid md:grid-cols-2">
        <SevenDays isSent={isSent} className="h-full max-md:hidden" />
        <div className="grid min-h-135 content-center gap-4 px-[clamp(1.25rem,5vw,2.5rem)] pt-14 pb-[clamp(1.5rem,5vw,2.5rem)]">
          <h2 id={id} className={isSent ? 'type-d2' : 'type-h1'}>
            {isSent ? 'Check your inbox' : 'A free week of happy movement'}
          </h2>
          {!isSent && (
            <p className="type-lead text-muted">
              Seven short workouts, one for each day, straight to your inbox.
            </p>
          )}
          {/* As high as the taller of its steps, so that the sheet keeps its size. */}
          <div className="md:min-h-64">
            <NewsletterForm
              source={source}
              paper="sheet"
              onSubscribed={() => {
                setSent(true)
                onSubscribed?.()
              }}
            />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
