import type { AcmeFailure } from '../../domain/https/certificates.ts'

/** The authority gave no certificate. Apart from its library, so that no failure waits for that to be loaded. */
export class AcmeError extends Error {
  override name = 'AcmeError'
  readonly failure: AcmeFailure
  /** The name it is about; null where it is about none. */
  readonly host: string | null
  /** How long the authority asks to wait, in milliseconds; null where it does not. */
  readonly retryAfter: number | null

  constructor(failure: AcmeFailure, host: string | null, retryAfter: number | null, options?: ErrorOptions) {
    super(failure.detail, options)
    this.failure = failure
    this.host = host
    this.retryAfter = retryAfter
  }
}
