import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface PageHeaderProps {
  title: string
  /** What the tab says, where the heading says something else. */
  documentTitle?: string
  /** The list this page belongs to. */
  back?: { href: string; label: string }
  /** A quiet line under the title. */
  children?: ReactNode
  /** Buttons at the right; at most one of them primary. */
  actions?: ReactNode
}

/** The head of a page of the admin: its one `h1`, what can be done here, and the tab's title. */
export function PageHeader({ title, documentTitle = title, back, children, actions }: PageHeaderProps) {
  useDocumentTitle(documentTitle)
  return (
    <header className="mb-6">
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
