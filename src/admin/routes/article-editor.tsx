import { ArticleMain, ArticleSettings } from '../features/editor/article-form.tsx'
import { ARTICLE_KIND } from '../features/editor/article-kind.ts'
import { EditorPage } from '../features/editor/editor-page.tsx'
import { ArticlePage } from '../features/preview/article-page.tsx'

/** `/admin/articles/new` and `/admin/articles/edit/{id}` (EDIT-SAVE-1). */
export function Component() {
  return (
    <EditorPage
      kind={ARTICLE_KIND}
      renderMain={(editor) => <ArticleMain editor={editor} />}
      renderSettings={(editor) => <ArticleSettings editor={editor} />}
      renderPage={(fields) => <ArticlePage article={fields} />}
    />
  )
}
