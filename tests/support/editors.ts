import {
  ARTICLE_KIND,
  type ArticleFields,
  EMPTY_ARTICLE,
} from '../../src/admin/features/editor/article-kind.ts'
import { createEditor, type Editor } from '../../src/admin/features/editor/editor.ts'
import type { StoredItem } from '../../src/admin/features/editor/editor-kind.ts'

export const STORED: StoredItem = {
  id: 12,
  title: 'A title',
  slug: 'a-title',
  status: 'draft',
  published_at: null,
  updated_at: '2025-03-04T10:00:00.000Z',
}

/** Returns the editor state of a loaded article. */
export function openArticle(fields: Partial<ArticleFields> = {}): Editor<ArticleFields> {
  return createEditor(ARTICLE_KIND, {
    item: STORED,
    fields: { ...EMPTY_ARTICLE, title: 'A title', slug: 'a-title', ...fields },
  })
}

/** Returns the editor state of a new article. */
export function openNewArticle(): Editor<ArticleFields> {
  return createEditor(ARTICLE_KIND, null)
}

/** A browser storage that is full after a given number of entries. */
export class TestStorage implements Storage {
  readonly entries = new Map<string, string>()
  readonly room: number

  constructor(room = 100) {
    this.room = room
  }

  get length(): number {
    return this.entries.size
  }

  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.entries.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    if (this.entries.size >= this.room && !this.entries.has(key))
      throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, value)
  }

  removeItem(key: string): void {
    this.entries.delete(key)
  }

  clear(): void {
    this.entries.clear()
  }
}
