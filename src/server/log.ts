import { type DestinationStream, type Logger, pino } from 'pino'

const MAIL_ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/gu
/** Row values PostgreSQL quotes: `Key (email)=(…) already exists`. */
const QUOTED_ROW = /\)=\([^)]*\)/g

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string | number
  cause?: LoggedError
}

/**
 * Opens the log on standard output: one JSON line per entry, with the request id where there is one. It never identifies
 * visitors: no IP addresses, no mail addresses, no query strings (links in letters carry their secret there).
 *
 * @param destination where the lines are written instead
 */
export function openLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { req: describeRequest, err: describeError, path: withoutQuery },
  }
  return destination ? pino(options, destination) : pino(options)
}

function describeRequest({ method, url }: { method?: string; url?: string }) {
  return { method, path: withoutQuery(url) }
}

/** Removes the query, and the secret at the end of the address of a preview, or of a reader's own note. */
function withoutQuery(url: unknown): unknown {
  if (typeof url !== 'string') return url
  return url.replace(/\?.*$/s, '').replace(/^\/(preview|notes)\/.+/s, '/$1/…')
}

/** Logs only what helps debugging: drivers and mail servers attach whole rows and letters to their errors. */
function describeError(error: unknown): LoggedError | unknown {
  return error instanceof Error ? toLogged(error) : error
}

function toLogged(error: Error): LoggedError {
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: withoutPeople(error.message),
    stack: withoutPeople(error.stack ?? ''),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: toLogged(error.cause) } : {}),
  }
}

function withoutPeople(text: string): string {
  return text.replace(MAIL_ADDRESS, '(address)').replace(QUOTED_ROW, ')=(…)')
}
