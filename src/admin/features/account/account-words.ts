import type { Account } from '../../../domain/auth/account-calls.ts'

/** How safe the login is, in two sentences: where else it is open, and what guards it. */
export function describeAccount({
  sessions,
  second_factor,
}: Pick<Account, 'sessions' | 'second_factor'>): string {
  const others = sessions.filter(({ is_this }) => !is_this).length
  const where =
    others === 0
      ? 'You’re logged in here only.'
      : `You’re logged in here and in ${others} other ${others === 1 ? 'place' : 'places'}.`
  return `${where} ${second_factor.since !== null ? 'A code is asked for as well as the password.' : 'Only the password protects your login.'}`
}
