import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { type Guesser, strangerFrom } from './login-rate-limit.ts'

async function findStranger(forwardedFor: string): Promise<Guesser> {
  const app = Fastify({ trustProxy: '127.0.0.1' })
  const { promise, resolve } = Promise.withResolvers<Guesser>()
  app.get('/', (request, reply) => {
    resolve(strangerFrom(request))
    return reply.send()
  })
  await app.inject({ url: '/', headers: { 'x-forwarded-for': forwardedFor } })
  await app.close()
  return promise
}

test.each([
  ['192.0.2.1', '192.0.2.1:51000'],
  ['192.0.2.1', '::ffff:c000:201'],
  ['2001:db8:1:2::1', '[2001:DB8:1:2::1]:443'],
])('%s and %s count as one origin, in one network', async (address, spelling) => {
  const plain = await findStranger(address)
  expect(await findStranger(spelling)).toEqual(plain)
  expect(plain.limits).toHaveLength(address.includes(':') ? 3 : 1)
})
