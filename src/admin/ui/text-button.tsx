import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

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
