import { text } from 'node:stream/consumers'
import type { ReadStream } from 'node:tty'
import { welcomeAddress } from '../domain/auth/admin-paths.ts'
import { isPassword, normalizePassword, PASSWORD_LENGTH } from '../domain/auth/password.ts'
import { disableSecondFactor, makePassword, setAdminPassword } from '../server/auth/admin-password.ts'
import { COMMON_PASSWORD_MESSAGE, isCommonPassword } from '../server/auth/password-hash.ts'
import { makeAnotherLink } from '../server/auth/welcome.ts'
import { type Config, ConfigError, readProcessConfig } from '../server/config.ts'
import { makeFolder } from '../server/files.ts'
import { prepareStore } from '../server/prepare-store.ts'
import { findPasswordHash } from '../server/store/auth/secrets.ts'
import { isUnavailable, type Store } from '../server/store/database.ts'
import { CommandError, defineCommand, type Given, NOT_KEPT, UsageError } from './command.ts'

type OptionName = 'first' | 'generate' | 'link' | 'no-second-factor'

interface Choice {
  /** Null keeps the present one. */
  password: string | null
  generated: boolean
  disableSecondFactor: boolean
}

export const command = defineCommand<OptionName>({
  name: 'password',
  summary: 'Sets the admin’s password and logs everyone out.',
  forms: {
    '': 'asks for it, or reads it when it is piped in',
    'NEW-PASSWORD': 'takes this one',
    '--generate': 'makes one and shows it',
    '--link':
      'prints a link with which the coach sets it, within 24 hours; with --first only where there is none yet',
    '--no-second-factor':
      'switches the second step of the login off, where phone and recovery codes are lost',
  },
  options: {
    generate: () => process.env.npm_config_generate === 'true',
    first: NOT_KEPT,
    link: () => process.env.npm_config_link === 'true',
    'no-second-factor': () => ['', 'false'].includes(process.env.npm_config_second_factor ?? 'on'),
  },
  note: 'Without the second step the password stays, unless one is given.',
  maxWords: Number.POSITIVE_INFINITY,
  async run(given) {
    if (given.has('link')) return printLink(given)
    const choice = await choosePassword(given)
    const config = readProcessConfig()
    const dropped = await storeChoice(config, choice)
    if (choice.generated) console.log(`Password: ${choice.password}`)
    if (choice.disableSecondFactor) {
      console.log(
        dropped
          ? 'The second step of the login is switched off, and whoever was logged in has to log in again.'
          : 'The second step of the login was not switched on.',
      )
    }
    if (choice.password === null) return 0
    const place = config.databaseUrl === null ? config.dataDir : 'the PostgreSQL database'
    console.log(`The admin's password is changed in ${place}. Whoever was logged in has to log in again.`)
    // Only a warning at the machine itself, where its owner decides; in the browser it is refused.
    if (await isCommonPassword(choice.password)) console.log(`${COMMON_PASSWORD_MESSAGE}.`)
    if (config.adminPassword !== null && config.adminPassword !== choice.password) {
      console.log(
        'ADMIN_PASSWORD is set too: the next start makes it the password again. Change or remove it.',
      )
    }
    return 0
  },
})

/** @throws UsageError when the options contradict each other */
async function printLink({ words, has }: Given<OptionName>): Promise<number> {
  if (words.length > 0 || has('generate') || has('no-second-factor')) {
    throw new UsageError('A link is printed by itself: the password is set where it is opened.')
  }
  const config = readProcessConfig()
  const token = await withStore(config, async (db) =>
    has('first') && (await findPasswordHash(db)) !== null
      ? null
      : makeAnotherLink(db, new Date().toISOString()),
  )
  if (token === null) {
    console.log('There is a password already.')
    return 0
  }
  console.log(welcomeAddress(config.siteUrl ?? `http://localhost:${config.port}`, token))
  console.log('It works once, within 24 hours. Links printed before it work no more.')
  if (config.adminPassword !== null) {
    console.log('ADMIN_PASSWORD is set too: the next start makes it the password again. Change or remove it.')
  }
  return 0
}

/** @throws CommandError when the password is invalid, UsageError when the options contradict each other */
async function choosePassword({ words, has }: Given<OptionName>): Promise<Choice> {
  const choice = { generated: false, disableSecondFactor: has('no-second-factor') }
  const made = () => ({ ...choice, password: makePassword(), generated: true })
  if (has('generate')) {
    if (words.length > 0) throw new UsageError('Either give a password or have one made, not both.')
    return made()
  }
  if (choice.disableSecondFactor && words.length === 0) return { ...choice, password: null }
  // Joins the words that the shell has split.
  const typed = words.length > 0 ? words.join(' ') : await askForPassword()
  if (typed === null) return made()
  const password = normalizePassword(typed)
  if (!isPassword(password)) {
    const { min, max } = PASSWORD_LENGTH
    throw new CommandError(`A password has ${min} to ${max} characters. Nothing was changed.`)
  }
  return { ...choice, password }
}

/** Null without a terminal and without piped input. */
async function askForPassword(): Promise<string | null> {
  const { stdin } = process
  if (!stdin.isTTY) return (await text(stdin)) || null
  const password = await readHidden(stdin, 'New password (what you type is not shown): ')
  if (password === null) throw new CommandError('Nothing was changed.')
  if ((await readHidden(stdin, 'The same again: ')) !== password) {
    throw new CommandError('The two were not the same. Nothing was changed.')
  }
  return password
}

/** Resolves with whether a second factor was switched off. */
function storeChoice(config: Config, { password, disableSecondFactor: drop }: Choice): Promise<boolean> {
  return withStore(config, async (db) => {
    const now = new Date().toISOString()
    const dropped = drop && (await disableSecondFactor(db, now))
    if (password !== null) await setAdminPassword(db, password, now)
    return dropped
  })
}

/** @throws CommandError when the database cannot be reached */
async function withStore<T>(config: Config, work: (db: Store) => Promise<T>): Promise<T> {
  makeFolder(config.dataDir)
  try {
    const store = await prepareStore(config, { now: new Date(), say: console.log })
    try {
      return await work(store.db)
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof ConfigError || !isUnavailable(error)) throw error
    throw new CommandError('The database cannot be reached: is DATABASE_URL right?')
  }
}

const ENTER = /[\r\n]/
const INTERRUPT = '\u0003'
const END = '\u0004'
const BACKSPACE = ['\u0008', '\u007f']

/**
 * Reads a line from the terminal without echoing it.
 *
 * @returns the line; null when cancelled (Ctrl-C, Ctrl-D)
 */
function readHidden(terminal: ReadStream, question: string): Promise<string | null> {
  // Echo must be off before the question is visible.
  terminal.setRawMode(true).setEncoding('utf8').resume()
  process.stdout.write(question)
  return new Promise((resolve) => {
    const typed: string[] = []
    const finish = (answer: string | null) => {
      terminal.off('data', read).setRawMode(false).pause()
      process.stdout.write('\n')
      resolve(answer)
    }
    const read = (chunk: string | Buffer) => {
      for (const sign of chunk.toString()) {
        if (ENTER.test(sign)) return finish(typed.join(''))
        if (sign === INTERRUPT || sign === END) return finish(null)
        if (BACKSPACE.includes(sign)) typed.pop()
        else typed.push(sign)
      }
    }
    terminal.on('data', read)
  })
}
