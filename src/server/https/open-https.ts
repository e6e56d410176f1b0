import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { SECOND } from '../../domain/time/durations.ts'
import type { Config, HttpsConfig } from '../config.ts'
import { CertificateManager } from './certificate-manager.ts'
import { CertificateStore, type SiteCertificate } from './certificate-store.ts'
import { createPlainPort } from './plain-port.ts'
import { createSecureServer, type SecureServer } from './secure-server.ts'

/** How long unfinished handshakes are waited for. */
const LAST_CONNECTIONS_MS = 1.5 * SECOND

interface HttpsOptions {
  config: Config
  https: HttpsConfig
  /** The site's public origin, without a trailing slash. */
  siteUrl: string
  /** The server that handles decrypted connections. */
  plain: HttpServer
  listen: (server: Server, where: number | { fd: number }) => Promise<void>
  clock: () => Date
  log: FastifyBaseLogger
}

export interface OpenHttps {
  /** Accepts no new connections, and ends the open ones after their last answer. */
  drain(): void
  close(): Promise<void>
}

/** Serves the web's ports and keeps a certificate for them (HTTPS-SERVE-1). While there is none, only port 80 is served. */
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
  const keeper: CertificateManager = new CertificateManager({
    names: [new URL(siteUrl).hostname, ...https.names],
    store,
    obtain: async (names) => {
      // Only when a certificate is requested: the library is large.
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
      // A connection in its handshake has not sent its request yet: it is still served.
      await Promise.race([ended, pause(LAST_CONNECTIONS_MS)])
    },
  }
}
