import sharp from 'sharp'
import { askAdmin, expectRefusals, coachTest as test } from './admin-fixtures.ts'
import { alert, toast } from './admin-parts.ts'
import { makeArticle, openArticle, PUBLISH, paste, showMarkdown, text } from './editor-parts.ts'
import { expect, expectProblems } from './fixtures.ts'

const UPLOAD = '**/media/image/upload'
const picture = async () => ({
  name: 'window.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d8b' } })
    .jpeg()
    .toBuffer(),
})

/** A page can claim that its text was copied in this editor: ProseMirror then parses it by itself. */
for (const [claim, mark] of [
  ['hostile HTML', ''],
  ['hostile HTML that claims to be the editor’s own', '<div data-pm-slice="0 0 []"></div>'],
] as const) {
  test(`of ${claim} only the words stay in the formatted text, and nothing runs`, async ({
    page,
    problems,
  }) => {
    const run = 'window.pwned=1'
    const { id } = await makeArticle(page, { content: 'Before' })
    await openArticle(page, id)
    await text(page).click()
    await page.keyboard.press('Control+End')
    const hostile = [
      `<script>${run}</script><style>*{display:none}</style><base href="https://evil.example/">`,
      `<p onclick="${run}" style="position:fixed;inset:0" class="editing" contenteditable="false">First</p>`,
      `<p><a href="javascript:${run}">Second</a> <a href="https://good.example/x" onmouseover="${run}">third</a></p>`,
      `<iframe srcdoc="<script>parent.${run}</script>"></iframe><object data="x"></object><embed src="x">`,
      `<svg onload="${run}"><a href="javascript:${run}"><text>Fourth</text></a></svg>`,
      `<form action="javascript:${run}"><button>go</button><textarea autofocus onfocus="${run}"></textarea></form>`,
      `<math><mtext><mglyph><style><img src="/x" onerror="${run}"></style></mglyph></mtext></math>`,
    ].join('')
    await paste(page, { 'text/html': hostile + mark, 'text/plain': 'First Second third' })
    await expect(text(page)).toContainText('First')
    const found = await text(page).evaluate((surface) => [
      ...[
        ...surface.querySelectorAll('script, style, base, iframe, object, embed, form, svg a, [srcdoc]'),
      ].map(({ outerHTML }) => outerHTML),
      ...[...surface.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes]
          // An address that is not followed is kept as text, in an attribute other than the one that is followed.
          .filter(
            ({ name, value }) =>
              name.startsWith('on') || (name !== 'data-href' && /javascript:|fixed|evil/i.test(value)),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ),
      ...('pwned' in window ? ['it ran'] : []),
      ...(document.baseURI.includes('evil') ? [document.baseURI] : []),
    ])
    expect(found).toEqual([])
    await showMarkdown(page)
    const markdown = await text(page).inputValue()
    expect(markdown).toContain('[third](https://good.example/x)')
    expect(markdown).not.toMatch(/onclick|onerror|<script|<iframe|position:fixed/)
    // The policy reports inline code in the HTML while it was only parsed, and the browser the missing picture /x.
    expectProblems(problems, /Content Security Policy|Failed to load resource/)
  })
}

for (const kind of ['articles', 'recipes'] as const) {
  const name = kind === 'articles' ? 'Article' : 'Recipe'
  // IMG-FIELD-2
  test(`${kind}: publishing waits for an upload and stops if it failed`, async ({ page, problems }) => {
    const { id } = await askAdmin(page, 'POST', `/${kind}`, {
      title: 'Waits for its picture',
      slug: `waits-${kind}-${process.pid}`,
    })
    await page.goto(`/admin/${kind}/edit/${id}`)
    const chooser = page.getByLabel(/Upload a featured image/)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(UPLOAD, (route) => route.abort())
    await chooser.setInputFiles(await picture())
    await expect(page.getByText('Upload failed due to network error', { exact: true })).toBeVisible()
    await page.unroute(UPLOAD)

    let mayArrive = false
    await page.route(UPLOAD, async (route) => {
      await held
      return mayArrive ? route.continue() : route.abort()
    })
    await chooser.setInputFiles(await picture())
    await page.getByRole('button', PUBLISH).click()
    await expect(page.getByRole('button', { name: 'Waiting for the picture…' })).toBeDisabled()
    letGo()
    await expect(alert(page, `${name} not published: a picture didn’t arrive`)).toBeVisible()
    const one = kind === 'articles' ? 'article' : 'recipe'
    expect((await askAdmin(page, 'GET', `/${kind}/${id}`))[one].status).toBe('draft')

    mayArrive = true
    await chooser.setInputFiles(await picture())
    await page.getByRole('button', PUBLISH).click()
    await expect(toast(page, `${name} published successfully!`)).toBeVisible()
    const saved = (await askAdmin(page, 'GET', `/${kind}/${id}`))[one]
    expect(saved).toMatchObject({
      status: 'published',
      featured_image_url: expect.stringContaining('/media/'),
    })
    await expect(
      page
        .getByText(/Readers see it/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    expectRefusals(problems)
  })
}
