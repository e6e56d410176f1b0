import type { StoredArticle } from '../../src/domain/content/article.ts'
import type { StoredRecipe } from '../../src/domain/content/recipe.ts'
import { type AdminClient, openAdminClient } from './admin-client.ts'
import { openTestApp, type TestApp } from './app.ts'
import { openAppForEach } from './app-for-each.ts'
import { addArticle, addRecipe, NOW } from './factories.ts'

/** A reader's note as sent by a form. */
export const NOTE = {
  kind: 'tip',
  name: 'Ellen',
  text: 'White beans instead, blended with lemon.',
  website: '',
}

/** Returns an origin address for each number: another household. */
export function from(number: number): Record<string, string> {
  return { 'x-forwarded-for': `203.0.${Math.floor(number / 250)}.${1 + (number % 250)}` }
}

/** A site with a recipe and an article, and the coach logged in. */
export class NoteSite {
  readonly app: TestApp
  readonly ask: AdminClient
  readonly recipe: StoredRecipe
  readonly article: StoredArticle

  constructor(app: TestApp, ask: AdminClient, recipe: StoredRecipe, article: StoredArticle) {
    this.app = app
    this.ask = ask
    this.recipe = recipe
    this.article = article
  }

  post(url: string, payload: object, headers: Record<string, string> = {}) {
    return this.app.server.inject({ method: 'POST', url, payload, headers })
  }

  /** Sends a note under the recipe. */
  write(payload: object = {}, headers: Record<string, string> = {}) {
    return this.post(`/api/public/recipes/${this.recipe.id}/notes`, { ...NOTE, ...payload }, headers)
  }

  /** Returns the recipe's notes as readers get them. */
  read(query = '') {
    return this.app.server.inject(`/api/public/recipes/${this.recipe.id}/notes${query}`)
  }

  /** Returns the stored rows, oldest first. */
  rows() {
    return this.app.store.db.selectFrom('notes').selectAll().orderBy('id').execute()
  }

  /** Returns the id of the newest note. */
  async lastId(): Promise<number> {
    const row = (await this.rows()).at(-1)
    if (!row) throw new Error('There is no note')
    return row.id
  }

  /** Publishes all notes as the coach. */
  async publish(): Promise<void> {
    const ids = (await this.rows()).map(({ id }) => id)
    const { statusCode, body } = await this.ask('PUT', '/notes', { ids, state: 'published' })
    if (statusCode !== 200) throw new Error(`Not published: ${body}`)
  }
}

/** Opens such a site for each test of a file. @param begin receives it */
export function openNoteSiteForEach(
  begin: (site: NoteSite) => void,
  environment: Record<string, string> = {},
): void {
  openAppForEach(
    () => openTestApp({ now: NOW, environment: { TRUST_PROXY: 'true', ...environment } }),
    async (app) => {
      const { db } = app.store
      const recipe = await addRecipe(db, {
        title: 'Red Lentil Dal',
        slug: 'red-lentil-dal',
        ingredients: [
          { amount: '200', unit: 'g', ingredient: 'red lentils' },
          { amount: '150', unit: 'g', ingredient: 'thick strained yoghurt' },
        ],
        instructions: [
          { step: 1, instruction: 'Rinse the lentils.' },
          { step: 2, instruction: 'Simmer for 25 minutes.' },
        ],
      })
      const article = await addArticle(db, { title: 'Walk more', slug: 'walk-more' })
      begin(new NoteSite(app, await openAdminClient(app), recipe, article))
    },
  )
}
