export const CHIP =
  'inline-flex min-h-9 max-w-full items-center rounded-pill border-[1.5px] border-line-strong text-label font-semibold'
export const CHIP_BUTTON =
  'relative grid size-9 flex-none place-items-center rounded-full after:absolute after:-inset-1 hover:bg-sunken'

/** The label before a step's findings: found by rule, or set by the coach. */
export function Source({ what, isHers }: { what: string; isHers: boolean }) {
  return (
    <span className="mr-1 font-[650]">
      {what} <span className="font-normal text-muted">({isHers ? 'yours' : 'found'})</span>
    </span>
  )
}
