import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { Config } from '../config.ts'
import { CONNECTION_TIMEOUTS } from './connections.ts'
import { sendError } from './error-handler.ts'
import { readableUrl } from './readable-url.ts'
import { BODY_LIMITS, limitRequestBodies } from './request-bodies.ts'
import { createRequestIds } from './request-ids.ts'

/**
 * The server before it has any routes: how long a request may be and take, and what is said when nothing of ours
 * answers it.
 *
 * @param commonHeaders of every answer, those of failures included
 */
export function createHttpServer(
  config: Config,
  logger: FastifyBaseLogger,
  commonHeaders: Record<string, string>,
): FastifyInstance {
  const server = Fastify({
    // An address that cannot be decoded fails before any handler of ours.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(commonHeaders))
    },
    loggerInstance: logger,
    trustProxy: toTrustProxy(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    bodyLimit: BODY_LIMITS.public,
    genReqId: createRequestIds(),
    forceCloseConnections: 'idle',
    // Who was still let in is still answered.
    return503OnClosing: false,
    requestTimeout: CONNECTION_TIMEOUTS.requestTimeout,
    connectionTimeout: CONNECTION_TIMEOUTS.connectionTimeout,
    keepAliveTimeout: CONNECTION_TIMEOUTS.keepAliveTimeout,
    http: {
      headersTimeout: CONNECTION_TIMEOUTS.headersTimeout,
      connectionsCheckingInterval: CONNECTION_TIMEOUTS.connectionsCheckingInterval,
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
  })
  // The one place for what every answer carries; finished pages, which are sent past the framework, hold it themselves.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders)
    done(
      hasTwoHosts(request.raw) ? new Failure('invalid', 'The request names more than one host.') : undefined,
    )
  })
  limitRequestBodies(server)
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  server.setNotFoundHandler((request, reply) => {
    const error = new Failure('not_found', 'There is nothing at this address.')
    return sendError(error, request, reply)
  })
  return server
}

/** Node takes the first of them, a proxy before us perhaps another (RFC 9112, 3.2: such a request is refused). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** A number stands for so many proxies in front of us, counted from our side. */
function toTrustProxy(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
