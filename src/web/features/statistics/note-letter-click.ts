import { ISSUE_PARAMETER } from '../../../domain/newsletter/issue-links.ts'

/** Counts a visit that a letter's link led to, once, and takes the mark out of the address, so that it is not shared on. */
export function noteLetterClick(): void {
  const url = new URL(window.location.href)
  const slug = url.searchParams.get(ISSUE_PARAMETER)
  if (slug === null) return
  url.searchParams.delete(ISSUE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
  const address = `/api/newsletter/letters/${encodeURIComponent(slug)}/click`
  void fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
}
