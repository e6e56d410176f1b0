import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../src/domain/auth/password.ts'
import { makePassword, setAdminPassword } from '../src/server/auth/admin-password.ts'
import { type Config, ConfigError, readProcessConfig } from '../src/server/config.ts'
import { makeFolder } from '../src/server/make-folder.ts'
import { isUnavailable, openStore } from '../src/server/store/database.ts'
import { migrate } from '../src/server/store/migrate.ts'
import { readHidden } from './read-hidden.ts'

const USAGE = `Sets the admin's password and logs everyone out.

  npm run admin:password                  asks for it, or reads it when it is piped in
  npm run admin:password NEW-PASSWORD     takes this one
  npm run admin:password -- --generate    makes one and shows it`

/** Something she can put right; said in one line. */
class UsageError extends Error {}

interface Choice {
  password: string
  generated: boolean
}

/** @throws UsageError when it cannot be a password, or the arguments make no sense */
async function choosePassword(): Promise<Choice | 'help'> {
  const { values, positionals } = readArguments()
  if (values.help) return 'help'
  if (values.generate) {
    if (positionals.length > 0) throw new UsageError('Either give a password or have one made, not both.')
    return { password: makePassword(), generated: true }
  }
  // Words that the shell took apart belong together.
  const given = positionals.length > 0 ? positionals.join(' ') : await askForPassword()
  if (given === null) return { password: makePassword(), generated: true }
  const password = normalizePassword(given)
  if (!isPassword(password)) {
    const { min, max } = PASSWORD_LENGTH
    throw new UsageError(`A password has ${min} to ${max} characters. Nothing was changed.`)
  }
  return { password, generated: false }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { generate: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    })
    // Without the two dashes in between, npm keeps the option for itself and only leaves this behind.
    const generate = values.generate || process.env.npm_config_generate === 'true'
    return { values: { ...values, generate }, positionals }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** Null when nobody is there to be asked and nothing is piped in. */
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

async function storePassword(config: Config, password: string): Promise<void> {
  makeFolder(config.dataDir)
  const store = await openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  try {
    await migrate(store)
    await setAdminPassword(store.db, password, new Date().toISOString())
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
  await storePassword(config, choice.password)
  if (choice.generated) console.log(`Password: ${choice.password}`)
  const place = config.databaseUrl === null ? config.dataDir : 'the PostgreSQL database'
  console.log(`The admin's password is changed in ${place}. Whoever was logged in has to log in again.`)
  if (config.adminPassword !== null && config.adminPassword !== choice.password) {
    console.log('ADMIN_PASSWORD is set too: the next start makes it the password again. Change or remove it.')
  }
}

try {
  await main()
} catch (error) {
  if (error instanceof UsageError || error instanceof ConfigError) console.error(error.message)
  else if (isUnavailable(error)) console.error('The database cannot be reached: is DATABASE_URL right?')
  else throw error
  process.exitCode = 1
}
