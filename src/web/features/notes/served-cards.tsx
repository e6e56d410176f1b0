import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicNote } from '../../../domain/notes/note.ts'
import type { RecipePage } from '../../../domain/reads/public-reads.ts'
import { SettingsContext, SiteContext, useSettings, useSite } from '../../data/site-context.ts'
import { NoteCard, placeName } from './note-card.tsx'

/** Lists of notes of so many pages are kept, each of some 20 KB. */
const MAX_KEPT = 200
const kept = new Map<string, string>()

interface ServedCardsProps {
  notes: readonly PublicNote[]
  recipe: RecipePage | null
}

/**
 * The notes as the server sends them: rendered once, and kept by all they depend on, for a page is made anew more often than
 * its notes change (PERF-TIME-4). The browser replaces what was served instead of hydrating it, so that it need not be as React
 * would write it there.
 */
export function ServedCards({ notes, recipe }: ServedCardsProps) {
  const site = useSite()
  const settings = useSettings()
  const { coach_name, look, time_zone } = settings
  const places = notes.map(({ place }) => place && recipe && placeName(place, recipe))
  const key = JSON.stringify([site.today, coach_name, look?.portrait?.small, time_zone, places, notes])
  let html = kept.get(key)
  if (html === undefined) {
    html = renderToStaticMarkup(
      <SiteContext value={site}>
        <SettingsContext value={settings}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} recipe={recipe} />
          ))}
        </SettingsContext>
      </SiteContext>,
    )
    const [oldest] = kept.keys()
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, html)
  }
  return <div className="notes-list" dangerouslySetInnerHTML={{ __html: html }} />
}
