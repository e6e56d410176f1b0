import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settingsQuery } from '../settings/settings-queries.ts'

/** Reminds her before a letter goes out that it names no postal address; nothing once it does. */
export function PostalNote() {
  const { data } = useQuery(settingsQuery())
  if (data?.postal_address !== '') return null
  return (
    <p className="mt-3 rounded-field bg-warn-bg px-4 py-3 text-small">
      Your letters name no postal address yet, and the law in many countries wants one.{' '}
      <Link to="/admin/settings#legal" className="font-[650] underline">
        Write your address
      </Link>
    </p>
  )
}
