import type { InboxMessage } from '../../../domain/admin/inbox.ts'
import { DeliveryState } from '../outbox/delivery-state.tsx'
import { nameMessageLetter } from './message-words.ts'

/** What became of the letters a message led to. */
export function MessageLetters({ message }: { message: InboxMessage }) {
  if (message.letters.length === 0) {
    return (
      <p className="text-small text-muted">
        {message.state === 'spam'
          ? 'No letter was sent because of it: it looked like spam.'
          : 'No letter was sent because of it.'}
      </p>
    )
  }
  return (
    <ul className="grid gap-4">
      {message.letters.map((letter) => {
        const name = nameMessageLetter(letter.kind, message.first_name)
        return (
          <li key={letter.id} className="grid gap-1.5">
            <p className="text-small font-semibold wrap-anywhere">{name}</p>
            <DeliveryState delivery={letter} name={name} />
          </li>
        )
      })}
    </ul>
  )
}
