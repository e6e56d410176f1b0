import { AuthorityKeyIdentifierExtension, X509Certificate } from '@peculiar/x509'
import * as acme from 'acme-client'
import { z } from 'zod'
import { type AcmeFailure, classifyAcmeFailure } from '../../domain/https/certificates.ts'
import { SECOND } from '../../domain/time/durations.ts'
import { AcmeError } from './certificate-manager.ts'

interface AcmeOptions {
  directory: string
  /** PEM. */
  accountKey: string
  email: string | null
  /** Publishes an answer on port 80, and removes it again with null. */
  answerChallenge: (token: string, answer: string | null) => void
}

interface Obtained {
  key: string
  chain: string
  /** Further names that did not lead here, each with the authority's error. */
  leftOut: readonly { name: string; failure: AcmeFailure }[]
}

const ERROR_PREFIX = /^urn:ietf:params:acme:error:/

/** Retries are scheduled by the site, not by the library; only pending states are polled. */
const PATIENCE = { backoffAttempts: 12, backoffMin: 0.5 * SECOND, backoffMax: 5 * SECOND }
Object.assign(acme.axios.defaults, {
  timeout: 30 * SECOND,
  acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 1 },
})

interface Refusal {
  type: string
  retryAfter: number | null
}

/** The authority's last refusal; the library passes on only its text. */
let refused: Refusal | null = null

function takeRefusal(): Refusal | null {
  const taken = refused
  refused = null
  return taken
}

acme.axios.interceptors.response.use((response) => {
  const problem = problemIn(response.data)
  if (problem !== null) {
    const seconds = Number(response.headers['retry-after'])
    refused = { type: problem, retryAfter: seconds > 0 ? seconds * SECOND : null }
  }
  return response
})

/** Returns the type of a problem document, or of the one in a failed challenge. */
function problemIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  const within = 'error' in data ? data.error : data
  if (typeof within !== 'object' || within === null || !('type' in within)) return null
  const type = String(within.type)
  return ERROR_PREFIX.test(type) ? type.replace(ERROR_PREFIX, '') : null
}

export async function makeAccountKey(): Promise<string> {
  return (await acme.crypto.createPrivateEcdsaKey()).toString()
}

/**
 * Obtains a certificate for names of this site by HTTP-01 (RFC 8555). A further name that does not lead here is tried
 * once more, in case the authority checked too early, and then omitted; without the first name there is no certificate.
 *
 * @throws AcmeError
 */
export async function obtainCertificate(
  names: readonly [string, ...string[]],
  options: AcmeOptions,
): Promise<Obtained> {
  const { directory, accountKey, email } = options
  const client = new acme.Client({ directoryUrl: directory, accountKey, ...PATIENCE })
  await saying(null, () => openAccount(client, email))
  const leftOut: { name: string; failure: AcmeFailure }[] = []
  const failedOnce = new Set<string>()
  for (;;) {
    const wanted = names.filter((name) => !leftOut.some((one) => one.name === name))
    const order = await saying(names[0], () =>
      client.createOrder({ identifiers: wanted.map((value) => ({ type: 'dns', value })) }),
    )
    // One failed name invalidates the whole order.
    const failed = await authorize(client, order, { first: names[0], ...options })
    if (failed.length === 0) return { ...(await finish(client, order, wanted)), leftOut }
    leftOut.push(...failed.filter(({ name }) => failedOnce.has(name)))
    for (const { name } of failed) failedOnce.add(name)
  }
}

/** Finds the key's account, or creates it. */
async function openAccount(client: acme.Client, email: string | null): Promise<void> {
  const agreed = { termsOfServiceAgreed: true }
  if (email !== null) {
    await client.createAccount({ ...agreed, contact: [`mailto:${email}`] })
    return
  }
  try {
    // The library would send an empty update to an existing account, which authorities may refuse.
    await client.createAccount({ onlyReturnExisting: true })
  } catch (error) {
    if (refused?.type !== 'accountDoesNotExist') throw error
    refused = null
    await client.createAccount(agreed)
  }
}

/**
 * Proves to the authority that the names of an order lead here.
 *
 * @returns further names that do not
 * @throws AcmeError where the first does not, or the authority is unreachable
 */
async function authorize(
  client: acme.Client,
  order: acme.Order,
  { first, answerChallenge }: AcmeOptions & { first: string },
): Promise<{ name: string; failure: AcmeFailure }[]> {
  const failed: { name: string; failure: AcmeFailure }[] = []
  for (const authorization of await saying(first, () => client.getAuthorizations(order))) {
    // The authority remembers valid authorizations for a while.
    if (authorization.status === 'valid') continue
    const name = authorization.identifier.value
    try {
      await saying(name, () => answerAuthority(client, authorization, answerChallenge))
    } catch (error) {
      if (!(error instanceof AcmeError) || name === first || classifyAcmeFailure(error.failure) === 'away')
        throw error
      failed.push({ name, failure: error.failure })
    }
  }
  return failed
}

async function answerAuthority(
  client: acme.Client,
  authorization: acme.Authorization,
  answerChallenge: AcmeOptions['answerChallenge'],
): Promise<void> {
  const challenge = authorization.challenges.find(({ type }) => type === 'http-01')
  if (!challenge) throw new Error('The authority does not offer HTTP-01.')
  answerChallenge(challenge.token, await client.getChallengeKeyAuthorization(challenge))
  try {
    await client.completeChallenge(challenge)
    await client.waitForValidStatus(challenge)
  } finally {
    answerChallenge(challenge.token, null)
  }
}

function finish(
  client: acme.Client,
  order: acme.Order,
  names: readonly string[],
): Promise<{ key: string; chain: string }> {
  return saying(names[0] ?? null, async () => {
    const [key, csr] = await acme.crypto.createCsr(
      { commonName: names[0] ?? '', altNames: [...names] },
      await acme.crypto.createPrivateEcdsaKey(),
    )
    const finalized = await client.finalizeOrder(order, csr)
    return { key: key.toString(), chain: await client.getCertificate(finalized) }
  })
}

const directoryAnswer = z.object({ renewalInfo: z.url().optional() })
const renewalAnswer = z.object({ suggestedWindow: z.object({ end: z.coerce.date() }) })

/**
 * Whether the authority wants a certificate renewed by now, as after a revocation (HTTPS-RENEW-3, RFC 9773).
 *
 * @param chain PEM, the site's own certificate first
 * @returns false where the authority offers no renewal information
 * @throws Error when it does not answer, or with something unexpected
 */
export async function isRenewalDue(directory: string, chain: string, now: Date): Promise<boolean> {
  const { renewalInfo } = directoryAnswer.parse((await acme.axios.get(directory)).data)
  const id = renewalId(chain)
  if (renewalInfo === undefined || id === null) return false
  const { suggestedWindow } = renewalAnswer.parse((await acme.axios.get(`${renewalInfo}/${id}`)).data)
  return suggestedWindow.end <= now
}

/** Returns the id of a certificate by RFC 9773; null for one without an authority key identifier. */
function renewalId(chain: string): string | null {
  const certificate = new X509Certificate(chain)
  const authority = certificate.getExtension(AuthorityKeyIdentifierExtension)?.keyId
  if (authority === undefined) return null
  const encode = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
  return `${encode(authority)}.${encode(certificate.serialNumber)}`
}

/** @throws AcmeError with the authority's last refusal during the work */
async function saying<T>(host: string | null, work: () => Promise<T>): Promise<T> {
  takeRefusal()
  try {
    return await work()
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const refusal = takeRefusal()
    throw new AcmeError({ type: refusal?.type ?? null, detail }, host, refusal?.retryAfter ?? null, {
      cause: error,
    })
  }
}
