import { WRONG_PASSWORD_MESSAGE } from '../../../domain/auth/password.ts'
import { ApiError } from '../../data/api.ts'

const CONNECTION_MESSAGE = 'Unable to connect to the server. Please try again.'

/** What the login says when it failed: the server's sentence, else the form's own (product §16.2). */
export function describeLoginFailure(failure: Error): string {
  if (!(failure instanceof ApiError)) return CONNECTION_MESSAGE
  // Only the API's own refusals speak to her; `HTTP 502` and the like are some proxy's.
  const isSaid = failure.body !== null && !/^HTTP \d+$/.test(failure.message)
  return isSaid ? failure.message : WRONG_PASSWORD_MESSAGE
}
