import { SiteLink } from '../../ui/site-link.tsx'
import { ResultMeta, ResultPicture, ROW_CLASS } from './result-text.tsx'
import type { NewItem } from './start-offers.ts'

/** What is new, in rows that look as results do. */
export function NewItems({ items, onLeave }: { items: readonly NewItem[]; onLeave?: () => void }) {
  return (
    <ul className="-mx-3">
      {items.map((item) => (
        <li key={item.url}>
          <SiteLink href={item.url} onClick={onLeave} className={ROW_CLASS}>
            <ResultPicture result={item} />
            <span className="grid min-w-0 flex-1 content-center gap-0.5">
              <strong className="font-[650] wrap-anywhere">{item.title}</strong>
              <ResultMeta result={item} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
