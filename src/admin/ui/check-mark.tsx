import { Check, CircleQuestionMark, Clock, Ellipsis, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { classNames } from '../../web/ui/class-names.ts'

export type MarkState = 'ok' | 'warning' | 'fail' | 'unknown' | 'waiting' | 'empty'

/** By shape, colour and word: a disc, a shield, a square. */
const LOOKS: Record<MarkState, { word: string; icon: LucideIcon; shape: string }> = {
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

/** A check's state as an icon; `wordOf` gives the text for screen readers. */
export function CheckMark({ state }: { state: MarkState }) {
  const { icon: Icon, shape } = LOOKS[state]
  return (
    <span className={classNames('grid size-8 flex-none place-items-center', shape)}>
      <Icon aria-hidden className="size-4.5" />
    </span>
  )
}

export function wordOf(state: MarkState): string {
  return LOOKS[state].word
}
