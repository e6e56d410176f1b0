import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../support/site.ts'

/** The other tests run the sources; only this one notices code that the bundler wrongly removes. */
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
