import { useEffect, useId, useState } from 'react'
import { type ReferralSource, SUBSCRIBED_RESET_MS } from '../../../domain/newsletter/constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export interface NewsletterDialogProps {
  open: boolean
  source: ReferralSource
  onClose: () => void
  onSubscribed?: () => void
}

/** Shows the newsletter form in a sheet: picture left, form right. Loaded only when opened. */
export function NewsletterDialog({ open, onClose, ...form }: NewsletterDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id}>
      <FormBesideDays headingId={id} {...form} />
    </Dialog>
  )
}

interface FormBesideDaysProps extends Pick<NewsletterDialogProps, 'source' | 'onSubscribed'> {
  headingId: string
}

/** Starts again with the form: each time the sheet is opened, and when its thanks are over. */
function FormBesideDays({ headingId, source, onSubscribed }: FormBesideDaysProps) {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setSent(false), SUBSCRIBED_RESET_MS)
    return () => clearTimeout(timer)
  }, [isSent])
  return (
    <div className="grid md:grid-cols-2">
      <SevenDays isSent={isSent} className="h-full max-md:hidden" />
      <div className="grid min-h-135 content-center gap-4 px-[clamp(1.25rem,5vw,2.5rem)] pt-14 pb-[clamp(1.5rem,5vw,2.5rem)]">
        <h2 id={headingId} className={isSent ? 'type-d2' : 'type-h1'}>
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
  )
}

/** Position and size of each day, in the picture's units: a path that climbs to the seventh, the largest. */
const DAYS = [
  { x: 62, y: 470, r: 34 },
  { x: 152, y: 420, r: 38 },
  { x: 250, y: 452, r: 42 },
  { x: 330, y: 372, r: 46 },
  { x: 222, y: 318, r: 50 },
  { x: 112, y: 262, r: 56 },
  { x: 232, y: 150, r: 92 },
] as const

/** Pieces of cut paper thrown in the air. */
const CONFETTI = [
  { x: 40, y: 80, turn: 20, fill: '#d4380f' },
  { x: 96, y: 150, turn: -35, fill: '#6fa9b4' },
  { x: 66, y: 196, turn: 60, fill: '#fbfaf4' },
  { x: 356, y: 92, turn: -15, fill: '#7da84b' },
  { x: 374, y: 210, turn: 40, fill: '#d4380f' },
  { x: 318, y: 268, turn: -60, fill: '#fbfaf4' },
  { x: 150, y: 48, turn: 75, fill: '#7da84b' },
  { x: 300, y: 34, turn: -40, fill: '#fbfaf4' },
  { x: 30, y: 330, turn: 10, fill: '#6fa9b4' },
  { x: 388, y: 330, turn: 30, fill: '#ea9c8c' },
] as const

/** Shows the week as seven bowls, which become suns when the form is sent; on dark paper in the dark theme. */
function SevenDays({ isSent, className }: { isSent: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 424 540"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames('w-full bg-yolk', className)}
    >
      <path d="M0 392q120-58 232-22t192-40v210H0z" fill="var(--hf-surface-butter)" />
      <path d="M0 486q130-44 240-12t184-22v88H0z" fill="#2b5f4e" />
      {DAYS.map(({ x, y, r }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse cx="2" cy={r * 0.16} rx={r} ry={r} fill="#14312a" opacity=".16" />
          {isSent && (
            <circle className="transition-opacity duration-500 starting:opacity-0" r={r} fill="#d4380f" />
          )}
          <path d={`M${-r} 0a${r} ${r} 0 0 0 ${2 * r} 0z`} fill="#d4380f" />
          <text
            y={r * 0.62}
            textAnchor="middle"
            fill="#fbfaf4"
            className="font-display font-extrabold"
            fontSize={r * 0.62}
          >
            {index + 1}
          </text>
        </g>
      ))}
      {isSent &&
        CONFETTI.map(({ x, y, turn, fill }) => (
          <path
            key={x}
            d="M-9-3.5 8-5l2 8-18 2z"
            transform={`translate(${x} ${y})rotate(${turn})`}
            fill={fill}
            className="transition-opacity duration-500 starting:opacity-0"
          />
        ))}
    </svg>
  )
}
