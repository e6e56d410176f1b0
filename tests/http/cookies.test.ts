import { expect, test } from 'vitest'
import { SESSION_LIFE_MS } from '../../src/domain/auth/session-times.ts'
import { POPUP } from '../../src/domain/newsletter/constants.ts'
import { DAY, SECOND } from '../../src/domain/time/durations.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { NOW } from '../support/factories.ts'
import { from, type NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { readHtml } from '../support/read-html.ts'

const PASSWORD = 'correct horse'
const YEAR_SECONDS = (365 * DAY) / SECOND

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

// PRIV-DEVICE-1
test('the privacy page names each cookie of the site with its lifetime', async () => {
  const { id } = site.recipe
  await site.write()
  await site.publish()
  const noteId = await site.lastId()
  await setAdminPassword(site.app.store.db, PASSWORD, NOW)
  const answers = [
    await site.write({ name: 'Siv' }, from(2)),
    await site.post(`/api/public/recipes/${id}/rating`, { rating: 4 }),
    await site.post(`/api/public/notes/${noteId}/helpful`, { helpful: true }),
    await site.post('/api/auth/login', { password: PASSWORD }),
  ]
  const set = answers.map(({ cookies }) => cookies.map(({ name, maxAge }) => [name, maxAge]))
  expect(set).toEqual([
    [['hf_visitor', YEAR_SECONDS]],
    [['hf_visitor', YEAR_SECONDS]],
    [['hf_visitor', YEAR_SECONDS]],
    [
      ['session', SESSION_LIFE_MS / SECOND],
      ['device', YEAR_SECONDS],
    ],
  ])
  const page = readHtml((await site.app.server.inject('/privacy-policy')).body)
  const named = [...(page.querySelector('#cookies ~ ul')?.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent.replace(/\s+/g, ' ').trim(),
  )
  expect(named).toEqual([
    expect.stringMatching(`^${POPUP.cookieDays} days: .*popup`),
    expect.stringMatching('^1 year: .*rated.*note.*helped'),
    expect.stringMatching('^24 hours after its last use, 30 days at most: .*logged in'),
    expect.stringMatching('^1 year: knows a browser'),
  ])
})
