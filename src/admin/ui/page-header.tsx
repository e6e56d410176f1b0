import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { useSite } from '../data/use-site.ts'

interface PageHeaderProps {
  title: string
  /** The tab's title, where it differs from the heading. */
  documentTitle?: string
  /** The list this page belongs to. */
  back?: { href: string; label: string }
  children?: ReactNode
  /** Buttons on the right; at most one of them primary. */
  actions?: ReactNode
}

/** The head of an admin page: its only `h1`, its actions, and the tab's title. */
export function PageHeader({ title, documentTitle = title, back, children, actions }: PageHeaderProps) {
  useDocumentTitle(documentTitle)
  return (
    <header className="mb-6 low:mb-3">
      {back && (
        <SiteLink
          href={back.href}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-small font-semibold no-underline hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {back.label}
        </SiteLink>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="type-page wrap-anywhere">{title}</h1>
          {children && <div className="mt-2 max-w-160 text-small text-pretty text-muted">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
      </div>
    </header>
  )
}

interface SaveBarProps {
  back: { href: string; label: string; className?: string | undefined }
  /** Badge and 'Saved 2 minutes ago'. */
  status: ReactNode
  /** The buttons, the primary one last. */
  children: ReactNode
}

/** The sticky bar at the top of an editor: the link back, the state, and the actions. */
export function SaveBar({ back, status, children }: SaveBarProps) {
  return (
    <div className="sticky top-0 z-20 -mx-4 -mt-5 mb-5 low:max-lg:static low:-mt-2 low:mb-2 low:py-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-[1.5px] border-line bg-ground px-4 py-2.5 lg:-mx-10 lg:-mt-8 lg:px-10">
      <SiteLink
        href={back.href}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 text-small font-semibold no-underline hover:underline',
          back.className,
        )}
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {back.label}
      </SiteLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex items-center gap-2.5 text-small text-muted">{status}</div>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </div>
    </div>
  )
}

/** Sets the browser tab's title: `Articles | Happiness First admin`. */
export function useDocumentTitle(title: string): void {
  const { site_name } = useSite()
  useEffect(() => {
    document.title = `${title} | ${site_name} admin`
  }, [title, site_name])
}
