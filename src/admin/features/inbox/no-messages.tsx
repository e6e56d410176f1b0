import { Button } from '../../../web/ui/button.tsx'
import { EmptyState } from '../../ui/list-states.tsx'
import type { InboxFilter } from './inbox-queries.ts'

const NONE = {
  unread: { title: 'Nothing unread', text: 'You have seen to every message.' },
  read: { title: 'Nothing read', text: 'A message you open and leave open to answer is found here.' },
  answered: { title: 'No answered messages', text: 'Those you reply to are kept here.' },
  archived: { title: 'The archive is empty', text: 'What you put away is kept here.' },
  spam: { title: 'No spam', text: 'What looks like spam is set aside here, and never deleted unseen.' },
}

/** Why the inbox is empty. */
export function NoMessages({ filter, onClear }: { filter: InboxFilter; onClear: () => void }) {
  if (filter.q === '' && filter.state === null) {
    return (
      <EmptyState title="No messages yet">
        What visitors write in your contact form arrives here, and by mail.
      </EmptyState>
    )
  }
  const { title, text } =
    filter.q !== '' || filter.state === null
      ? { title: 'No messages found', text: 'Try adjusting your search terms.' }
      : NONE[filter.state]
  return (
    <EmptyState
      title={title}
      action={
        <Button look="line" size="small" onClick={onClear}>
          Show all messages
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
