import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../src/domain/auth/password.ts'
import { dropSecondFactor, makePassword, setAdminPassword } from '../src/server/auth/admin-password.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../src/server/auth/password-hash.ts'
import { type Config, ConfigError, readProcessConfig } from '../src/server/config.ts'
import { makeFolder } from '../src/server/make-folder.ts'
import { prepareStore } from '../src/server/prepare-store.ts'
import { keepFilesPrivate } from '../src/server/private-files.ts'
import { isUnavailable } from '../src/server/store/database.ts'
import { readHidden } from './read-hidden.ts'

const USAGE = `Sets the admin's password and logs everyone out.

  npm run admin:password                  asks for it, or reads it when it is piped in
  npm run admin:password NEW-PASSWORD     takes this one
  npm run admin:password -- --generate    makes one and shows it
  npm run admin:password -- --no-second-factor
                                          switches the second step of the login off, for somebody who has lost her
                                          phone and her recovery codes; the password stays, unless one is given`

/** An error the coach can put right; told in one line. */
class UsageError extends Error {}

interface Choice {
  /** Null leaves the one there is. */
  password: string | null
  generated: boolean
  dropSecondFactor: boolean
}

/** @throws UsageError when it cannot be a password, or the arguments make no sense */
async function choosePassword(): Promise<Choice | 'help'> {
  const { values, positionals } = readArguments()
  if (values.help) return 'help'
  const dropSecondFactor = values['no-second-factor']
  if (values.generate) {
    if (positionals.length > 0) throw new UsageError('Either give a password or have one made, not both.')
    return { password: makePassword(), generated: true, dropSecondFactor }
  }
  if (dropSecondFactor && positionals.length === 0) {
    return { password: null, generated: false, dropSecondFactor }
  }
  // Words that the shell took apart belong together.
  const given = positionals.length > 0 ? positionals.join(' ') : await askForPassword()
  if (given === null) return { password: makePassword(), generated: true, dropSecondFactor }
  const password = normalizePassword(given)
  if (!isPassword(password)) {
    const { min, max } = PASSWORD_LENGTH
    throw new UsageError(`A password has ${min} to ${max} characters. Nothing was changed.`)
  }
  return { password, generated: false, dropSecondFactor }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        generate: { type: 'boolean' },
        'no-second-factor': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    })
    // Without the two dashes in between, npm keeps the option for itself and only leaves this behind.
    const generate = values.generate || process.env.npm_config_generate === 'true'
    const { npm_config_second_factor: kept } = process.env
    const dropped = values['no-second-factor'] || kept === '' || kept === 'false'
    return { values: { ...values, generate, 'no-second-factor': dropped }, positionals }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** Null without a terminal and without piped input. */
async function askForPassword(): Promise<string | null> {
  const { stdin } = process
  if (!stdin.isTTY) return (await text(stdin)) || null
  const password = await readHidden(stdin, 'New password (what you type is not shown): ')
  if (password === null) throw new UsageError('Nothing was changed.')
  if ((await readHidden(stdin, 'The same again: ')) !== password) {
    throw new UsageError('The two were not the same. Nothing was changed.')
  }
  return password
}

/** Gives whether a second step was switched off. */
async function storeChoice(config: Config, { password, dropSecondFactor: drop }: Choice): Promise<boolean> {
  makeFolder(config.dataDir)
  const store = await prepareStore(config, { now: new Date(), say: console.log })
  try {
    const now = new Date().toISOString()
    const dropped = drop && (await dropSecondFactor(store.db, now))
    if (password !== null) await setAdminPassword(store.db, password, now)
    return dropped
  } finally {
    await store.close()
  }
}

async function main(): Promise<void> {
  const choice = await choosePassword()
  if (choice === 'help') {
    console.log(USAGE)
    return
  }
  const config = readProcessConfig()
  const dropped = await storeChoice(config, choice)
  if (choice.generated) console.log(`Password: ${choice.password}`)
  if (choice.dropSecondFactor) {
    console.log(
      dropped
        ? 'The second step of the login is switched off, and whoever was logged in has to log in again.'
        : 'The second step of the login was not switched on.',
    )
  }
  if (choice.password === null) return
  const place = config.databaseUrl === null ? config.dataDir : 'the PostgreSQL database'
  console.log(`The admin's password is changed in ${place}. Whoever was logged in has to log in again.`)
  // Who sits at the machine itself decides; in the browser it is refused.
  if (await isCommonPassword(choice.password)) console.log(`${COMMON_PASSWORD_MESSAGE}.`)
  if (config.adminPassword !== null && config.adminPassword !== choice.password) {
    console.log('ADMIN_PASSWORD is set too: the next start makes it the password again. Change or remove it.')
  }
}

keepFilesPrivate()
try {
  await main()
} catch (error) {
  if (error instanceof UsageError || error instanceof ConfigError) console.error(error.message)
  else if (isUnavailable(error)) console.error('The database cannot be reached: is DATABASE_URL right?')
  else throw error
  process.exitCode = 1
}
