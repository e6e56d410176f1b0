import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const DOMAIN = import.meta.dirname

/**
 * The only files that may load a library: schemas, the Markdown pipeline and the stemmer, for the server and the
 * editor. Nothing the reader's browser loads imports them, directly or through another file.
 */
const WITH_LIBRARIES = [
  'auth/credentials-input.ts',
  'images/library-image.ts',
  'newsletter/honeypot-field.ts',
  'newsletter/issue-schema.ts',
  ...['content/recipe-input.ts', 'items/input-fields.ts', 'items/item.ts', 'reads/answer-schemas.ts'],
  ...['content/article.ts', 'content/recipe.ts', 'content/taxonomies.ts'],
  ...['content/revision-fields.ts', 'content/search-passage.ts'],
  'content/markdown-to-html.ts',
  'import/recipe/list-context.ts',
  'import/recipe/shown-recipe.ts',
  'import/recipe/title-line.ts',
  ...['site/settings.ts', 'site/settings-input.ts', 'contact/contact-message.ts'],
  ...['images/upload-input.ts'],
  ...['movement/workout-schema.ts', 'movement/workout-block.ts'],
  ...['notes/note.ts', 'notes/note-input.ts'],
  'copy/copy-state.ts',
  ...['newsletter/subscription.ts', 'newsletter/workout-plan.ts', 'newsletter/plan-input.ts'],
  ...['newsletter/issue.ts', 'newsletter/issue-start.ts', 'newsletter/tags-input.ts'],
  ...['proofreader/grammar-rules.ts', 'proofreader/health-rules.ts', 'proofreader/item-rules.ts'],
  ...['proofreader/markdown-rules.ts', 'proofreader/proofread.ts', 'proofreader/prose-rules.ts'],
  ...['proofreader/prose.ts', 'proofreader/recipe-step-rules.ts', 'proofreader/sign-rules.ts'],
  ...['proofreader/recipe-time-rules.ts', 'proofreader/step-food-rules.ts'],
  ...['export/export-format.ts'],
  ...['import/ghost/ghost-formats.ts'],
  ...['import/ghost/read-ghost.ts', 'import/html-to-markdown.ts'],
  ...['import/import-item.ts', 'import/parse-html.ts'],
  ...['import/pasted-html.ts', 'import/pasted-lists.ts'],
  ...['import/front-matter.ts', 'import/read-item-file.ts', 'import/recipe/find-recipe.ts'],
  ...['import/xml.ts', 'import/disqus.ts', 'import/comments-table.ts'],
  ...['proofreader/link-rules.ts', 'proofreader/remarks.ts'],
  ...['import/plain-from-html.ts', 'import/recipe/cooklang.ts', 'import/recipe/marked-recipe.ts'],
  ...['import/recipe/data-ingredients.ts', 'import/recipe/data-steps.ts', 'import/recipe/data-values.ts'],
  ...['import/recipe/plain-lines.ts', 'import/recipe/read-recipe-text.ts', 'import/recipe/read-recipe.ts'],
  ...['import/recipe/sort-lines.ts', 'import/recipe/sort-told.ts', 'import/recipe/source-lines.ts'],
  ...['import/recipe/read-page.ts', 'suggestions/from-readers.ts', 'suggestions/seasons.ts'],
  ...['suggestions/suggest.ts', 'suggestions/words.ts'],
  ...['statistics/visit.ts', 'statistics/statistics.ts'],
  ...['statistics/assemble.ts'],
  ...[
    'import/wordpress/wordpress-recipes.ts',
    'export/exported-notes.ts',
    'import/wordpress/wordpress-comments.ts',
    'import/wordpress/read-wxr.ts',
    'import/wordpress/wordpress-html.ts',
    'import/wordpress/wxr-site.ts',
  ],
  ...[
    'text/compare-texts.ts',
    'text/markdown-limits.ts',
    'text/search-terms.ts',
    'text/highlight.ts',
    'updates/releases.ts',
  ],
]

/** Imports of values; type imports are erased by the build. */
const VALUE_IMPORT = /^import (?!type )[^'"]*['"]([^'"]+)['"]/gm

function valueImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(VALUE_IMPORT)].map(([, path = '']) => path)
}

function loadsLibrary(file: string): boolean {
  return valueImports(file).some(
    (path) => !path.startsWith('.') || loadsLibrary(resolve(dirname(file), path)),
  )
}

test('modules loaded in the browser import no library', () => {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    // Files that only the admin's browser loads may import their schemas.
    .filter((name) => !/^api\/|-calls\.ts$/.test(name))
    .map((name) => join(DOMAIN, name))
  expect(files.length).toBeGreaterThan(40)
  const withLibraries = files.filter(loadsLibrary).map((file) => relative(DOMAIN, file))
  expect(withLibraries.sort()).toEqual(WITH_LIBRARIES.sort())
})
