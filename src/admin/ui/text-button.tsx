import type { ComponentProps } from 'react'

/** A small thing to do, as words in the colour of what can be pressed. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-paper px-1.5 text-small font-[650] text-accent-text hover:bg-sunken lg:min-h-10 ${className}`}
      {...rest}
    />
  )
}
