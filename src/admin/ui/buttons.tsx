import { type LucideIcon, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button, IconButton } from '../../web/ui/button.tsx'
import { classNames } from '../../web/ui/class-names.ts'

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: LucideIcon
}

/** A small thing to do, as words in the colour of what can be pressed. */
export function TextButton({ icon: Icon, className = '', children, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-paper px-1.5 text-small font-[650] text-accent-text hover:bg-sunken lg:min-h-10 ${className}`}
      {...rest}
    >
      {Icon && <Icon aria-hidden className="size-4.5" />}
      {children}
    </button>
  )
}

type SmallButtonProps = ComponentProps<'button'> & { icon?: LucideIcon }

/** One of several things to do. */
export function LineButton(props: SmallButtonProps) {
  return <SmallButton look="line" {...props} />
}

/** What stands back behind another button: Cancel beside Save. */
export function QuietButton(props: SmallButtonProps) {
  return <SmallButton look="quiet" {...props} />
}

function SmallButton({ icon: Icon, children, ...rest }: ComponentProps<typeof Button> & SmallButtonProps) {
  return (
    <Button size="small" {...rest}>
      {Icon && <Icon aria-hidden className="size-4.5" />}
      {children}
    </Button>
  )
}

/** At the end of a row: asks whether to delete it. */
export function DeleteButton(props: Pick<ComponentProps<typeof IconButton>, 'label' | 'onClick'>) {
  return (
    <IconButton className="border-transparent hover:text-danger" {...props}>
      <Trash2 aria-hidden className="size-4.5" />
    </IconButton>
  )
}

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
