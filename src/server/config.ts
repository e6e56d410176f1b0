import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { delimiter, join, resolve, sep } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'
import { isPassword, normalizePassword } from '../domain/auth/password.ts'
import {
  parsed,
  readDnsServers,
  readNames,
  readOrigin,
  readSelectors,
  readUpdateSource,
} from './config-values.ts'
import { type CopyAddress, parseCopyAddress } from './copy/copy-address.ts'
import { parseImageHost } from './media/image-host.ts'
import { parseS3Location } from './media/s3-location.ts'

const port = z
  .string()
  .regex(/^\s*\d+\s*$/)
  .transform(Number)
  .pipe(z.number().max(65_535))
const MIN_TOKEN_LENGTH = 16
/** An address, or a name and the address in angle brackets; also on machines without a domain: root@localhost. */
const MAILBOX = /^\s*(?:[^<>\r\n]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)\s*$/
const mailbox = z.string().max(320).regex(MAILBOX)

/** Number of listening sockets inherited from the previous process, from descriptor 3 on (sd_listen_fds). */
const inheritedSockets = z.coerce.number().int().min(1).max(8)

const environmentSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  SITE_URL: parsed(readOrigin).optional(),
  TRUST_PROXY: z.string().default(''),
  HTTPS: z.enum(['auto', 'off']).default('off'),
  HTTPS_PORT: port.default(443),
  HTTP_PORT: port.default(80),
  HTTPS_NAMES: parsed(readNames).default([]),
  ACME_DIRECTORY: z.url({ protocol: /^https$/ }).default('https://acme-v02.api.letsencrypt.org/directory'),
  ACME_EMAIL: z.email().optional(),
  JOURNAL_STREAM: z.string().optional(),
  LISTEN_PID: z.coerce.number().optional(),
  LISTEN_FDS: z.coerce.number().int().min(0).max(16).optional(),
  LISTEN_FDNAMES: z.string().default(''),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ADMIN_PASSWORD: z.string().transform(normalizePassword).refine(isPassword).optional(),
  FIRST_VISIT: z.enum(['password', 'link']).default('password'),
  SEED: z.enum(['sample', 'none']).default('sample'),
  MAIL_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: mailbox.default('hello@localhost'),
  COACH_EMAIL: mailbox.default('coach@localhost'),
  DKIM_SELECTORS: parsed(readSelectors).default([]),
  DNS_SERVERS: parsed(readDnsServers).default([]),
  IMAP_URL: z.url({ protocol: /^imaps?$/, hostname: /./ }).optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(120),
  IMAGE_HOST: parsed(parseImageHost).optional(),
  MEDIA_STORE: parsed(parseS3Location).optional(),
  AI_IMAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_IMAGES_KEY: z.string().optional(),
  AI_IMAGES_MODEL: z.string().optional(),
  METRICS_TOKEN: z.string().min(MIN_TOKEN_LENGTH).optional(),
  WARM_PICTURES: z.enum(['on', 'off']).default('on'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  WORKERS: z.coerce.number().int().min(1).max(256).optional(),
  UPDATES: parsed(readUpdateSource).default('off'),
  UPDATES_KEY: z.base64().optional(),
  COPY: parsed(parseCopyAddress).optional(),
  COPY_KEY: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional(),
  HANDED_SOCKETS: inheritedSockets.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** The expected form of each variable, in the words of `.env.example`. */
const EXPECTED: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  SITE_URL: 'an address such as https://example.com, without a path',
  DATABASE_URL: 'postgres://user:password@host/database',
  ADMIN_PASSWORD: '8 to 200 characters',
  FIRST_VISIT: 'password or link',
  SEED: 'sample or none',
  MAIL_URL: 'smtp://user:password@host:port',
  MAIL_FROM: 'an address, or a name and one: Anna Berg <hello@example.com>',
  COACH_EMAIL: 'an address such as coach@example.com',
  DKIM_SELECTORS: 'names separated by commas, such as google,selector1',
  DNS_SERVERS: 'addresses separated by commas, such as 9.9.9.9,127.0.0.1:5353',
  IMAP_URL: 'imaps://user:password@host:port/MAILBOX',
  MAIL_PER_MINUTE: 'a whole number of letters',
  IMAGE_HOST: 'cloudinary://CLOUD_NAME?blog=PRESET&recipe=PRESET',
  AI_IMAGES_URL: 'an address such as https://api.example.com/v1',
  MEDIA_STORE: 's3://ACCESS_KEY:SECRET@HOST[:PORT]/BUCKET[/prefix]?region=…&tls=false',
  METRICS_TOKEN: `at least ${MIN_TOKEN_LENGTH} characters`,
  WARM_PICTURES: 'on or off',
  SERVICE_WORKER: 'on or off',
  WORKERS: 'a whole number of processes',
  UPDATES: 'https://…, a folder such as /media/releases, or off',
  UPDATES_KEY: 'the public key that npm run release -- --keygen FILE shows',
  COPY: 's3://KEY:SECRET@HOST[:PORT]/BUCKET[/prefix]?region=…, or a folder',
  COPY_KEY: 'the 43 letters and digits of a copy.key',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
  HTTPS: 'auto or off',
  HTTPS_PORT: 'a port number from 0 to 65535',
  HTTP_PORT: 'a port number from 0 to 65535',
  HTTPS_NAMES: 'names separated by commas, such as www.example.com',
  ACME_DIRECTORY: 'an address such as https://acme.example/directory',
  ACME_EMAIL: 'an address such as anna@example.com',
  TRUST_PROXY: 'a number of proxies, or their addresses separated by commas',
}

/** Configuration for serving HTTPS without a proxy (HTTPS-SERVE-1). */
export interface HttpsConfig {
  /** A port, or a socket held by systemd. */
  securePort: number | { fd: number }
  plainPort: number | { fd: number }
  /** Further names, which redirect to the first. */
  names: readonly string[]
  /** Directory URL of the certificate authority (RFC 8555). */
  directory: string
  email: string | null
}

/** The first descriptor after standard input, output and error; systemd passes from here on too (sd_listen_fds(3)). */
export const FIRST_INHERITED_FD = 3

/** A setting the product cannot start with; its message names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the environment (RUN-CONFIG-1); nothing else does.
 *
 * @throws ConfigError naming the first malformed variable
 */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable, as in `.env` files, counts as not set.
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? 'environment')
    throw new ConfigError(
      `${name} is malformed: expected ${EXPECTED[name] ?? 'another value'}. See .env.example.`,
    )
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    /** The public origin without a trailing slash; null until the actual port is known. */
    siteUrl: env.SITE_URL ?? null,
    /** False, the number of proxies in front, or their addresses. */
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    /** Null where a proxy, or nothing, terminates TLS. */
    https: readHttps(env),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    /** What the first start of a site prints: a generated password, or a link to set one. */
    firstVisit: env.FIRST_VISIT,
    /** Whether standard output is kept by the system's journal. */
    isJournalled: env.JOURNAL_STREAM !== undefined,
    seed: env.SEED,
    mailUrl: env.MAIL_URL ?? null,
    mailFrom: env.MAIL_FROM,
    coachEmail: env.COACH_EMAIL,
    /** DKIM selectors of the mail service, tried besides the usual ones. */
    dkimSelectors: env.DKIM_SELECTORS,
    /** Used in place of the machine's own servers; empty uses those. */
    dnsServers: env.DNS_SERVERS,
    /** The mailbox that receives returned letters; null where none is read. */
    imapUrl: env.IMAP_URL ?? null,
    /** Maximum number of letters per minute, all processes together. */
    mailPerMinute: env.MAIL_PER_MINUTE,
    imageHost: env.IMAGE_HOST ?? null,
    /** Null keeps the pictures in the data folder. */
    mediaStore: env.MEDIA_STORE ?? null,
    aiImages: env.AI_IMAGES_URL
      ? { url: env.AI_IMAGES_URL, key: env.AI_IMAGES_KEY ?? null, model: env.AI_IMAGES_MODEL ?? null }
      : null,
    /** Token that gives access to /metrics; null makes that path answer as unknown. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Whether the common images are made before they are requested. */
    warmImages: env.WARM_PICTURES === 'on',
    /** Whether readers' browsers keep pages for offline use; off also removes the pages already kept. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** Number of processes `start:cluster` runs; null means one per core. */
    workers: env.WORKERS ?? null,
    /** Null where no source of updates is set. */
    updates: env.UPDATES === 'off' ? null : env.UPDATES,
    /** Public key that must have signed the releases, in place of the product's own. */
    updatesKey: env.UPDATES_KEY ?? null,
    /** Where the automatic copy is kept; null without one (COPY-FOLLOW-1). */
    copy: readCopy(env),
    /** Key the copy is encrypted with; null uses the key in the data folder. */
    copyKey: env.COPY_KEY ?? null,
    /** Descriptors of inherited listening sockets, used in place of port and host; may be empty. */
    inheritedSockets: Array.from(
      { length: env.HANDED_SOCKETS ?? 0 },
      (_, index) => FIRST_INHERITED_FD + index,
    ),
    logLevel: env.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

/** @throws ConfigError where HTTPS cannot work with the other settings */
function readHttps(env: z.infer<typeof environmentSchema>): HttpsConfig | null {
  if (env.HTTPS === 'off') return null
  if (!env.SITE_URL?.startsWith('https:')) {
    throw new ConfigError('HTTPS=auto needs SITE_URL with the address readers use: https://example.com.')
  }
  if (new URL(env.SITE_URL).port !== '') {
    throw new ConfigError('HTTPS=auto answers on the usual port: SITE_URL names none.')
  }
  if (readTrustProxy(env.TRUST_PROXY) !== false) {
    throw new ConfigError(
      'HTTPS=auto is for a site without a proxy before it: leave TRUST_PROXY empty, or set HTTPS=off.',
    )
  }
  const { hostname } = new URL(env.SITE_URL)
  return {
    securePort: findSocket(env, 'https') ?? env.HTTPS_PORT,
    plainPort: findSocket(env, 'http') ?? env.HTTP_PORT,
    names: env.HTTPS_NAMES.filter((name) => name !== hostname),
    directory: env.ACME_DIRECTORY,
    email: env.ACME_EMAIL ?? null,
  }
}

/** @throws ConfigError where the copy would be lost together with the site */
function readCopy({ COPY: copy, DATA_DIR: dataDir }: z.infer<typeof environmentSchema>): CopyAddress | null {
  if (copy?.kind === 'folder' && `${copy.path}${sep}`.startsWith(`${resolve(dataDir)}${sep}`)) {
    throw new ConfigError('COPY lies in DATA_DIR: name a folder on another disk, or a store elsewhere.')
  }
  return copy ?? null
}

/** Finds the socket of this name that systemd passed to this process; null without one. */
function findSocket(env: z.infer<typeof environmentSchema>, name: string): { fd: number } | null {
  if (env.LISTEN_PID !== process.pid) return null
  const at = env.LISTEN_FDNAMES.split(':').indexOf(name)
  return at === -1 || at >= (env.LISTEN_FDS ?? 0) ? null : { fd: FIRST_INHERITED_FD + at }
}

const PROXY_RANGE = /^(loopback|linklocal|uniquelocal)$/
const BITS: Record<number, number> = { 4: 32, 6: 128 }

function isProxyAddress(text: string): boolean {
  if (PROXY_RANGE.test(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const bits = BITS[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

function readTrustProxy(text: string): false | number | string[] {
  const value = text.trim().toLowerCase()
  if (value === '' || value === 'false' || value === 'off') return false
  // Not every proxy: a client could forge the first address of a forwarded list.
  if (value === 'true' || value === 'on') return 1
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  if (!addresses.every(isProxyAddress)) {
    throw new ConfigError(`TRUST_PROXY is malformed: expected ${EXPECTED.TRUST_PROXY}. See .env.example.`)
  }
  return addresses
}

/** Whether the environment already says where the data is, as a service's does. */
export function hasSettings(): boolean {
  return process.env.DATA_DIR !== undefined
}

/** Reads the process's environment and `.env`; variables set in the environment win. */
export function readProcessConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env')
  return readConfig(process.env)
}

/**
 * Returns the environment for another process of the product: this one's, including `.env`, with the given differences.
 * An empty value removes a variable.
 */
export function environmentWith(
  differs: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, ...differs }
}

/** Variables of Node, the C library and image and font libraries; none is a setting of the site. */
const OF_ANY_PROGRAM =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_[A-Z]+|TZ|TMPDIR|LD_[A-Z_]+|GLIBC_TUNABLES|UV_THREADPOOL_SIZE|NODE_(?:ENV|OPTIONS|COMPILE_CACHE|DISABLE_COMPILE_CACHE)|XDG_[A-Z_]+|FONTCONFIG_[A-Z]+|(?:VIPS|MALLOC)_[A-Z_]+)$/

/** Returns the environment for a process that gets no setting and no secret: only what any program needs to run. */
export function bareEnvironmentWith(differs: Readonly<Record<string, string>>): Record<string, string> {
  const bare: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && OF_ANY_PROGRAM.test(name)) bare[name] = value
  return { ...bare, ...differs }
}

/** Settings that identify this machine, or that must not be in its copy. */
const OF_THIS_MACHINE = new Set<string>([
  'NODE_ENV',
  'PORT',
  'HOST',
  'HTTPS_PORT',
  'HTTP_PORT',
  'JOURNAL_STREAM',
  'LISTEN_PID',
  'LISTEN_FDS',
  'LISTEN_FDNAMES',
  'DATA_DIR',
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'FIRST_VISIT',
  'TRUST_PROXY',
  'WORKERS',
  'HANDED_SOCKETS',
  'COPY_KEY',
])

/** Returns the settings another machine would need to become this site, as lines of a settings file. */
export function portableSettings(): string {
  return Object.keys(environmentSchema.shape)
    .filter((name) => !OF_THIS_MACHINE.has(name) && (process.env[name] ?? '').trim() !== '')
    .map((name) => `${name}=${process.env[name]}\n`)
    .join('')
}

/** Finds a program on the PATH; null where there is none. */
export function findOnPath(name: string): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((path) => existsSync(path)) ?? null
}
