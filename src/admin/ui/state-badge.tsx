import { classNames } from '../../web/ui/class-names.ts'

/** Dot, ring, dash or diamond: the shape says what the colour says (art direction, Status badges). */
const LOOKS = {
  good: { paper: 'bg-ok-bg text-ok', shape: 'size-2 rounded-full bg-current' },
  open: { paper: 'bg-warn-bg text-warn', shape: 'size-2 rounded-full border-2 border-current' },
  moving: { paper: 'bg-info-bg text-info', shape: 'h-2 w-2 rounded-b-full bg-current' },
  quiet: { paper: 'bg-mute-bg text-mute', shape: 'h-1 w-2 rounded-[1px] bg-current' },
  bad: { paper: 'bg-danger-bg text-danger', shape: 'size-2 rotate-45 bg-current' },
} as const

export type BadgeLook = keyof typeof LOOKS

/** How something stands, in a word. */
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
