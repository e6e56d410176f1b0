import type { Overview } from '../../../domain/admin/overview.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { Panel } from '../../ui/panel.tsx'
import { NamedItemLink } from './named-item-link.tsx'

/** What is read most, as bars; for a screen reader a numbered list with its counts. */
export function MostRead({ items }: { items: Overview['most_read'] }) {
  const most = Math.max(1, ...items.map(({ view_count }) => view_count))
  return (
    <Panel title="Most read" className="md:max-xl:col-span-2">
      {items.length === 0 ? (
        <p className="text-small text-muted">Views are counted from the first reader on.</p>
      ) : (
        <ol className="grid grid-cols-1 gap-3">
          {items.map((item) => (
            <li key={`${item.type}-${item.id}`} className="grid grid-cols-1 gap-1.5 text-small">
              <div className="flex items-baseline justify-between gap-4">
                <NamedItemLink item={item} />
                <span className="flex-none text-label text-muted tabular-nums">
                  {pluralize(item.view_count, 'view')}
                </span>
              </div>
              <div aria-hidden className="h-2 rounded-pill bg-mute-bg">
                <div
                  className="h-full min-w-2 rounded-pill bg-ok"
                  style={{ width: `${(100 * item.view_count) / most}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
