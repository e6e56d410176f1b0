import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useNavigate } from '../../ui/link-context.ts'
import { cleanSearchText, MAX_SEARCH_LENGTH, SEARCH_PATH, searchHref } from './search-text.ts'

/** The search page's own form: what it asks stands in the address, with and without JavaScript. */
export function SearchForm({ text }: { text: string }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    // Back and forward bring another search; the field keeps its focus and what was typed before the page was awake.
    if (shown.current === text) return
    shown.current = text
    if (field.current) field.current.value = text
  }, [text])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('q')
    navigate(searchHref(cleanSearchText(typeof asked === 'string' ? asked : '')))
  }

  return (
    <search>
      <form
        action={SEARCH_PATH}
        method="get"
        onSubmit={search}
        className="grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <TextField
          ref={field}
          label="Search articles and recipes"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          data-search-field
        />
        <Button type="submit">
          Search
          <Search aria-hidden className="size-5" />
        </Button>
      </form>
    </search>
  )
}
