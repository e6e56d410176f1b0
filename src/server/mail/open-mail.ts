import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { RenderLetter } from '../../domain/mail/letters.ts'
import type { PlanDay } from '../../domain/newsletter/plan.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import type { Config } from '../config.ts'
import type { Store } from '../store/database.ts'
import { createLetterComposer } from './compose-letter.ts'
import { createLetterDelivery, type LetterDelivery } from './deliver-letters.ts'
import { createFolderTransport } from './folder-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { createSubscriberLinks, type SubscriberLinks, type SubscriberTokens } from './subscriber-links.ts'

export interface MailOptions {
  config: Config
  store: Store
  settings: () => Promise<SiteSettings>
  renderLetter: RenderLetter
  tokens: SubscriberTokens
  planDays: readonly PlanDay[]
  siteUrl: string
  log: FastifyBaseLogger
  clock: () => Date
}

export interface OpenMail {
  links: SubscriberLinks
  delivery: LetterDelivery
}

/** Everything that has to do with letters, put together: how their links are made, and how they leave. */
export function openMail(options: MailOptions): OpenMail {
  const { config, store, settings, renderLetter, tokens, planDays, siteUrl, log, clock } = options
  const links = createSubscriberLinks(tokens, siteUrl)
  const transport = config.mailUrl
    ? createSmtpTransport(config.mailUrl)
    : createFolderTransport(join(config.dataDir, 'outbox'))
  const { mailFrom } = config
  const compose = createLetterComposer({ store, settings, renderLetter, links, siteUrl, mailFrom, planDays })
  const delivery = createLetterDelivery({ store, transport, compose, log, clock, pace: config.mailPerMinute })
  return { links, delivery }
}
