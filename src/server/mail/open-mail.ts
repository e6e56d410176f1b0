import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { RenderLetter } from '../../domain/mail/letters.ts'
import type { Config } from '../config.ts'
import { MailChecker } from './check/mail-checker.ts'
import { type ComposeOptions, createLetterComposer } from './compose-letter.ts'
import { createLetterDelivery, type LetterDelivery } from './deliver-letters.ts'
import type * as EntryLetters from './letters/entry-letters.tsx'
import { createSubscriberLinks, type SubscriberLinks, type SubscriberTokens } from './subscriber-links.ts'
import { createFolderTransport, createSmtpTransport } from './transport.ts'

interface MailOptions extends Omit<ComposeOptions, 'links' | 'mailFrom' | 'coachEmail' | 'signature'> {
  config: Config
  tokens: SubscriberTokens
  log: FastifyBaseLogger
  clock: () => Date
}

interface OpenMail {
  links: SubscriberLinks
  delivery: LetterDelivery
  checker: MailChecker
}

/** Assembles the mail services: links, composing and delivery of letters. */
export function openMail({ config, tokens, log, clock, ...options }: MailOptions): OpenMail {
  const { store, siteUrl } = options
  const { mailFrom, coachEmail, mailUrl, dkimSelectors: selectors, dnsServers } = config
  const links = createSubscriberLinks(tokens, siteUrl)
  const transport = mailUrl
    ? createSmtpTransport(mailUrl)
    : createFolderTransport(join(config.dataDir, 'outbox'))
  const site = { store, siteUrl, mailFrom, coachEmail }
  const checker = new MailChecker({ ...site, clock, log, mailUrl, selectors, dnsServers })
  const signature = () => checker.signature()
  const compose = createLetterComposer({ ...options, ...site, links, signature })
  const delivery = createLetterDelivery({ store, transport, compose, log, clock, pace: config.mailPerMinute })
  return { links, delivery, checker }
}

/** Opens the letters from the build: they are written in JSX, which Node does not run. */
export async function openLetters(root: string): Promise<RenderLetter> {
  const file = join(root, 'dist/server/entry-letters.js')
  if (!existsSync(file)) throw new Error('The site is not built yet: run npm run build')
  return async (letter, site) => {
    // Large, and not needed before the first letter.
    const { renderLetter }: typeof EntryLetters = await import(pathToFileURL(file).href)
    return renderLetter(letter, site)
  }
}
