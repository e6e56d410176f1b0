import { useEffect } from 'react'
import { useSite } from '../data/use-site.ts'

/** Names the browser's tab: `Articles | Happiness First admin`. */
export function useDocumentTitle(title: string): void {
  const { site_name } = useSite()
  useEffect(() => {
    document.title = `${title} | ${site_name} admin`
  }, [title, site_name])
}
