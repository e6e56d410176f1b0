import { HeartPulse } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface HealthDisclaimerProps {
  /** The page's own disclaimer, passed in so that other pages do not load it. */
  children: string
  className?: string
}

export function HealthDisclaimer({ children, className }: HealthDisclaimerProps) {
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-[.9rem] rounded-paper bg-info-bg px-5 py-[1.1rem] text-small text-ink print:p-0',
        className,
      )}
    >
      <HeartPulse aria-hidden className="size-[22px] text-info" />
      <div>
        <h2 id={id} className="mb-[.2rem] font-body text-base leading-[1.3] font-bold">
          Important Health Disclaimer
        </h2>
        <p>{children}</p>
      </div>
    </aside>
  )
}
