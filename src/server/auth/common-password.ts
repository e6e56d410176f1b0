/** Said to whoever chooses one. */
export const COMMON_PASSWORD_MESSAGE =
  'This is one of the passwords that are guessed first. Please choose another one'

/**
 * Whether a password is among the nearly fifty thousand that are used, and so guessed, most (ASVS 5.0, 6.2.4); capital
 * letters make no difference. The list is loaded when it is first asked for: few processes ever do.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(password.toLowerCase())
}
