import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { RenderLetter } from '../../domain/mail/letter-props.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import type { Config } from '../config.ts'
import { createLetterDelivery, type LetterDelivery } from '../jobs/deliver-letters.ts'
import type { Store } from '../store/database.ts'
import { readSecret } from '../store/secrets.ts'
import { createLetterComposer } from './compose-letter.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { createSubscriberLinks, type SubscriberLinks, SubscriberTokens } from './subscriber-links.ts'

export interface MailOptions {
  config: Config
  store: Store
  settings: () => Promise<SiteSettings>
  renderLetter: RenderLetter
  siteUrl: string
  log: FastifyBaseLogger
  clock: () => Date
}

export interface OpenMail {
  tokens: SubscriberTokens
  links: SubscriberLinks
  delivery: LetterDelivery
}

/** Everything that has to do with letters, put together: how their links are made, and how they leave. */
export async function openMail(options: MailOptions): Promise<OpenMail> {
  const { config, store, settings, renderLetter, siteUrl, log, clock } = options
  const tokens = new SubscriberTokens(await readSecret(store, 'newsletter'))
  const links = createSubscriberLinks(tokens, siteUrl)
  const transport = config.mailUrl
    ? createSmtpTransport(config.mailUrl)
    : createFolderTransport(join(config.dataDir, 'outbox'))
  const { mailFrom } = config
  const compose = createLetterComposer({ store, settings, renderLetter, links, siteUrl, mailFrom })
  const delivery = createLetterDelivery({ store, transport, compose, log, clock, pace: config.mailPerMinute })
  return { tokens, links, delivery }
}
