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

/** Creates request ids, unique across processes and starts: a random word per process, and a number. */
function createRequestIds(): () => string {
  const word = randomBytes(4).toString('hex')
  let number = 0
  return () => `${word}-${(++number).toString(36)}`
}

/** Maximum of a request's line and headers together, in bytes: a search may contain any text. */
const MAX_HEADER_BYTES = 64 * 1024
/**
 * PostgreSQL rejects NUL. In a path it becomes the replacement character, in a parameter an ordinary control character,
 * which counts as a space or is refused.
 */
const NUL = /%00/g
const UNREADABLE = '%EF%BF%BD'
const CONTROL = '%01'
const FOR_PROGRAMS = /^\/(api|media)(\/|$)/
/** The origin in a request for an absolute URL, as sent to a proxy (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?]*\/?/i

/**
 * Returns a page's address in decodable form: an invalid escape (`/50%-off`) is taken literally, so that a reader who
 * follows it gets the not-found page. Programs get an error. No path and no parameter contains a NUL.
 */
export function toDecodableUrl(target: string): string {
  const [, written = '', query = ''] = /^([^?]*)(.*)$/s.exec(target.replace(ORIGIN, '/')) ?? []
  const path = written.replace(NUL, UNREADABLE)
  const isReadable = FOR_PROGRAMS.test(path) || canBeDecoded(path)
  return (isReadable ? path : path.replaceAll('%', '%25')) + query.replace(NUL, CONTROL)
}

function canBeDecoded(path: string): boolean {
  try {
    // The result must be used: the bundler drops calls made only because they may throw.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/**
 * Creates the server without routes: its limits for requests, and the answers to requests no route handles.
 *
 * @param commonHeaders headers of every answer, failures included
 */
export function createHttpServer(
  config: Config,
  logger: FastifyBaseLogger,
  commonHeaders: Record<string, string>,
): FastifyInstance {
  const server = Fastify({
    // An address that cannot be decoded fails before any handler.
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply.headers(commonHeaders))
    },
    loggerInstance: logger,
    trustProxy: toTrustProxy(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => toDecodableUrl(url),
    bodyLimit: BODY_LIMITS.public,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, commonHeaders),
    genReqId: createRequestIds(),
    forceCloseConnections: 'idle',
    // Requests already accepted are still answered.
    return503OnClosing: false,
    requestTimeout: CONNECTION_TIMEOUTS.requestTimeout,
    connectionTimeout: CONNECTION_TIMEOUTS.connectionTimeout,
    keepAliveTimeout: CONNECTION_TIMEOUTS.keepAliveTimeout,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: CONNECTION_TIMEOUTS.headersTimeout,
      connectionsCheckingInterval: CONNECTION_TIMEOUTS.connectionsCheckingInterval,
    },
    // Each area sets its own schema compiler. Fastify's default would load Ajv: 2 MB that nothing here uses.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({
      disableRequestLogging: config.logLevel !== 'debug' && config.logLevel !== 'trace',
    }),
  })
  // The one place for headers of every answer; cached pages, which bypass the framework, contain them.
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

/** Treats a request with the JSON content type and an empty body as one without a body. */
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

/** Answers a request that Node could not parse, for which the framework has no reply (API-ERROR-1). */
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
  // The reason phrase may be omitted (RFC 9112, 4).
  if (socket.writable) socket.write(`HTTP/1.1 ${status} \r\n${head.join('')}\r\n${body}`)
  socket.destroy(error)
}

function refuseSchemas(): never {
  throw new Error('A route has a schema, and its area no compiler for schemas')
}

/** Node uses the first Host header, a proxy in front may use another (RFC 9112, 3.2: such a request is refused). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** A number means this many trusted proxies, counted from the server. */
function toTrustProxy(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}
