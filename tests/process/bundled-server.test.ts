import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../support/site.ts'

/** The other tests ask the sources; what the bundler drops as useless shows only here. */
test('an address that cannot be decoded is a 404 page', async () => {
  const site = await startSite({ SEED: 'none' })
  onTestFinished(async () => {
    await site.stop()
  })
  for (const path of ['/%', '/blog/%FF', '/50%-off']) {
    const answer = await fetch(site.url + path)
    expect(answer.status, path).toBe(404)
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
  }
})
