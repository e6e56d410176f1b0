import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { SiteLink } from './site-link.tsx'

export type ButtonLook = 'primary' | 'ink' | 'yolk' | 'line' | 'quiet'

const BASE =
  'inline-flex items-center justify-center gap-[.55em] rounded-pill border-[1.5px] font-[650] leading-tight no-underline transition-[transform,box-shadow,background-color] duration-(--hf-fast) active:translate-y-[3px] active:shadow-none disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-transparent disabled:text-mute disabled:shadow-none disabled:active:translate-y-0'

const SIZES = { normal: 'min-h-12 px-[1.4em] py-[.55em] text-base', small: 'min-h-11 px-4 py-1.5 text-small' }

// No primary button on yolk or pine: poppy contrasts too little with them.
const LOOKS: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-on-accent shadow-[0_3px_0_var(--hf-accent-edge)] hover:bg-accent-hover',
  ink: 'border-transparent bg-on-field text-butter shadow-[0_3px_0_rgb(20_49_42/.35)] hover:opacity-95',
  yolk: 'border-transparent bg-mark text-on-mark shadow-[0_3px_0_#a87508] hover:[filter:brightness(1.05)]',
  line: 'border-current bg-transparent hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)]',
  quiet: 'border-transparent bg-sunken text-ink',
}

interface Look {
  look?: ButtonLook
  size?: keyof typeof SIZES
}

export function buttonClass({ look = 'primary', size = 'normal' }: Look): string {
  return classNames(BASE, SIZES[size], LOOKS[look])
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames(buttonClass({ look, size }), className)} {...rest} />
}

/** A link that looks like a button: for navigation, never for an action. */
export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof SiteLink> & Look) {
  return <SiteLink className={classNames(buttonClass({ look, size }), className)} {...rest} />
}

/** A round button with an icon only; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong bg-transparent hover:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:text-line-strong disabled:hover:bg-transparent',
        className,
      )}
      {...rest}
    />
  )
}
