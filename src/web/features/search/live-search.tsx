import { Search } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useRead } from '../../data/use-read.ts'
import { INPUT_CLASS } from '../../ui/field.tsx'
import { useNavigate } from '../../ui/link-context.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { LiveAnswer } from './live-answer.tsx'
import { cleanSearchText, LONGEST_SEARCH, SEARCH_PATH, searchHref } from './search-text.ts'

/** The pause after which a search is asked. */
const PAUSE_MS = 200

/** A field whose results follow the typing. Only the answer to what is asked now is shown, however late another comes. */
export function LiveSearch({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const fieldId = useId()
  const [text, setText] = useState('')
  const asked = cleanSearchText(text)
  const settled = useSettled(asked, PAUSE_MS)
  const { data, error, refetch } = useRead('search', settled === '' ? null : { q: settled })
  // Until the next answer comes, the one before it stays.
  const [former, setFormer] = useState(data)
  if (data && data !== former) setFormer(data)
  const answer = data ?? (error ? undefined : former)

  function goToPage(event: FormEvent) {
    event.preventDefault()
    if (asked === '') return
    onLeave()
    navigate(searchHref(asked))
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
        answer={answer}
        isStale={!data && answer !== undefined}
        failed={error !== null}
        onRetry={refetch}
        onLeave={onLeave}
      />
    </>
  )
}
