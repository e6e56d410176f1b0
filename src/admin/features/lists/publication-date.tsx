import type { Publishable } from '../../../domain/content/visibility.ts'
import { formatShortDate } from '../../../domain/time/dates.ts'
import { useSite } from '../../data/use-site.ts'

/** When an item was published or will be, in the site's zone; else 'Not published' (product §16.3). */
export function PublicationDate({ item }: { item: Publishable }) {
  const { time_zone } = useSite()
  if (item.published_at === null) return <span>Not published</span>
  return <time dateTime={item.published_at}>{formatShortDate(item.published_at, time_zone)}</time>
}
