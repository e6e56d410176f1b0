import { type DestinationStream, type Logger, pino } from 'pino'

const MAIL_ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+/gu
/** What PostgreSQL quotes from a row: `Key (email)=(…) already exists`. */
const QUOTED_ROW = /\)=\([^)]*\)/g

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string | number
  cause?: LoggedError
}

/**
 * The log on standard output: JSON, one line each, with the request's id where there is one. It never says who asked:
 * no addresses of visitors, no mail addresses, no query strings (links in letters carry their secret there).
 *
 * @param destination where the lines go instead
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

/** Also without the secret that the address of a preview, or of a reader's own note, ends with. */
function withoutQuery(url: unknown): unknown {
  if (typeof url !== 'string') return url
  return url.replace(/\?.*$/s, '').replace(/^\/(preview|notes)\/.+/s, '/$1/…')
}

/** Only what tells a programmer what happened: drivers and mail servers hang whole rows and letters on their errors. */
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
