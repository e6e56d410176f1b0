import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CHECK_WORDS } from '../mail/check-words.ts'
import { settingsQuery } from '../settings/settings-queries.ts'
import type { UnsafeIssue } from './unsafe-sending.tsx'

/** Says once more that mail services may not trust an issue the coach wants sent all the same. */
export function AcceptedNote({ accepted }: { accepted: UnsafeIssue | null }) {
  if (!accepted) return null
  const wrong = accepted.checks.map(({ name }) => CHECK_WORDS[name].title).join(', ')
  return (
    <p className="mt-3 rounded-field bg-danger-bg px-4 py-3 text-small text-ink">
      <span className="font-[650]">Still missing or wrong:</span> {wrong}. Many of these letters may land in
      junk folders.
    </p>
  )
}

/** Reminds the coach before an issue goes out that it names no postal address; nothing once it does. */
export function PostalNote() {
  const { data } = useQuery(settingsQuery)
  if (data?.settings.postal_address !== '') return null
  return (
    <p className="mt-3 rounded-field bg-warn-bg px-4 py-3 text-small">
      Your letters name no postal address yet, and the law in many countries wants one.{' '}
      <Link to="/admin/settings#legal" className="font-[650] underline">
        Write your address
      </Link>
    </p>
  )
}
