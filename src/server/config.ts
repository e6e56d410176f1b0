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

/** How many sockets that listen already were handed over by the process before; the first is this one (sd_listen_fds). */
const handedSockets = z.coerce.number().int().min(1).max(8)

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
  HANDED_SOCKETS: handedSockets.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What a malformed variable should have been, in the words of `.env.example`. */
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

/** How the site encrypts by itself (HTTPS-SERVE-1). */
export interface HttpsConfig {
  /** A port, or one that systemd holds. */
  securePort: number | { fd: number }
  plainPort: number | { fd: number }
  /** Further names, which lead to the first. */
  names: readonly string[]
  /** The authority's (RFC 8555). */
  directory: string
  email: string | null
}

/** Behind standard input, output and error. */
export const FIRST_HANDED = 3

/** A setting the product cannot start with; its message names the variable. */
export class ConfigError extends Error {}

/**
 * Reads the environment (RUN-CONFIG-1), the only place that does.
 *
 * @throws ConfigError naming the first malformed variable
 */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable, as `.env` files have them, means: not set.
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
    /** The public origin without a slash at the end; null until the real port is known. */
    siteUrl: env.SITE_URL ?? null,
    /** False, how many proxies stand in front, or their addresses. */
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    /** Null where a proxy, or nothing, encrypts. */
    https: readHttps(env),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    /** What the first start of a site prints: a password it has made, or a link to set one. */
    firstVisit: env.FIRST_VISIT,
    /** Whether what is printed is kept by the system's journal. */
    isJournalled: env.JOURNAL_STREAM !== undefined,
    seed: env.SEED,
    mailUrl: env.MAIL_URL ?? null,
    mailFrom: env.MAIL_FROM,
    coachEmail: env.COACH_EMAIL,
    /** Where the mail service's signing keys are looked for besides the usual names. */
    dkimSelectors: env.DKIM_SELECTORS,
    /** Asked in place of the machine's own; empty asks those. */
    dnsServers: env.DNS_SERVERS,
    /** The mailbox that returned letters come to; null where none is read. */
    imapUrl: env.IMAP_URL ?? null,
    /** How many letters may leave in a minute, all processes together. */
    mailPerMinute: env.MAIL_PER_MINUTE,
    imageHost: env.IMAGE_HOST ?? null,
    /** Null keeps the pictures in the data folder. */
    mediaStore: env.MEDIA_STORE ?? null,
    aiImages: env.AI_IMAGES_URL
      ? { url: env.AI_IMAGES_URL, key: env.AI_IMAGES_KEY ?? null, model: env.AI_IMAGES_MODEL ?? null }
      : null,
    /** Who shows it may read /metrics; null leaves that address unknown. */
    metricsToken: env.METRICS_TOKEN ?? null,
    /** Whether the usual pictures are made before anybody asks for them. */
    warmImages: env.WARM_PICTURES === 'on',
    /** Whether readers' browsers keep pages for when they are offline; off takes away what they have kept. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** How many processes `start:cluster` runs; null takes one a core. */
    workers: env.WORKERS ?? null,
    /** Null where no source of updates is set. */
    updates: env.UPDATES === 'off' ? null : env.UPDATES,
    /** Whose signature releases must have, in place of the product's own. */
    updatesKey: env.UPDATES_KEY ?? null,
    /** Where a copy is kept by itself; null where there is none (COPY-FOLLOW-1). */
    copy: readCopy(env),
    /** What it is locked with; null takes the key of the data folder. */
    copyKey: env.COPY_KEY ?? null,
    /** The descriptors of sockets that listen already, in place of port and host; empty without any. */
    handedSockets: Array.from({ length: env.HANDED_SOCKETS ?? 0 }, (_, index) => FIRST_HANDED + index),
    logLevel: env.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

/** @throws ConfigError where it cannot work with the other settings */
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

/** The first that systemd hands over (sd_listen_fds(3)). */
const FIRST_SOCKET = 3

/** A socket of this name that systemd holds for this very process; null where there is none. */
function findSocket(env: z.infer<typeof environmentSchema>, name: string): { fd: number } | null {
  if (env.LISTEN_PID !== process.pid) return null
  const at = env.LISTEN_FDNAMES.split(':').indexOf(name)
  return at === -1 || at >= (env.LISTEN_FDS ?? 0) ? null : { fd: FIRST_SOCKET + at }
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
  // Not every proxy: a client could choose the first address of a forwarded list.
  if (value === 'true' || value === 'on') return 1
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const addresses = value.split(',').map((part) => part.trim())
  if (!addresses.every(isProxyAddress)) {
    throw new ConfigError(`TRUST_PROXY is malformed: expected ${EXPECTED.TRUST_PROXY}. See .env.example.`)
  }
  return addresses
}

/** Whether the environment says already where the data is, as a service's does. */
export function hasSettings(): boolean {
  return process.env.DATA_DIR !== undefined
}

/** The process's environment with what `.env` adds; what is set outside wins. */
export function readProcessConfig(): Config {
  if (existsSync('.env')) loadEnvFile('.env')
  return readConfig(process.env)
}

/**
 * The environment for another process of the product: this one's with the `.env` that was read, and what differs. An empty
 * value takes a variable away.
 */
export function environmentWith(
  differs: Readonly<Record<string, string>>,
): Record<string, string | undefined> {
  return { ...process.env, ...differs }
}

/** What Node, the C library and libraries for pictures and fonts go by; none of it is a setting of the site. */
const OF_ANY_PROGRAM =
  /^(?:PATH|HOME|LANG|LANGUAGE|LC_[A-Z]+|TZ|TMPDIR|LD_[A-Z_]+|GLIBC_TUNABLES|UV_THREADPOOL_SIZE|NODE_(?:ENV|OPTIONS|COMPILE_CACHE|DISABLE_COMPILE_CACHE)|XDG_[A-Z_]+|FONTCONFIG_[A-Z]+|(?:VIPS|MALLOC)_[A-Z_]+)$/

/** For a process that is handed no setting and no secret: only what says to any program where and how it runs. */
export function bareEnvironmentWith(differs: Readonly<Record<string, string>>): Record<string, string> {
  const bare: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env))
    if (value !== undefined && OF_ANY_PROGRAM.test(name)) bare[name] = value
  return { ...bare, ...differs }
}

/** Settings that name this machine, or that its copy must not hold. */
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

/** The settings another machine would need to be this site, as lines of a file of settings. */
export function portableSettings(): string {
  return Object.keys(environmentSchema.shape)
    .filter((name) => !OF_THIS_MACHINE.has(name) && (process.env[name] ?? '').trim() !== '')
    .map((name) => `${name}=${process.env[name]}\n`)
    .join('')
}

/** Where a program lies that can be called by its name; null where there is none. */
export function findOnPath(name: string): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find((path) => existsSync(path)) ?? null
}
