import { TRASH_KEPT_DAYS } from '../../../domain/trash/trash-calls.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'

const TRASH_PAGE = '/admin/trash'

/** Shown where something is about to be deleted. */
export function StaysInTrash() {
  return (
    <p className="mt-2 text-small text-muted">
      It goes to the trash first and stays there for {TRASH_KEPT_DAYS} days.
    </p>
  )
}

export function TrashNote() {
  return (
    <p className="mt-4 text-small text-muted">
      What you delete stays in{' '}
      <SiteLink href={TRASH_PAGE} className="font-semibold text-ink underline underline-offset-4">
        the trash
      </SiteLink>{' '}
      for {TRASH_KEPT_DAYS} days.
    </p>
  )
}
