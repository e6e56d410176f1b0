import { mkdirSync } from 'node:fs'
import { askAdmin, coachTest as test } from './admin-fixtures.ts'
import { makeArticle, openArticle, text } from './editor-parts.ts'

mkdirSync('/tmp/shots', { recursive: true })
test.setTimeout(400_000)
test('shots', async ({ page }) => {
  const published = await makeArticle(page, {
    status: 'published',
    title: 'Already public',
    content: 'Words.\n\n![](/media/image/upload/c_limit,w_auto/v1/none)\n\n## Title',
  })
  await askAdmin(page, 'POST', '/articles', {
    title: 'Comes later',
    slug: 'comes-later',
    status: 'published',
    published_at: '2099-12-24T08:00:00.000Z',
  })
  const problems: string[] = []
  const PAGES = [
    '/admin',
    '/admin/articles',
    '/admin/recipes',
    '/admin/messages',
    '/admin/newsletter',
    '/admin/settings',
    '/admin/images',
    `/admin/articles/edit/${published.id}`,
    '/admin/articles/new',
    '/admin/recipes/new',
    '/admin/account',
    '/admin/history',
    '/admin/backups',
    '/admin/import',
    '/admin/categories',
    '/admin/authors',
    '/admin/subscribers',
    '/admin/outbox',
    '/',
    '/blog',
    '/recipes',
    '/about',
    '/contact',
    '/playlist',
    '/sitemap',
    '/privacy-policy',
    '/blog/already-public',
    `/blog/${published.slug}`,
    '/recipes/red-lentil-dal',
    '/plan/1',
    '/letters',
  ]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const wide = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= width) return null
      const out = [...document.querySelectorAll('body *')]
        .filter((e) => {
          const r = e.getBoundingClientRect()
          return r.width > 0 && r.right > width + 1
        })
        .slice(0, 4)
        .map(
          (e) =>
            `${e.tagName}.${String(e.className).slice(0, 60)} ${Math.round(e.getBoundingClientRect().right)} "${(e.textContent ?? '').slice(0, 30)}"`,
        )
      return `${document.documentElement.scrollWidth}: ${out.join(' | ')}`
    })
    if (wide) problems.push(`${path} ${wide}`)
  }
  console.log(`SIDEWAYS\n${problems.join('\n')}`)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await openArticle(page, published.id)
      await text(page).waitFor()
      await page.getByText(/no description yet/).waitFor()
      await page.screenshot({ path: `/tmp/shots/editor-${width}-${scheme}.png` })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Describe it' }).click()
    await page.screenshot({ path: `/tmp/shots/describe-${scheme}.png` })
    await page.goto('/admin/articles')
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/shots/list-${scheme}.png` })
  }
})
