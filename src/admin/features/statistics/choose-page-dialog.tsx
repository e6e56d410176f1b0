import { queryOptions } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod'
import type { CallDeclaration } from '../../../domain/api/call.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { COUNTED_PAGES } from '../../../domain/site/static-pages.ts'
import { Button } from '../../../web/ui/button.tsx'
import { FieldError, INPUT_CLASS } from '../../../web/ui/field.tsx'
import { describeFailure } from '../../data/api.ts'
import { ask } from '../../data/calls.ts'
import { TitledDialog } from '../../ui/dialogs.tsx'
import { Form } from '../../ui/form.tsx'

interface ChoosePageDialogProps {
  isOpen: boolean
  title: string
  intro: string
  /** The label of the submit button. */
  deed: string
  /** Undefined while loading. */
  pages: readonly ListedPage[] | undefined
  /** The page selected when the dialog opens; null for none. */
  guess: ListedPage | null
  failure: Error | null
  isSending: boolean
  onClose: () => void
  onChoose: (page: ListedPage) => void
}

export function ChoosePageDialog(props: ChoosePageDialogProps) {
  const { isOpen, title, intro, deed, pages, guess, failure, isSending, onClose, onChoose } = props
  const id = useId()

  function submit(form: HTMLFormElement) {
    if (isSending) return
    const path = new FormData(form).get('page')
    const page = pages?.find((one) => one.path === path)
    if (page) onChoose(page)
  }

  return (
    <TitledDialog open={isOpen} title={title} intro={intro} onClose={onClose}>
      <Form noValidate={false} onSubmit={submit} className="grid gap-4">
        <label htmlFor={id} className="grid gap-1.5 font-semibold">
          Page
          <select
            key={guess?.path}
            id={id}
            name="page"
            required
            defaultValue={guess?.path ?? ''}
            aria-invalid={failure ? true : undefined}
            aria-describedby={failure ? `${id}-error` : undefined}
            className={INPUT_CLASS}
          >
            {!guess && <option value="">Choose a page</option>}
            {(pages ?? []).map(({ path, title: name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {failure && <FieldError id={`${id}-error`}>{describeFailure(failure)}</FieldError>}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-busy={isSending} disabled={!pages}>
            {deed}
          </Button>
        </div>
      </Form>
    </TitledDialog>
  )
}

interface ListedPage {
  path: string
  title: string
  /** Null for a page other than an article or recipe. */
  item: { kind: ContentKind; id: number } | null
}

/** The maximum that a public list returns per request. */
const AT_ONCE = 500
const listCall = {
  method: 'GET',
  path: '/public/:list',
  query: z.object({ limit: z.int(), page: z.int() }),
  answer: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string() })),
} as const satisfies CallDeclaration

/** Every page of the site by name: articles, recipes, and the remaining pages. */
export const listedPagesQuery = queryOptions({
  queryKey: ['admin', 'listed-pages'],
  queryFn: async ({ signal }): Promise<ListedPage[]> => {
    const [articles, recipes] = await Promise.all([listItems('article', signal), listItems('recipe', signal)])
    const pages = [...COUNTED_PAGES].map(([path, title]) => ({ path, title, item: null }))
    return [...articles, ...recipes, ...pages]
  },
})

async function listItems(kind: ContentKind, signal: AbortSignal): Promise<ListedPage[]> {
  const list = kind === 'article' ? 'articles' : 'recipes'
  const folder = kind === 'article' ? 'blog' : 'recipes'
  const pages: ListedPage[] = []
  for (let page = 1; ; page++) {
    const items = await ask(listCall, { params: { list }, query: { limit: AT_ONCE, page } }, { signal })
    pages.push(
      ...items.map(({ id, slug, title }) => ({ path: `/${folder}/${slug}`, title, item: { kind, id } })),
    )
    if (items.length < AT_ONCE) return pages
  }
}

interface Page {
  path: string
  title: string
}

/** Minimum share of common words: more than half, since one of two is not significant. */
const MIN_ALIKE = 0.6

/** Returns the page whose address and name share most words with a missed address or search; null when none is similar. */
export function guessTarget<P extends Page>(missed: string, pages: readonly P[]): P | null {
  const asked = wordsOf(missed)
  if (asked.size === 0) return null
  let best: { page: P; alike: number } | null = null
  for (const page of pages) {
    const own = wordsOf(`${page.path} ${page.title}`)
    const shared = [...asked].filter((word) => own.has(word)).length
    const alike = shared / asked.size
    if (alike > (best?.alike ?? 0)) best = { page, alike }
  }
  return best && best.alike >= MIN_ALIKE ? best.page : null
}

const IGNORED_WORDS = new Set('blog recipe recipes html index page pages the and for'.split(' '))

/** Returns the words of an address or a title without plural endings, numbers, names of folders and small words. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []
  return new Set(
    words.filter((word) => !IGNORED_WORDS.has(word)).map((word) => word.replace(/(?:es|s)$/, '')),
  )
}
