import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STATIC_PAGES } from '../../../../domain/site/static-pages.ts'
import { toSearchKey } from '../../../../domain/text/search-key.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { TextField } from '../../../../web/ui/field.tsx'
import { useDebounced } from '../../../../web/ui/use-debounced.ts'
import { articlePages, recipePages } from '../../../data/items.ts'
import { QuietButton } from '../../../ui/buttons.tsx'
import { DialogBody, DialogFoot, DialogHead, SheetDialog } from '../../../ui/dialogs.tsx'
import { Form } from '../../../ui/form.tsx'
import { readAddress } from './links.ts'

interface LinkDialogProps {
  open: boolean
  /** The words that are selected in the text, or those of the link there is. */
  words: string
  /** Where the link there is leads; null for a new one. */
  address?: string | null
  onClose: () => void
  onSave: (words: string, address: string) => void
  onRemove?: () => void
}

/** Asks for a link's text and target: an address, or a page of the site found by its name (EDIT-LINK-1). */
export function LinkDialog({ open, ...form }: LinkDialogProps) {
  return (
    <SheetDialog open={open} onClose={form.onClose} className="m-auto max-w-[min(480px,calc(100%-2rem))]">
      <LinkForm {...form} />
    </SheetDialog>
  )
}

/** A page is looked for when nothing has been typed for so long, in milliseconds. */
const DEBOUNCE_MS = 200

const FOUND_OF_A_KIND = 4

interface FoundPage {
  title: string
  kind: string
  address: string
}

function useFoundPages(typed: string): FoundPage[] {
  const q = useDebounced(typed.trim(), DEBOUNCE_MS)
  const isName = q.length > 1 && !/^(?:[/#]|[a-z]+:|www\.)/i.test(q)
  const options = { enabled: isName }
  const filter = { q, status: null }
  const articles = useInfiniteQuery({ ...articlePages(filter, FOUND_OF_A_KIND), ...options })
  const recipes = useInfiniteQuery({ ...recipePages(filter, FOUND_OF_A_KIND), ...options })
  if (!isName) return []
  const key = toSearchKey(q)
  const at = (kind: string, path: string, items: readonly { title: string; slug: string }[] = []) =>
    items.map(({ title, slug }) => ({ title, kind, address: `${path}/${slug}` }))
  return [
    ...at('Article', '/blog', articles.data?.pages[0]?.items),
    ...at('Recipe', '/recipes', recipes.data?.pages[0]?.items),
    ...STATIC_PAGES.filter(({ title }) => toSearchKey(title).includes(key)).map(({ title, url }) => ({
      title,
      kind: 'Page',
      address: url,
    })),
  ]
}

function LinkForm({
  words: selected,
  address = null,
  onClose,
  onSave,
  onRemove,
}: Omit<LinkDialogProps, 'open'>) {
  const [words, setWords] = useState(selected)
  const [typed, setTyped] = useState(address ?? '')
  const [error, setError] = useState<string | null>(null)
  const found = useFoundPages(typed)
  const save = () => {
    const href = readAddress(typed)
    const isName = found.length > 0 && !/[./:@#]/.test(typed)
    if (isName) setError('Please choose one of the pages, or enter an address')
    else if (href === null) setError('Please enter an address such as https://example.com or /recipes')
    else onSave(words.trim() || typed.trim(), href)
  }
  return (
    <Form onSubmit={save}>
      <DialogBody>
        <DialogHead title={address === null ? 'Add a link' : 'Change the link'} />
        <TextField
          label="Where it leads"
          value={typed}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          error={error}
          hint="The name of a page of yours, a web address, or an email address."
          onChange={({ target }) => {
            setTyped(target.value)
            setError(null)
          }}
        />
        {found.length > 0 && (
          <ul aria-label="Your pages" className="-mt-2 grid max-h-60 overflow-y-auto">
            {found.map((page) => (
              <li key={page.address}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center justify-between gap-3 rounded-paper px-2 text-left hover:bg-sunken"
                  onClick={() => onSave(words.trim() || page.title, page.address)}
                >
                  <span className="min-w-0 truncate font-semibold">{page.title}</span>
                  <span className="flex-none text-small text-muted">{page.kind}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Link text"
          value={words}
          hint={words === '' ? 'Leave it empty to show the page’s name.' : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className="sr-only">
          {found.length > 0 && `${found.length} pages found`}
        </p>
      </DialogBody>
      <DialogFoot>
        {address !== null && onRemove && (
          <QuietButton className="mr-auto" onClick={onRemove}>
            Remove link
          </QuietButton>
        )}
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <Button type="submit" size="small">
          {address === null ? 'Add link' : 'Save link'}
        </Button>
      </DialogFoot>
    </Form>
  )
}
