import { expect, test } from 'vitest'
import { backupListAnswer } from '../../src/domain/backups/backup-calls.ts'
import { setAdminPassword } from '../../src/server/auth/admin-password.ts'
import { openAdminClient } from '../support/admin-client.ts'
import { from, NoteSite, openNoteSiteForEach } from '../support/note-site.ts'
import { waitForAnswer } from '../support/wait-until.ts'

const PASSWORD = 'correct horse'

let site: NoteSite
openNoteSiteForEach((opened) => {
  site = opened
})

const whenIdle = () =>
  waitForAnswer(async () => {
    const answer = backupListAnswer.parse((await site.ask('GET', '/backups')).json())
    return answer.running ? null : answer
  }, 90_000)

// NOTE-BACKUP-1
test('a restore of the running site keeps notes written since, and restores none that readers deleted', async () => {
  await setAdminPassword(site.app.store.db, PASSWORD, site.app.clock().toISOString())
  // The preceding session ended when the password was set.
  site = new NoteSite(site.app, await openAdminClient(site.app), site.recipe, site.article)
  const { link } = (await site.write({ text: 'I take this back later.' }, from(1))).json()
  await site.write({ kind: 'cooked', rating: 4, text: 'It was good.' }, from(2))
  await site.write({ text: 'A tip on yoghurt.', ingredient: 1 }, from(3))
  await site.publish()
  await site.post(`/api/public/notes/${(await site.rows())[1]?.id}/helpful`, {}, from(8))
  await site.ask('POST', '/backups')
  const { backups } = await whenIdle()
  const name = backups[0]?.name ?? ''

  await site.app.server.inject({
    method: 'POST',
    url: new URL(link).pathname,
    payload: 'action=delete',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await site.write({ kind: 'cooked', rating: 2, text: 'Written since.' }, from(4))
  await site.publish()
  const [lentils, yoghurt] = site.recipe.ingredients
  await site.ask('PUT', `/recipes/${site.recipe.id}`, { ingredients: [yoghurt, lentils] })
  const before = (await site.read('?sort=newest')).json()
  expect(before.total).toBe(3)

  expect((await site.ask('POST', `/backups/${name}/restore`, { password: PASSWORD })).statusCode).toBe(202)
  await whenIdle()
  const after = await waitForAnswer(async () => {
    const page = (await site.read('?sort=newest')).json()
    const tip = page.notes.find(({ text }: { text: string }) => text === 'A tip on yoghurt.')
    return tip?.place?.ingredient === 1 ? page : null
  })
  const words = after.notes.map(({ text }: { text: string }) => text)
  expect(words.toSorted()).toEqual(['A tip on yoghurt.', 'It was good.', 'Written since.'])
  expect(after.notes.find(({ helpful }: { helpful: number }) => helpful === 1)?.text).toBe('It was good.')
  const recipe = (await site.app.server.inject(`/api/public/recipes/${site.recipe.id}`)).json()
  expect([recipe.rating_average, recipe.rating_count]).toEqual([3, 2])
})
