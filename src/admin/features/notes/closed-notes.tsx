import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { articleCalls, recipeCalls } from '../../../domain/content/save-item-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { notesCalls } from '../../../domain/notes/notes-calls.ts'
import { settingChangeCalls } from '../../../domain/site/setting-change-calls.ts'
import { NOTES_MAIL, type NotesMail } from '../../../domain/site/settings.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { refresh, useChange } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'
import { settingsQuery, useSite } from '../../data/use-site.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { SelectField, Switch } from '../../ui/fields.tsx'
import { EmptyState, FailureNote, NotLoaded } from '../../ui/list-states.tsx'
import { closedItemsQuery } from './note-queries.ts'

/** Lists the items under which nothing can be written, and whether that applies to the whole site. */
export function ClosedNotes() {
  const closed = useQuery(closedItemsQuery)
  const { notes_enabled } = useSite()
  if (closed.isError || !closed.data)
    return (
      <NotLoaded
        query={closed}
        failure="We couldn’t load what is closed."
        loading="Loading what is closed..."
      />
    )
  const { items } = closed.data
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          picture="smile"
          title={notes_enabled ? 'Nothing is closed' : 'Notes are closed on the whole site'}
        >
          An article or recipe whose notes you close in its editor is found here.
        </EmptyState>
      ) : (
        <ul aria-label="Closed">
          {items.map((item) => (
            <ClosedItemRow key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      <NoteSettings />
    </>
  )
}

const MAIL_WORDS: Record<NotesMail, string> = {
  daily: 'Once a day, from seven in the morning',
  at_once: 'At once, six letters an hour at most',
  never: 'Never',
}

/** Sets whether readers can write at all, and how the coach is informed (NOTE-DESK-3). */
function NoteSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const save = useChange(settingChangeCalls.change, { failure: 'We couldn’t save that' })
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the settings.</FailureNote>
  if (!data) return <Skeleton className="h-32" />
  const { notes_enabled, notes_mail } = { ...data.settings, ...(save.isPending ? save.variables.body : {}) }
  return (
    <div className="grid gap-4 border-t-[1.5px] border-line px-5 py-4">
      <Switch
        label="Notes on the whole site"
        hint="Off closes every form. What is published stays."
        checked={notes_enabled}
        disabled={save.isPending}
        onChange={(isOn) => save.mutate({ body: { notes_enabled: isOn } })}
      />
      <div className="max-w-90">
        <SelectField
          label="You hear by mail that notes wait"
          options={NOTES_MAIL.map((value) => ({ value, label: MAIL_WORDS[value] }))}
          value={notes_mail}
          disabled={save.isPending}
          onChoose={(chosen) => save.mutate({ body: { notes_mail: chosen } })}
        />
      </div>
    </div>
  )
}

type ClosedItem = z.output<typeof notesCalls.closed.answer>['items'][number]

function ClosedItemRow({ item: { kind, id, title, notes } }: { item: ClosedItem }) {
  const client = useQueryClient()
  const told = {
    failure: 'We couldn’t open its notes again',
    onSuccess: () => {
      showToast({ title: `Notes under “${title}” are open again` })
      return refresh(client, notesCalls.change.stale)
    },
  }
  const article = useChange(articleCalls.update, told)
  const recipe = useChange(recipeCalls.update, told)
  const save = kind === 'article' ? article : recipe
  return (
    <li className="flex items-center justify-between gap-x-4 border-t-[1.5px] border-line px-5 py-2.5 first:border-t-0">
      <div className="min-w-0">
        <p className="font-display text-[1.0625rem] leading-snug font-bold wrap-anywhere">
          <SiteLink href={editPath(kind, id)}>{title}</SiteLink>
        </p>
        <p className="text-small text-muted">{sayStaying(notes, kind === 'article' ? 'question' : 'note')}</p>
      </div>
      <LineButton
        className="flex-none"
        disabled={save.isPending}
        aria-label={`Open the notes under ${title} again`}
        onClick={() => save.mutate({ params: { id }, body: { notes_open: true } })}
      >
        Open again
      </LineButton>
    </li>
  )
}

function sayStaying(count: number, word: string): string {
  if (count === 0) return `No ${word} under it`
  return `${pluralize(count, word)} ${count === 1 ? 'stays' : 'stay'} on its page`
}
