import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'

/** Classes of a round icon button in the head of a stage. */
export const ICON_KEY = 'stage-icon relative inline-grid flex-none place-items-center'

export function IconKey({
  label,
  icon: Icon,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: LucideIcon }) {
  return (
    <button type="button" className={ICON_KEY} aria-label={label} {...rest}>
      <Icon aria-hidden />
    </button>
  )
}

/** Longer titles, in characters, are smaller and continue below: two lines beside a phone's buttons hold no more. */
const LONG_TITLE = 32

interface StageHeadProps {
  /** The button that leaves the stage. */
  leave: ReactNode
  title: string
  /** Below the title: the current position, and anything else to know. */
  line: string
  progress: ReactNode
  /** Buttons at the far end. */
  children: ReactNode
}

export function StageHead({ leave, title, line, progress, children }: StageHeadProps) {
  return (
    <header className="stage-head">
      {leave}
      <p className="stage-title min-w-0 leading-[1.2]">
        <b
          className="block truncate font-display font-bold"
          data-long={title.length > LONG_TITLE || undefined}
        >
          {title}
        </b>
        <span className="text-muted">{line}</span>
      </p>
      <div className="stage-tools flex">{children}</div>
      {progress}
    </header>
  )
}

interface StageProgressProps {
  label: string
  /** Places in order, grouped by part. */
  groups: readonly (readonly number[])[]
  place: number
  min: 0 | 1
  now: number
  /** The text for screen readers. */
  text: string
}

/** Shows a bowl for each place: done, current, or to come. */
export function StageProgress({ label, groups, place, min, now, text }: StageProgressProps) {
  return (
    <div
      className="stage-progress flex items-end"
      role="progressbar"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={groups.flat().length}
      aria-valuenow={now}
      aria-valuetext={text}
    >
      {groups.map((group) => (
        <span key={group[0]} className="flex items-end" style={{ flex: group.length + 1 }}>
          {group.map((each) => (
            <i key={each} className={each < place ? 'done' : each === place ? 'now' : undefined} />
          ))}
        </span>
      ))}
    </div>
  )
}

/** The buttons within the thumb's reach: round ones, and the large one that goes on. */
export function StageNav({ label, children, go }: { label: string; children: ReactNode; go: ReactNode }) {
  return (
    <nav className="stage-nav flex items-center gap-3" aria-label={label}>
      <div className="stage-round-keys flex gap-3">{children}</div>
      {go}
    </nav>
  )
}

export function RoundKey({ label, className, ...rest }: ComponentProps<typeof Button> & { label: string }) {
  return <Button look="line" className={classNames('stage-round', className)} aria-label={label} {...rest} />
}

interface GoKeyProps {
  word: string
  /** What comes next. */
  more: string
  icon: LucideIcon
  onClick: () => void
}

export function GoKey({ word, more, icon: Icon, onClick }: GoKeyProps) {
  return (
    <Button className="stage-go" onClick={onClick}>
      <span className="min-w-0">
        {word}
        <small>{more}</small>
      </span>
      <Icon aria-hidden />
    </Button>
  )
}
