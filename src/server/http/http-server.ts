import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, {
  type ConnectionError,
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
} from 'fastify'
import { Failure } from '../../domain/errors.ts'
import type { Config } from '../config.ts'
import { CONNECTION_TIMEOUTS } from './connections.ts'
import { describeRefusal, sendError } from './error-handler.ts'
import { BODY_LIMITS, limitRequestBodies } from './request-bodies.ts'

/** Names for requests, unlike those of every other process and start: a word of this process's own, and a number. */
function createRequestIds(): () => string {
  const word = randomBytes(4).toString('hex')
  let number = 0
  return () => `${word}-${(++number).toString(36)}`
}

/** Of a request's line and headers together, in bytes: a search may be for any text. */
const MAX_HEADER_BYTES = 64 * 1024
/**
 * PostgreSQL takes no NUL. In a path a stranger's becomes the sign for what cannot be read, in a parameter a control
 * character like any other, which counts as a space or is refused.
 */
const NUL = /%00/g
const UNREADABLE = '%EF%BF%BD'
const CONTROL = '%01'
const FOR_PROGRAMS = /^\/(api|media)(\/|$)/
/** What stands before the path where a request names the whole address, as those to a proxy do (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?]*\/?/i

/**
 * A page's address as it can be read: one whose escapes mean nothing (`/50%-off`) is taken by its letters, so that
 * a reader who follows it gets the page that says there is nothing there. Programs are told that they wrote it wrongly.
 * No path and no parameter holds a NUL.
 */
export function readableUrl(target: string): string {
  const [, written = '', query = ''] = /^([^?]*)(.*)$/s.exec(target.replace(ORIGIN, '/')) ?? []
  const path = written.replace(NUL, UNREADABLE)
  const isReadable = FOR_PROGRAMS.test(path) || canBeDecoded(path)
  return (isReadable ? path : path.replaceAll('%', '%25')) + query.replace(NUL, CONTROL)
}

function canBeDecoded(path: string): boolean {
  try {
    // Its result has to be used: the bundler drops a call made only for what it may throw.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

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
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, commonHeaders),
    genReqId: createRequestIds(),
    forceCloseConnections: 'idle',
    // Who was still let in is still answered.
    return503OnClosing: false,
    requestTimeout: CONNECTION_TIMEOUTS.requestTimeout,
    connectionTimeout: CONNECTION_TIMEOUTS.connectionTimeout,
    keepAliveTimeout: CONNECTION_TIMEOUTS.keepAliveTimeout,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: CONNECTION_TIMEOUTS.headersTimeout,
      connectionsCheckingInterval: CONNECTION_TIMEOUTS.connectionsCheckingInterval,
    },
    // Each area says by what its schemas are read. Fastify's own ways would load Ajv: 2 MB that nothing here uses.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
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
  acceptEmptyJson(server)
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  server.setNotFoundHandler((request, reply) => {
    const error = new Failure('not_found', 'There is nothing at this address.')
    return sendError(error, request, reply)
  })
  return server
}

/** A request that names JSON as its type and has no body is one without a body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
}

const UNREADABLE_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what is no request that Node could read, for which there is no reply of the framework (API-ERROR-1). */
function answerUnreadable(
  error: ConnectionError,
  socket: Socket,
  commonHeaders: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = UNREADABLE_STATUS[error.code] ?? 400
  const body = JSON.stringify(describeRefusal(status))
  const headers = {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  // The words behind a status may be left out (RFC 9112, 4).
  if (socket.writable) socket.write(`HTTP/1.1 ${status} \r\n${head.join('')}\r\n${body}`)
  socket.destroy(error)
}

function refuseSchemas(): never {
  throw new Error('A route has a schema, and its area no compiler for schemas')
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
