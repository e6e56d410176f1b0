import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { articleCalls } from '../../../domain/content/article-calls.ts'
import { recipeCalls } from '../../../domain/content/recipe-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { notesCalls } from '../../../domain/notes/notes-calls.ts'
import { Button } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { refresh, useChange } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'

type ClosedItem = z.output<typeof notesCalls.closed.answer>['items'][number]

/** An item whose notes are closed, and the way to open them again. */
export function ClosedItemRow({ item: { kind, id, title, notes } }: { item: ClosedItem }) {
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
      <Button
        look="line"
        size="small"
        className="flex-none"
        disabled={save.isPending}
        aria-label={`Open the notes under ${title} again`}
        onClick={() => save.mutate({ params: { id }, body: { notes_open: true } })}
      >
        Open again
      </Button>
    </li>
  )
}

function sayStaying(count: number, word: string): string {
  if (count === 0) return `No ${word} under it`
  return `${pluralize(count, word)} ${count === 1 ? 'stays' : 'stay'} on its page`
}
