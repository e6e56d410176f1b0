import { describe, expect, test } from 'vitest'
import { describeStores } from '../../../../tests/support/databases.ts'
import { addArticle, addImage, addRecipe, at, FUTURE, NOW } from '../../../../tests/support/factories.ts'
import { imageUrl, limitTransformation, variantUrl } from '../../../domain/images/presets.ts'
import { deleteArticle, getArticle, updateArticle } from '../items/articles.ts'
import { deleteDraft, writeDraft } from '../items/drafts.ts'
import { createIssue, deleteIssue, updateIssue } from '../newsletter/issues.ts'
import { readPageChanges } from '../page-changes.ts'
import { changeImage } from './change-image.ts'
import { deleteImage } from './image-trash.ts'
import { findImageUses } from './image-uses.ts'
import { findImage, listImages, listShownImages, type NewImage, saveImage } from './images.ts'

const featured = ({ public_id, version }: NewImage) => ({
  featured_image_url: imageUrl(public_id, version, '16:9', 800),
  featured_image_public_id: public_id,
  featured_image_version: version,
})
const inText = (public_id: string, version: string) =>
  `![Seen](${variantUrl(public_id, version, limitTransformation(800))})`

describeStores((makeStore) => {
  describe('who shows a picture', () => {
    test('follows every save and deletion', async () => {
      const { db } = await makeStore()
      const image = await addImage(db)
      const other = await addImage(db, { public_id: 'blog/other' })
      const uses = async () =>
        (await findImageUses(db, [image.public_id]))
          .get(image.public_id)
          ?.map(({ type, id }) => [type, id]) ?? []
      const { id } = await addArticle(db, { content: inText('blog/walk', '3') })
      const recipe = await addRecipe(db, featured(image))
      expect(await uses()).toEqual([
        ['article', id],
        ['recipe', recipe.id],
      ])
      await updateArticle(db, id, { content: inText('blog/other', '7') }, at())
      expect(await uses()).toEqual([['recipe', recipe.id]])
      expect((await listImages(db, { unused: true, limit: 10, page: 1 })).total).toBe(0)
      await deleteArticle(db, id, at())
      const { items } = await listImages(db, { unused: true, limit: 10, page: 1 })
      expect(items.map(({ public_id }) => public_id)).toEqual([other.public_id])
    })

    test('counts letters and unsaved drafts', async () => {
      const { db } = await makeStore()
      const image = await addImage(db)
      const uses = async () => (await findImageUses(db, [image.public_id])).get(image.public_id) ?? []
      const countUnused = async () => (await listImages(db, { unused: true, limit: 10, page: 1 })).total
      const letter = { subject: 'Spring', preview_text: '', content: inText('blog/walk', '7'), tags: [] }
      const { id } = await createIssue(db, letter, at())
      expect(await uses()).toEqual([{ type: 'issue', id, title: 'Spring' }])
      expect(await countUnused()).toBe(0)
      await updateIssue(db, id, { content: 'Words only' }, at())
      expect(await uses()).toEqual([])
      expect(await countUnused()).toBe(1)
      await updateIssue(db, id, { content: letter.content }, at())
      await deleteIssue(db, id, at())
      expect(await uses()).toEqual([])

      const draft = { title: 'Not yet', content: inText('blog/walk', '7'), tags: [] }
      await writeDraft(db, 'article', 'new', { fields: draft, based_on: null }, NOW)
      const recipe = await addRecipe(db)
      const typed = { featured_image_public_id: image.public_id, title: 7, featured_image_url: null }
      await writeDraft(db, 'recipe', recipe.id, { fields: typed, based_on: null }, NOW)
      expect(await uses()).toEqual([
        { type: 'article', id: null, title: 'Not yet' },
        { type: 'recipe', id: recipe.id, title: 'Untitled' },
      ])
      expect(await countUnused()).toBe(0)
      await deleteDraft(db, 'article', 'new')
      await deleteDraft(db, 'recipe', recipe.id)
      expect(await countUnused()).toBe(1)
    })

    test('does not count a deleted item', async () => {
      const { db } = await makeStore()
      const image = await addImage(db)
      const { id } = await addRecipe(db, featured(image))
      await db.deleteFrom('recipes').where('id', '=', id).execute()
      expect((await findImageUses(db, [image.public_id])).size).toBe(0)
      expect((await listImages(db, { unused: true, limit: 10, page: 1 })).total).toBe(1)
    })
  })

  describe('a change', () => {
    // IMG-LIBRARY-3
    test('of the focal point updates everything that shows the picture', async () => {
      const { db } = await makeStore()
      const image = await addImage(db)
      const shown = await addArticle(db, {
        ...featured(image),
        content: inText('blog/walk', '5'),
        slug: 'shown',
      })
      await addArticle(db, { ...featured(image), status: 'draft', slug: 'draft' })
      await addArticle(db, { content: inText('blog/walk-2', '7'), slug: 'other' })
      const { lastId } = await readPageChanges(db, 0)
      const changed = await changeImage(db, 'blog/walk', { focal_x: 0.25, focal_y: 0.75 }, at())
      expect(changed?.image).toMatchObject({ focal_x: 0.25, original_version: '7', former_versions: ['7'] })
      const version = changed?.image.version ?? ''
      expect(Number(version)).toBeGreaterThan(7)
      expect(changed?.paths).toContain('/blog/shown')
      expect(changed?.paths?.filter((path) => /draft|other/.test(path))).toEqual([])
      expect((await readPageChanges(db, lastId)).paths).toEqual(changed?.paths)
      const article = await getArticle(db, shown.id)
      expect(article).toMatchObject({
        featured_image_version: version,
        featured_image_url: imageUrl('blog/walk', version, '16:9', 800),
        content: inText('blog/walk', version),
        updated_at: shown.updated_at,
      })
      expect(article?.content_html).toContain(`/v${version}/blog/walk"`)
      expect(await findImage(db, 'blog/walk')).toEqual(changed?.image)
    })

    test('made twice at once loses neither version', async () => {
      const { db } = await makeStore()
      await addImage(db)
      const [first, second] = await Promise.all(
        [0.1, 0.9].map((focal) => changeImage(db, 'blog/walk', { focal_x: focal, focal_y: focal }, at())),
      )
      expect(first?.image.version).not.toBe(second?.image.version)
      expect((await findImage(db, 'blog/walk'))?.former_versions).toHaveLength(2)
    })

    test('of an unknown image is null', async () => {
      const { db } = await makeStore()
      expect(await changeImage(db, 'blog/none', { alt: 'x' }, at())).toBeNull()
    })
  })

  test('an image is saved, saved again and deleted', async () => {
    const { db } = await makeStore()
    const image = await addImage(db)
    await saveImage(db, {
      ...image,
      version: '8',
      delivery_base: 'https://res.cloudinary.com/demo/image/upload',
    })
    expect(await findImage(db, 'blog/walk')).toMatchObject({
      version: '8',
      delivery_base: 'https://res.cloudinary.com/demo/image/upload',
    })
    await deleteImage(db, 'blog/walk', at())
    expect(await findImage(db, 'blog/walk')).toBeNull()
  })

  test('the library is searched case-insensitively, page by page', async () => {
    const { db } = await makeStore()
    await addImage(db, { public_id: 'blog/a', alt: 'ÄPPLEN 100%', created_at: NOW })
    await addImage(db, { public_id: 'blog/b', alt: 'Pears', created_at: FUTURE })
    const search = async (q: string) =>
      (await listImages(db, { q, limit: 10, page: 1 })).items.map(({ public_id }) => public_id)
    expect(await search('')).toEqual(['blog/b', 'blog/a'])
    expect(await search(' äpplen ')).toEqual(['blog/a'])
    expect(await search('BLOG/B')).toEqual(['blog/b'])
    expect(await search('0%')).toEqual(['blog/a'])
    expect(await search('_')).toEqual([])
    const { items, total } = await listImages(db, { limit: 1, page: 2 })
    expect([items[0]?.public_id, total]).toEqual(['blog/a', 2])
  })

  test('images that the public sees are listed for making their variants ahead', async () => {
    const { db } = await makeStore()
    const seen = await addImage(db, { public_id: 'blog/seen' })
    const hidden = await addImage(db, { public_id: 'blog/hidden' })
    const hosted = await addImage(db, { public_id: 'blog/hosted', delivery_base: 'https://x.example' })
    await addArticle(db, featured(seen))
    await addArticle(db, featured(seen))
    await addArticle(db, { ...featured(hidden), status: 'draft' })
    await addRecipe(db, featured(hosted))
    await addRecipe(db, { ...featured(hidden), published_at: FUTURE })
    const shown = await listShownImages(db, { now: NOW, limit: 10 })
    expect(shown.map(({ kind, image }) => [kind, image.public_id])).toEqual([['article', 'blog/seen']])
  })
})
