import type { ImportResult } from '../../../domain/import/import-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/items.ts'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeResult } from './import-words.ts'

const MAX_SHOWN = 100

/** What the import did, with a way to each text. */
export function ResultView({ result }: { result: ImportResult }) {
  const changed = result.items.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')
  const failed = result.items.filter(({ outcome }) => outcome === 'failed')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Note look={failed.length > 0 ? 'bad' : 'good'} title="The import is done" role="status">
        <p>{describeResult(result)}.</p>
        {failed.map(({ title, reason }) => (
          <p key={title}>
            “{title}”: {reason}
          </p>
        ))}
      </Note>
      {result.lost_pictures.length > 0 && (
        <Note look="bad" title="Some pictures couldn’t be fetched">
          <ul className="grid list-disc gap-1 pl-5">
            {result.lost_pictures.slice(0, MAX_SHOWN).map(({ address, reason }) => (
              <li key={address}>
                {address}: {reason}
              </li>
            ))}
          </ul>
          {result.lost_pictures.some(({ address }) => /^https?:/.test(address)) && (
            <p>Import the same file again later, and only the pictures that are still missing are fetched.</p>
          )}
        </Note>
      )}
      {changed.length > 0 && (
        <Panel title="Look them over" padded={false}>
          <ul aria-label="Texts brought in">
            {changed.slice(0, MAX_SHOWN).map(({ kind, id, title, outcome, missing_pictures }) => (
              <li key={`${kind}-${id}`} className="border-t-[1.5px] border-line px-5 text-small">
                <SiteLink
                  href={id === null ? '/admin' : editPath(kind, id)}
                  className="inline-flex min-h-11 items-center font-semibold wrap-anywhere"
                >
                  {title}
                </SiteLink>
                <span className="ml-3 text-muted">
                  {outcome === 'created' ? 'new' : 'changed'}
                  {missing_pictures > 0 && `, without ${pluralize(missing_pictures, 'picture')}`}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  )
}
