import type { ReactNode } from 'react'
import { AdminBrand } from '../../shell/admin-brand.tsx'

/** The sheet on the rising sun that holds the login (art direction; product §16.2: what it says about safety). */
export function LoginSheet({ children }: { children: ReactNode }) {
  return (
    <main className="field-butter relative grid min-h-dvh place-items-center overflow-hidden p-6">
      <span
        aria-hidden
        className="absolute bottom-0 left-1/2 aspect-2/1 w-[min(1100px,180vw)] -translate-x-1/2 rounded-t-full bg-mark dark:bg-leaf"
      />
      <div className="relative w-full max-w-108 rounded-sheet bg-surface p-7 text-ink [--hf-muted:var(--hf-ink-2)] shadow-lift sm:p-9">
        <AdminBrand href="/" />
        <h1 className="type-h2 mt-5 mb-6">Secure Admin Login</h1>
        {children}
        <div className="mt-5 grid gap-2 text-small text-muted">
          <p>Your session expires after 24 hours of inactivity.</p>
          <p>This login is protected by rate limiting, CSRF protection and secure sessions.</p>
        </div>
      </div>
    </main>
  )
}
