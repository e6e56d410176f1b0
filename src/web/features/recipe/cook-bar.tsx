import { ChefHat, type LucideProps } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { pagePath } from '../../../domain/content/affected-pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'

interface CookLinkProps {
  slug: string
  className?: string
}

/** Links to cook mode: the only primary button of a recipe. */
export function CookLink({ slug, className }: CookLinkProps) {
  return (
    <ButtonLink href={cookPath(slug)} className={classNames(className, 'print-hidden')}>
      <CookIcon />
      Cook
    </ButtonLink>
  )
}

function CookIcon(props: LucideProps) {
  return <ChefHat aria-hidden className="size-5" {...props} />
}

function cookPath(slug: string): string {
  return `${pagePath('recipe', slug)}/cook`
}

interface CookBarProps {
  slug: string
  /** The row of buttons above: the bar appears when that has left the viewport. */
  buttons: RefObject<HTMLElement | null>
  /** Beside the button. */
  children?: ReactNode
}

/** A phone's bar at the lower edge of a recipe, shown once the recipe's own buttons have left the viewport. */
export function CookBar({ slug, buttons, children }: CookBarProps) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!buttons.current) return
    // Everything below the viewport counts as inside: a jump from there to above it would not be reported.
    const observer = new IntersectionObserver(([entry]) => setIsShown(!entry?.isIntersecting), {
      rootMargin: '0px 0px 99999px',
    })
    observer.observe(buttons.current)
    return () => observer.disconnect()
  }, [buttons])
  return (
    <div
      className={classNames(
        'cook-bar sticky bottom-[var(--hf-timers,0px)] z-5 -mx-gutter flex flex-wrap gap-3 border-t-[1.5px] border-line bg-ground px-gutter pt-2.5 pb-[max(.75rem,env(safe-area-inset-bottom))] transition-[visibility,opacity] duration-(--hf-mid) lg:hidden print-hidden',
        !isShown && 'invisible opacity-0',
      )}
    >
      <CookLink slug={slug} className="flex-1" />
      {children}
    </div>
  )
}

/** Points out cook mode before the steps. Its button is in the head, and up to tablet size in the bar at the lower edge. */
export function CookPanel({ slug }: { slug: string }) {
  return (
    <div className="on-pine mb-6 flex flex-wrap items-center justify-between gap-4 rounded-field px-5 py-4 print-hidden">
      <p className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
        <CookIcon className="row-span-2 size-[26px]" />
        <b>Cook mode</b>
        <span className="text-muted text-small">Big steps, timers, hands free. The screen stays on.</span>
      </p>
      <p className="max-lg:hidden">
        <SiteLink
          href={cookPath(slug)}
          className="inline-flex min-h-11 items-center font-[650] underline underline-offset-4"
        >
          Start cooking
        </SiteLink>
      </p>
    </div>
  )
}
