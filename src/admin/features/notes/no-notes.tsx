import type { NotesMail } from '../../../domain/site/settings.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { EmptyState } from '../../ui/list-states.tsx'
import type { NoteFilter } from './note-queries.ts'
import type { NoteTab } from './note-words.ts'

const HEARD: Record<NotesMail, string> = {
  daily: 'You hear by mail once a day when something waits.',
  at_once: 'You hear by mail as soon as something waits.',
  never: 'No mail tells you when something waits.',
}

const NONE: Record<Exclude<NoteTab, 'waiting'>, { title: string; text: string }> = {
  published: {
    title: 'Nothing is published',
    text: 'Notes you publish stand under their recipe or article.',
  },
  answered: { title: 'Nothing was answered by mail only', text: 'Such notes are on no page.' },
  spam: { title: 'No spam', text: 'What looks like spam is held apart here for 90 days.' },
  closed: { title: 'Nothing is closed', text: '' },
}

export function NoNotes({ filter: { q, state }, onClear }: { filter: NoteFilter; onClear: () => void }) {
  const { notes_mail } = useSite()
  if (q !== '')
    return (
      <EmptyState
        picture="glass"
        title="No notes found"
        action={<LineButton onClick={onClear}>Show what waits</LineButton>}
      >
        Try adjusting your search terms.
      </EmptyState>
    )
  if (state === 'waiting')
    return (
      <EmptyState picture="smile" title="All read">
        {HEARD[notes_mail]}{' '}
        <SiteLink href="/admin/notes?state=closed" className="text-accent-text">
          Change that
        </SiteLink>
      </EmptyState>
    )
  return (
    <EmptyState picture="letterbox" title={NONE[state].title}>
      {NONE[state].text}
    </EmptyState>
  )
}
