import type { Locator, Page } from '@playwright/test'
import { openStore } from '../../src/server/store/database.ts'
import { saveVideo } from '../../src/server/store/images/change-video.ts'
import type { RunningSite } from '../support/site.ts'
import { coachTest as test } from './admin-fixtures.ts'
import { makeArticle, openArticle, showMarkdown, text } from './editor-parts.ts'
import { findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const TRANSCRIPT = '```transcript\n0:00 Good morning.\n0:24 Side, together, side, touch.\n```'
const PLAYERS = /youtube-nocookie\.com|player\.vimeo\.com|youtube\.com|ytimg|vimeo/

let films = 0
/** Adds a film already known to the site, so that its provider need not be queried. */
async function knowFilm(site: RunningSite) {
  films += 1
  const id = `e2e_-${process.pid % 100}${films}`.padEnd(11, 'x').slice(0, 11)
  const store = await openStore({ databaseUrl: null, dataDir: site.dataDir })
  await saveVideo(store.db, {
    video_key: `youtube:${id}`,
    state: 'found',
    title: 'Ten minutes, one song at a time',
    author: 'Maya',
    duration: 580,
    uploaded_on: null,
    poster_public_id: null,
    own_poster_public_id: null,
    fetched_at: new Date().toISOString(),
  })
  await store.close()
  return { id, address: `https://youtu.be/${id}` }
}

/** Answers in place of the players, and records the requests to their sites. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(PLAYERS, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
  })
  return asked
}

async function publish(page: Page, content: string) {
  const { slug } = await makeArticle(page, { content, status: 'published', title: 'Dance along' })
  return `/blog/${slug}`
}

const play = (page: Page) => page.getByRole('button', { name: /^Watch the film/ })
const player = (page: Page) => page.locator('.prose iframe')

/** Returns an element's place in the page, whatever the scroll position. */
const placeOf = (element: Locator) =>
  element.evaluate((node: HTMLElement) => [node.offsetTop, node.offsetWidth, node.offsetHeight])

// VIDEO-PLAY-2, PRIV-THIRD-1
test('nothing is requested from the film’s site before the press; then it plays in a restricted frame', async ({
  page,
  site,
}) => {
  const { id, address } = await knowFilm(site)
  const asked = await standIn(page)
  await page.goto(await publish(page, `Words\n\n${address}\n\n${TRANSCRIPT}`))
  await expect(play(page)).toHaveAccessibleName(
    'Watch the film, 9:40 Plays from YouTube Ten minutes, one song at a time',
  )
  const before = await placeOf(page.locator('.video-frame'))
  expect(asked).toEqual([])
  expect(await findViolations(page)).toEqual([])
  await play(page).focus()
  await page.keyboard.press('Enter')
  await expect(player(page)).toHaveAttribute(
    'src',
    `https://www.youtube-nocookie.com/embed/${id}?rel=0&playsinline=1&autoplay=1`,
  )
  await expect(player(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(player(page)).toHaveAttribute('referrerpolicy', 'strict-origin')
  await expect(player(page)).toBeFocused()
  await expect.poll(() => asked.length).toBe(1)
  expect(await placeOf(player(page))).toEqual(before)
  await page.getByRole('button', { name: 'Stop and unload' }).click()
  await expect(player(page)).toHaveCount(0)
  await expect(play(page)).toBeFocused()
})

// VIDEO-EDIT-1
test('the editor accepts a film by its link, and a link alone on its line is shown as a film at once', async ({
  page,
  site,
}) => {
  const { id, address } = await knowFilm(site)
  const { id: article } = await makeArticle(page, { content: 'Words' })
  await openArticle(page, article)
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.getByRole('button', { name: 'Video', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a video' })
  const link = dialog.getByLabel('Link to the video')
  await link.fill('https://example.com/film')
  await expect(dialog.getByText('This is not a link to one film on YouTube or Vimeo.')).toBeVisible()
  await link.fill(`${address}?t=12`)
  await expect(dialog.getByText('Ten minutes, one song at a time')).toBeVisible()
  await dialog.getByLabel('Line under the video').fill('Maya dances')
  await dialog.getByRole('radio', { name: /^A picture of yours/ }).click()
  await page
    .getByRole('dialog', { name: 'Your pictures' })
    .getByRole('button', { name: /^Use/ })
    .first()
    .click()
  await expect(dialog.getByRole('radio', { name: /^A picture of yours/ })).toBeChecked()
  await expect(dialog.locator('img')).toHaveAttribute('src', /^\/media\/image\/upload\//)
  await dialog.getByRole('button', { name: 'Insert' }).click()
  const films = text(page).locator('figure.video')
  await expect(films).toHaveCount(1)
  await page.keyboard.insertText('https://vimeo.com/4711')
  await page.keyboard.press('Enter')
  await expect(films).toHaveCount(2)
  await expect(films.first().locator('img')).toHaveAttribute('src', /^\/media\/image\/upload\//)
  // The film is changed, removed and restored in its place.
  await page.getByRole('button', { name: 'Change the video' }).first().click()
  const change = page.getByRole('dialog', { name: 'Change the video' })
  await expect(change.getByLabel('Link to the video')).toHaveValue(/&t=12s$/)
  await change.getByLabel('Line under the video').fill('Maya rests')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(films.first()).toContainText('Maya rests')
  await page.getByRole('button', { name: 'Remove the video' }).last().click()
  await expect(films).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(films).toHaveCount(2)
  await showMarkdown(page)
  expect(await text(page).inputValue()).toContain(`[Maya rests](https://www.youtube.com/watch?v=${id}&t=12s)`)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('https://vimeo.com/4712')
  const figures = page.getByLabel('Preview of the text').locator('figure.video')
  await expect(figures).toHaveCount(3)
  await expect(figures.first().locator('img')).toHaveAttribute('src', /^\/media\/image\/upload\//)
})
