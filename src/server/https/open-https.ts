import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../domain/time/durations.ts'
import type { Config, HttpsConfig } from '../config.ts'
import { CertificateKeeper } from './certificate-keeper.ts'
import { CertificateStore, type SiteCertificate } from './certificate-store.ts'
import { createPlainPort } from './plain-port.ts'
import { createSecureServer, type SecureServer } from './secure-server.ts'

/** How long connections that are being made are waited for. */
const LAST_CONNECTIONS_MS = 1.5 * SECOND

interface HttpsOptions {
  config: Config
  https: HttpsConfig
  /** The site's public origin, without a slash at the end. */
  siteUrl: string
  /** The server that answers; it gets what has been decrypted. */
  plain: HttpServer
  listen: (server: Server, where: number | { fd: number }) => Promise<void>
  clock: () => Date
  log: FastifyBaseLogger
}

export interface OpenHttps {
  /** Takes no new connections, and ends those that are open with their last answer. */
  drain(): void
  close(): Promise<void>
}

/**
 * Answers on the ports of the web and keeps a certificate for it (HTTPS-SERVE-1). Without one yet, port 80 alone is
 * answered.
 */
export async function openHttps(options: HttpsOptions): Promise<OpenHttps> {
  const { config, https, siteUrl, plain, listen, clock, log } = options
  const store = new CertificateStore(config.dataDir)
  let secure: SecureServer | null = null
  let ended: Promise<unknown> = Promise.resolve()
  const show = async (certificate: SiteCertificate) => {
    if (secure) return secure.show(certificate)
    const made = createSecureServer(plain, certificate)
    await listen(made.server, https.securePort)
    ended = once(made.server, 'close')
    secure = made
  }
  const keeper: CertificateKeeper = new CertificateKeeper({
    names: [new URL(siteUrl).hostname, ...https.names],
    store,
    obtain: async (names) => {
      // Only where a certificate is asked for: the library is large.
      const { makeAccountKey, obtainCertificate } = await import('./acme.ts')
      return obtainCertificate(names, {
        directory: https.directory,
        accountKey: await store.readAccountKey(makeAccountKey),
        email: https.email,
        answerChallenge: port.answerChallenge,
      })
    },
    isRenewalDue: async ({ chain }) => {
      const { isRenewalDue } = await import('./acme.ts')
      return isRenewalDue(https.directory, chain, clock())
    },
    onCertificate: show,
    clock,
    log,
  })
  const port = createPlainPort({
    siteUrl,
    hasCertificate: () => keeper.hasCertificate,
    trouble: async () => {
      const { sentence, do: todo } = await store.readLastTry()
      return sentence === null || todo === null ? null : { sentence, do: todo }
    },
    log,
  })
  await listen(port.server, https.plainPort)
  await keeper.start()
  return {
    drain: () => {
      port.server.close()
      secure?.drain()
    },
    close: async () => {
      await keeper.close()
      port.server.closeAllConnections()
      port.server.close()
      secure?.drain()
      plain.closeIdleConnections()
      // A connection that is being made has asked for nothing yet: it is heard all the same.
      await Promise.race([ended, pause(LAST_CONNECTIONS_MS)])
    },
  }
}
