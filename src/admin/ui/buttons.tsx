import { Check, Copy, type LucideIcon, Trash2 } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { SECOND } from '../../domain/time/durations.ts'
import { Button, IconButton } from '../../web/ui/button.tsx'
import { classNames } from '../../web/ui/class-names.ts'
import { copyText } from '../../web/ui/copy-text.ts'
import { showAlert } from '../../web/ui/toast.ts'

interface TextButtonProps extends ComponentProps<'button'> {
  icon?: LucideIcon
}

/** A minor action, as words in the colour of pressable text. */
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

/** One of several actions. */
export function LineButton(props: SmallButtonProps) {
  return <SmallButton look="line" {...props} />
}

/** A less prominent action beside another: Cancel beside Save. */
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
 * A button that ignores presses while its action is in progress, or nothing is left to do. It is not `disabled` then: a
 * browser takes the focus from a disabled button, and a keyboard user would be moved to the top of the page.
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
        // A press on a submit button would submit the form twice.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
      className={classNames(BUSY, className)}
      {...rest}
    />
  )
}

const TICK_MS = 2 * SECOND

interface CopyButtonProps {
  text: string
  /** What is copied, used after 'Copy': `the name`. */
  label: string
  /** True shows the label; otherwise only screen readers read it. */
  isLabelShown?: boolean
}

export function CopyButton({ text, label, isLabelShown = false }: CopyButtonProps) {
  // Number of copies: each shows the tick for its full time.
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), TICK_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (await copyText(text)) setCopies((count) => count + 1)
    // Without a secure context, or where it is forbidden.
    else showAlert('This browser won’t let us copy', 'Please select it by hand.')
  }
  return (
    <TextButton onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
      {/* Both words take as much room: nothing moves under the hand. */}
      <span aria-live="polite" className={isLabelShown ? undefined : 'min-w-[3.4em] text-left'}>
        {isCopied ? 'Copied' : 'Copy'}
        {isLabelShown && !isCopied && ` ${label}`}
      </span>
      {!isLabelShown && <span className="sr-only"> {label}</span>}
    </TextButton>
  )
}
