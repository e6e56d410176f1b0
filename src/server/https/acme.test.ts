import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { PROJECT_ROOT } from '../project-root.ts'
import { isRenewalDue } from './acme.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const chain = await readFile(join(PROJECT_ROOT, 'tests/fixtures/certificates/localhost.pem'), 'utf8')
/** The authority's key id and the certificate's serial number, as `openssl x509 -text` shows them, in base64url. */
const ID = 'nW-alPdcYt79Qe7Zy_QnF29RFWk.YA7yjXbaz13e1sf-TE1E9QiV9Ks'

/** Opens an authority with renewal information about one certificate; with a null window it has none. */
async function openAuthority(windowEnd: Date | null): Promise<string> {
  const server = createServer((request, reply) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const answers: Record<string, object> = {
      '/dir': { newOrder: `${origin}/order`, ...(windowEnd && { renewalInfo: `${origin}/renewal` }) },
      [`/renewal/${ID}`]: { suggestedWindow: { start: '2027-01-01T00:00:00Z', end: windowEnd } },
    }
    const answer = answers[request.url ?? '']
    reply.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/dir`
}

// HTTPS-RENEW-3
test('a certificate past its renewal window is due, another one is not', async () => {
  const [past, coming] = [new Date(NOW.getTime() - HOUR), new Date(NOW.getTime() + HOUR)]
  expect(await isRenewalDue(await openAuthority(past), chain, NOW)).toBe(true)
  expect(await isRenewalDue(await openAuthority(coming), chain, NOW)).toBe(false)
  expect(await isRenewalDue(await openAuthority(null), chain, NOW)).toBe(false)
})

test('an unexpected answer of the authority is an error', async () => {
  const directory = await openAuthority(null)
  await expect(isRenewalDue(directory.replace('/dir', '/other/dir'), chain, NOW)).rejects.toThrow()
})
