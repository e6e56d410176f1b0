import type { MailHealth } from '../../../domain/admin/outbox.ts'

/** How mail is doing, in one sentence. */
export function describeHealth({ transport, healthy, last_sent_at, last_error }: MailHealth): {
  look: 'info' | 'good' | 'bad'
  words: string
} {
  if (!healthy && last_error !== null)
    return { look: 'bad', words: `The last letter was not taken: ${last_error}` }
  if (transport === 'folder')
    return { look: 'info', words: 'Letters are written as files because no mail server is set up.' }
  return { look: 'good', words: last_sent_at ? 'Mail is working.' : 'No letter has gone out yet.' }
}
