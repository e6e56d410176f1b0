import type { DeliveryFailure } from '../../domain/mail/delivery.ts'

/** A letter ready to go. */
export interface Mail {
  /** Names the letter for good: a second delivery of the same one carries the same id. */
  messageId: string
  from: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** What it is signed with (RFC 6376). */
  dkim?: { domainName: string; keySelector: string; privateKey: string }
}

/** A way mail leaves the house. */
export interface MailTransport {
  kind: 'smtp' | 'folder'
  /**
   * Hands a letter over; when it resolves, the other side has taken it.
   *
   * @param name says which letter it is where files are written
   * @throws MailRefused with what the other side said
   */
  send(mail: Mail, name: string): Promise<void>
  close(): void
}

/** A letter the other side did not take. */
export class MailRefused extends Error {
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, options?: ErrorOptions) {
    super(failure.reason, options)
    this.name = 'MailRefused'
    this.failure = failure
  }
}

/**
 * Puts off the opening of something large, here the mail library, until it is first needed.
 *
 * @returns `open`, which gives the same one each time, and `close`, which does nothing to what was never opened
 */
export function lazy<T extends { close(): void }>(make: () => Promise<T>) {
  let opened: Promise<T> | null = null
  return {
    open: (): Promise<T> => {
      opened ??= make()
      return opened
    },
    close: (): void => {
      // A failed opening was reported to its caller already.
      opened?.then((one) => one.close()).catch(() => undefined)
    },
  }
}
