import {
  Check,
  CircleQuestionMark,
  Clock,
  Ellipsis,
  type LucideIcon,
  Star,
  TriangleAlert,
  X,
} from 'lucide-react'
import { formatStatus } from '../../domain/items/labels.ts'
import { type ContentStatus, type ItemState, stateOf } from '../../domain/items/status.ts'
import { classNames } from '../../web/ui/class-names.ts'

/** Dot, ring, dash or diamond: the shape repeats what the colour says (art direction, Status badges). */
const LOOKS = {
  good: { paper: 'bg-ok-bg text-ok', shape: 'size-2 rounded-full bg-current' },
  open: { paper: 'bg-warn-bg text-warn', shape: 'size-2 rounded-full border-2 border-current' },
  moving: { paper: 'bg-info-bg text-info', shape: 'h-2 w-2 rounded-b-full bg-current' },
  quiet: { paper: 'bg-mute-bg text-mute', shape: 'h-1 w-2 rounded-[1px] bg-current' },
  bad: { paper: 'bg-danger-bg text-danger', shape: 'size-2 rotate-45 bg-current' },
} as const

export type BadgeLook = keyof typeof LOOKS

export function StateBadge({ look, children }: { look: BadgeLook; children: string }) {
  const { paper, shape } = LOOKS[look]
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 flex-none items-center gap-[.4em] rounded-paper px-[.6em] text-label font-[650]',
        paper,
      )}
    >
      <span aria-hidden className={classNames('flex-none', shape)} />
      {children}
    </span>
  )
}

const STATUS_LOOKS: Record<ItemState, BadgeLook> = {
  published: 'good',
  scheduled: 'moving',
  draft: 'open',
  archived: 'quiet',
}

interface StatusBadgeProps {
  item: { status: ContentStatus | null | undefined; published_at: string | null }
  /** ISO 8601; the time of rendering by default. */
  now?: string
}

/** Shows the status of an article or recipe; a missing one as draft (CONTENT-STATUS-1). */
export function StatusBadge({ item, now = new Date().toISOString() }: StatusBadgeProps) {
  const state = stateOf(item, now)
  return <StateBadge look={STATUS_LOOKS[state]}>{formatStatus(state)}</StateBadge>
}

export function FeaturedBadge() {
  return (
    <span className="inline-flex items-center gap-[.3em] text-label font-[650]">
      <Star aria-hidden className="size-4 fill-mark text-warn" />
      Featured
    </span>
  )
}

export type MarkState = 'ok' | 'warning' | 'fail' | 'unknown' | 'waiting' | 'empty'

/** By shape, colour and word: a disc, a shield, a square. */
const MARKS: Record<MarkState, { word: string; icon: LucideIcon; shape: string }> = {
  ok: { word: 'In order', icon: Check, shape: 'rounded-full bg-ok-bg text-ok' },
  warning: { word: 'Worth a look', icon: TriangleAlert, shape: 'rounded-[8px] bg-warn-bg text-warn' },
  waiting: { word: 'Waiting', icon: Clock, shape: 'rounded-[8px] bg-warn-bg text-warn' },
  fail: {
    word: 'Missing or wrong',
    icon: X,
    shape: 'rounded-t-[6px] rounded-b-[16px] bg-danger-bg text-danger',
  },
  empty: { word: 'Still to do', icon: Ellipsis, shape: 'rounded-[8px] bg-mute-bg text-muted' },
  unknown: { word: 'Not known', icon: CircleQuestionMark, shape: 'rounded-[8px] bg-mute-bg text-muted' },
}

/** Shows a check's state as an icon; `wordOf` gives the text for screen readers. */
export function CheckMark({ state }: { state: MarkState }) {
  const { icon: Icon, shape } = MARKS[state]
  return (
    <span className={classNames('grid size-8 flex-none place-items-center', shape)}>
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}

export function wordOf(state: MarkState): string {
  return MARKS[state].word
}
