import { useSettings } from '../../data/site-context.ts'
import { usePageUrl } from './head.tsx'

/** Renders the page's address, in print only. */
export function PrintedAddress() {
  const { site_name } = useSettings()
  const url = usePageUrl()
  return (
    <p className="hidden border-t border-ink pt-[2mm] text-[9pt] print:block">{`${site_name}: ${url}`}</p>
  )
}
