import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../web/ui/class-names.ts'

const LOOKS = {
  info: { paper: 'bg-info-bg', ink: 'text-info', icon: Info },
  good: { paper: 'bg-ok-bg', ink: 'text-ok', icon: CircleCheck },
  bad: { paper: 'bg-danger-bg', ink: 'text-danger', icon: CircleAlert },
} as const satisfies Record<string, { paper: string; ink: string; icon: LucideIcon }>

interface NoteProps {
  look: keyof typeof LOOKS
  title: string
  children?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits; without a role nothing is announced. */
  role?: 'alert' | 'status'
}

export function Note({ look, title, children, role }: NoteProps) {
  const { paper, ink, icon: Icon } = LOOKS[look]
  return (
    <div
      role={role}
      className={classNames('flex gap-3 max-[20rem]:block rounded-field px-4 py-3.5 text-ink sm:px-5', paper)}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 flex-none', ink)} />
      <div className="grid min-w-0 flex-1 gap-1.5 text-small wrap-anywhere">
        <p className={classNames('font-[650]', ink)}>{title}</p>
        {children}
      </div>
    </div>
  )
}
