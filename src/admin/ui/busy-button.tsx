import type { ComponentProps } from 'react'
import { Button } from '../../web/ui/button.tsx'
import { classNames } from '../../web/ui/class-names.ts'

const BUSY =
  'aria-disabled:cursor-default aria-disabled:border-line-strong! aria-disabled:bg-transparent! aria-disabled:text-mute! aria-disabled:shadow-none! aria-disabled:active:translate-y-0'

/**
 * A button that does nothing while what it began is under way, or has nothing left to do. It is not `disabled` then: a
 * browser takes the focus from a disabled button, and a keyboard user would be thrown to the top of the page.
 */
export function BusyButton({
  busy,
  onClick,
  className,
  ...rest
}: ComponentProps<typeof Button> & { busy: boolean }) {
  return (
    <Button
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A press that sends a form would send it twice.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(BUSY, className)}
      {...rest}
    />
  )
}
