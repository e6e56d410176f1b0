import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { askAdmin, expectRefusals, coachTest as test } from './admin-fixtures.ts'
import { alert, toast } from './admin-parts.ts'
import { makeArticle, openArticle, paste, SAVE, showMarkdown, text } from './editor-parts.ts'
import { findDarkViolations, findViolations } from './find-violations.ts'
import { expect } from './fixtures.ts'

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true })
const stored = async (page: Page, id: number): Promise<string> =>
  (await askAdmin(page, 'GET', `/articles/${id}`)).article.content

/** Presses a key at a place: the page must learn the caret's move before the next key, which real typing always allows. */
async function pressAt(page: Page, place: 'Home' | 'End', key: string) {
  await page.keyboard.press(place)
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))))
  await page.keyboard.press(key)
}

async function save(page: Page) {
  await page.getByRole('button', SAVE).click()
  await expect(toast(page, 'Article saved successfully!')).toBeVisible()
}

// EDIT-FORMAT-1, EDIT-FORMAT-3, EDIT-FORMAT-5
test('text is formatted as on the page, stored as Markdown, and leaves other blocks unchanged byte for byte', async ({
  page,
}) => {
  const kept = '* kept as\n* it is\n\n\n\nOld *words* here.\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n'
  const { id } = await makeArticle(page, { content: kept })
  await openArticle(page, id)
  await text(page).getByText('Old words here.').click()
  await pressAt(page, 'End', 'Enter')
  await page.keyboard.type('## Light **before** phone')
  await expect(text(page).getByRole('heading', { name: 'Light before phone', level: 2 })).toBeVisible()
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Warmly,')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Maya')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- ')
  await expect(tool(page, 'List')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('[ ] two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('---')
  await tool(page, 'Bold').click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Strong')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' and not')
  await save(page)
  const written =
    '## Light **before** phone\n\nWarmly,\\\nMaya\n\n- one\n- [ ] two\n\n---\n\n**Strong** and not\n\n'
  expect(await stored(page, id)).toBe(kept.replace('| a', `${written}| a`).trimEnd())

  // Switching to Markdown and back keeps the place and the undo steps.
  await showMarkdown(page)
  await page.keyboard.type(' at all')
  await expect(text(page)).toHaveValue(/\*\*Strong\*\* and not at all$/m)
  await page.getByRole('button', { name: 'Formatted', exact: true }).click()
  await expect(text(page).getByText('Strong and not at all')).toBeVisible()
  await page.keyboard.type('!')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(text(page)).not.toContainText('at all')
  await page.getByRole('button', { name: 'Markdown', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Preview of the text' })).toBeVisible({ timeout: 20_000 })
})

// EDIT-LINK-1, EDIT-FORMAT-6
test('tables, internal links by name, find and replace', async ({ page }) => {
  const { id } = await makeArticle(page, { content: 'Read it. Read on.\n' })
  await askAdmin(page, 'POST', '/articles', { title: `Walks of ${id}`, slug: `walks-of-${id}` })
  await openArticle(page, id)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await tool(page, 'Table').click()
  await page.keyboard.type('Food')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Grams')
  await page.getByRole('button', { name: 'Add column' }).click()
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Remove column' }).click()
  await page.getByRole('button', { name: 'Remove row' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove row' }).click()
  await expect(text(page).getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Leave table' }).click()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Where it leads').fill(`walks of ${id}`)
  await dialog.getByRole('button', { name: `Walks of ${id} Article` }).click()
  await expect(dialog).toBeHidden()
  await expect(text(page).getByRole('link', { name: `Walks of ${id}` })).toHaveAttribute(
    'href',
    `/blog/walks-of-${id}`,
  )
  await page.keyboard.press('Control+f')
  const find = page.getByRole('form', { name: 'Find in the text' })
  await find.getByLabel('Find', { exact: true }).fill('Read')
  await expect(find.getByRole('status')).toHaveText('2 found')
  await find.getByLabel('Replace with').fill('Walk')
  await find.getByRole('button', { name: 'Replace all' }).click()
  await find.getByRole('button', { name: 'Close' }).click()
  await save(page)
  expect(await stored(page, id)).toMatch(
    new RegExp(
      `^Walk it\\. Walk on\\.\n\n\\| Food \\| Grams \\|\n\\| --- \\| --- \\|\n\\| Text \\| Text \\|\n\n\\[Walks of ${id}\\]\\(/blog/walks-of-${id}\\)$`,
    ),
  )
  expect(await findViolations(page)).toEqual([])
  expect(await findDarkViolations(page)).toEqual([])
})

// EDIT-FORMAT-10
test('Backspace at the start of a block, the checklist button, fetching an external picture', async ({
  page,
  problems,
}) => {
  // The other site does not exist.
  expectRefusals(problems)
  const lost = '![Two](http://127.0.0.1:9/two.png)'
  const { id } = await makeArticle(page, { content: `## Head\n\n- one\n- two\n\n${lost}\n` })
  await openArticle(page, id)
  await text(page).getByText('two', { exact: true }).click()
  await pressAt(page, 'Home', 'Backspace')
  await expect(text(page).getByRole('listitem')).toHaveText(['one'])
  await text(page).getByRole('heading').click()
  await pressAt(page, 'Home', 'Backspace')
  await expect(text(page).getByRole('heading')).toHaveCount(0)
  await tool(page, 'Checklist').click()
  await expect(tool(page, 'Checklist')).toHaveAttribute('aria-pressed', 'true')
  await text(page).getByRole('checkbox', { name: 'To do' }).check()
  await expect(text(page).getByRole('checkbox', { name: 'Done' })).toBeChecked()
  // The text as typed is kept while the stored text's pictures are fetched; a picture that cannot be fetched is named.
  await page.getByRole('button', { name: 'Fetch the picture' }).click()
  await expect(page.getByText('Its address is not on the public internet.')).toBeVisible()
  await save(page)
  expect(await stored(page, id)).toBe(`- [x] Head\n\n<!-- -->\n\n- one\n\ntwo\n\n${lost}`)
})

// EDIT-PASTE-4, EDIT-PASTE-5, EDIT-FORMAT-8
test('a paste keeps its formatting as one undo step; five megabytes are refused; a picture asks for a description', async ({
  page,
}) => {
  const { id } = await makeArticle(page, { content: 'Above\n\nBelow\n' })
  await openArticle(page, id)
  await text(page).getByText('Above').click()
  await page.keyboard.press('End')
  const html = '<h2>Warm up</h2><p>Walk <b>fast</b>.</p><ul><li>One</li><li>Two</li></ul>'
  await paste(page, { 'text/html': html, 'text/plain': 'Warm up\nWalk fast.' }, { withPicture: true })
  await expect(text(page).getByRole('heading', { name: 'Warm up' })).toBeVisible()
  await expect(text(page).getByRole('listitem')).toHaveText(['One', 'Two'])
  await page.keyboard.press('Control+z')
  await expect(text(page)).toHaveText('AboveBelow')
  await paste(page, { 'text/plain': '\n\n> Quoted\n\n**bold**\n' })
  await expect(text(page).getByRole('blockquote')).toHaveText('Quoted')
  await page.keyboard.press('Control+z')
  // A text as short as an article with five megabytes of formatting.
  const heavy = `<p>${'<span style="color:red" class="MsoNormal">a</span>'.repeat(100_000)}</p>`
  await paste(page, { 'text/html': heavy, 'text/plain': 'A heavy one.' })
  await expect(text(page)).toHaveText('AboveA heavy one.Below')
  await page.keyboard.press('Control+z')
  await paste(page, { 'text/plain': 'word '.repeat(1_000_000) })
  await expect(alert(page, 'Too long to paste here')).toBeVisible()
  await page.keyboard.type(' and after')
  await expect(text(page)).toHaveText('Above and afterBelow')

  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d8b' } })
    .png()
    .toBuffer()
  await text(page).evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([Uint8Array.from(bytes)], 'window.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...image],
  )
  const words = text(page).getByRole('textbox', { name: 'This picture needs a description' })
  await expect(words).toBeVisible()
  await words.pressSequentially('A kitchen window')
  await expect(text(page).getByRole('img', { name: 'A kitchen window' })).toBeVisible()
  await page.keyboard.press('Enter')
  await save(page)
  expect(await stored(page, id)).toMatch(
    /^Above and after\n\n!\[A kitchen window\]\(\/media\/image\/upload\/\S+\)\n\nBelow$/,
  )
})

// EDIT-FORMAT-12
test('a long text is parsed in a worker, shown and edited', async ({ page }) => {
  const paragraph = 'A **word** and a [link](/blog) in a sentence that goes on.\n\n'
  const { id } = await makeArticle(page, { content: paragraph.repeat(800) })
  await openArticle(page, id)
  await text(page).getByText('in a sentence').first().click()
  await page.keyboard.type('typed ')
  await expect(text(page)).toContainText('typed ')
  await expect(text(page).getByRole('link')).toHaveCount(800)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the toolbar is above the keyboard during writing, with Picture visible', async ({ page }) => {
    const { id } = await makeArticle(page, { content: 'word\n\n'.repeat(60) })
    await openArticle(page, id)
    await text(page).getByText('word').nth(30).tap()
    await page.keyboard.type('s')
    const bar = await page.getByRole('toolbar', { name: 'Formatting' }).boundingBox()
    const picture = await tool(page, 'Picture').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(800)
    expect((picture?.x ?? 400) + (picture?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(picture?.height).toBeGreaterThanOrEqual(44)
    await tool(page, 'Heading').tap()
    await expect(text(page).getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(text(page)).toBeFocused()
  })
})
