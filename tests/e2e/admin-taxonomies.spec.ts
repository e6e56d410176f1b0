import { askAdmin, coachTest, expectRefusals } from './admin-fixtures.ts'
import { dialog, makeItem, toast, unique } from './admin-parts.ts'
import { expect } from './fixtures.ts'

coachTest.describe('categories and authors', () => {
  coachTest('a category is made, renamed, recoloured and put away', async ({ page }) => {
    const name = unique('Rest days')
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('radio', { name: 'Sea' }).check({ force: true })
    await page.getByRole('radio', { name: 'moon' }).check({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Category saved successfully!')).toBeVisible()
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByLabel('Name', { exact: true }).fill(`${name} off`)
    await page.getByRole('switch', { name: 'Offer it in the editors' }).uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('listitem').filter({ hasText: `${name} off` })
    await expect(row).toContainText('Not offered')
    await expect(row.getByRole('button', { name: `Edit ${name} off` })).toBeFocused()
    const { categories } = await askAdmin(page, 'GET', '/categories')
    expect(categories).toContainEqual(
      expect.objectContaining({ name: `${name} off`, color: '#3d8592', icon: 'moon', is_active: false }),
    )
    await row.getByRole('button', { name: `Delete ${name} off` }).click()
    await expect(dialog(page, 'Delete this category?')).toContainText(
      `Are you sure you want to delete "${name} off"? This action cannot be undone.`,
    )
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row).toHaveCount(0)
  })

  coachTest('a name that is taken is said at the field', async ({ page, problems }) => {
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: 'New category' }).click()
    await page.getByLabel('Name', { exact: true }).fill('nutrition')
    await page.getByRole('button', { name: 'Save' }).click()
    const field = page.getByLabel('Name', { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    // Closed by mistake: what was typed is still there.
    await page.getByRole('button', { name: 'New category' }).click()
    await expect(field).toHaveValue('nutrition')
    expectRefusals(problems)
  })

  coachTest('what is in use cannot be deleted, but merged', async ({ page }) => {
    const [from, into] = [unique('From'), unique('Into')]
    const { id } = await askAdmin(page, 'POST', '/categories', { name: from })
    await askAdmin(page, 'POST', '/categories', { name: into })
    const { slug } = await makeItem(page, 'articles', { category_id: id, status: 'published' })
    await page.goto('/admin/categories')
    await page.getByRole('button', { name: `Delete ${from}` }).click()
    const explanation = dialog(page, `“${from}” is in use`)
    await expect(explanation).toContainText('This category has 1 article, so it can’t be deleted.')
    await explanation.getByRole('button', { name: 'Merge instead' }).click()
    const merge = dialog(page, `Merge “${from}”`)
    await merge.getByLabel('Merge into which category?').selectOption(into)
    await expect(merge).toContainText(`1 article will move to “${into}”, and “${from}” will be removed.`)
    await merge.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(toast(page, `“${from}” is now part of “${into}”`)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: from })).toHaveCount(0)
    expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain(into)
  })

  coachTest(
    'an author is written, and a link that is none is said at its field',
    async ({ page, problems }) => {
      const name = unique('Ines Duarte')
      await page.goto('/admin/authors')
      await page.getByRole('button', { name: 'New author' }).click()
      await page.getByLabel('Name', { exact: true }).fill(name)
      await page.getByLabel('A few words about the author').fill('Runs slowly, on purpose.')
      await page.getByLabel('Instagram').fill('not a link')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByLabel('Instagram')).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel('Instagram').fill('https://www.instagram.com/ines')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(toast(page, 'Author saved successfully!')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
        'Runs slowly, on purpose.',
      )
      expectRefusals(problems)
    },
  )
})
