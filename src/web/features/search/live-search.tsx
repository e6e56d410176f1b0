import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../data/site-context.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { LiveAnswer } from './live-answer.tsx'
import { cleanSearchText, LONGEST_SEARCH, SEARCH_PATH, searchHref } from './search-text.ts'

/** The pause after which a search is asked. */
const PAUSE_MS = 200

/** A field whose results follow the typing. Only the answer to what is asked now is shown, however late another comes. */
export function LiveSearch({ onLeave }: { onLeave: () => void }) {
  const { queries } = useSite()
  const navigate = useNavigate()
  const fieldId = useId()
  const [text, setText] = useState('')
  const asked = cleanSearchText(text)
  const settled = useSettled(asked, PAUSE_MS)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queries.read('search', { q: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })

  function goToPage(event: FormEvent) {
    event.preventDefault()
    if (asked === '') return
    onLeave()
    void navigate(searchHref(asked))
  }

  return (
    <>
      <search>
        <form
          action={SEARCH_PATH}
          method="get"
          onSubmit={goToPage}
          className="relative px-4 pt-2.5 pr-17 pb-3.5"
        >
          <label htmlFor={fieldId} className="sr-only">
            Search articles and recipes
          </label>
          <Search aria-hidden className="pointer-events-none absolute top-6 left-8 size-5 text-ink-2" />
          <input
            id={fieldId}
            type="text"
            inputMode="search"
            name="q"
            placeholder="Search articles and recipes"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => setText(event.currentTarget.value)}
            className={`${INPUT_CLASS} pl-11`}
          />
        </form>
      </search>
      <LiveAnswer
        text={settled === '' || asked === '' ? '' : settled}
        answer={data}
        isStale={isPlaceholderData}
        failed={error !== null}
        onRetry={() => void refetch()}
        onLeave={onLeave}
      />
    </>
  )
}
