import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from 'prosemirror-search'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useState } from 'react'
import { INPUT_CLASS } from '../../../../web/ui/field.tsx'
import { LineButton, QuietButton } from '../../../ui/buttons.tsx'
import { Form } from '../../../ui/form.tsx'

export function FindPanel({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const [search, setSearch] = useState(() => {
    const { from, to } = view.state.selection
    return view.state.doc.textBetween(from, to, ' ').slice(0, 100)
  })
  const [replace, setReplace] = useState('')
  const [count, setCount] = useState(0)
  useEffect(() => {
    const query = new SearchQuery({ search, replace, literal: true })
    view.dispatch(setSearchState(view.state.tr, query))
    setCount(search === '' ? 0 : getMatchHighlights(view.state).find().length)
  }, [view, search, replace])
  const close = () => {
    view.dispatch(setSearchState(view.state.tr, new SearchQuery({ search: '' })))
    onClose()
    view.focus()
  }
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    setCount(getMatchHighlights(view.state).find().length)
  }
  const find = () => {
    run(findNext)
  }
  return (
    <Form
      aria-label="Find in the text"
      onSubmit={find}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
      className="flex flex-wrap items-center gap-2 border-b-[1.5px] border-line bg-sunken px-3 py-2"
    >
      <input
        aria-label="Find"
        placeholder="Find"
        // biome-ignore lint/a11y/noAutofocus: it was opened to type in
        autoFocus
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        className={`${INPUT_CLASS} min-h-11! min-w-40 flex-1 py-1!`}
      />
      <input
        aria-label="Replace with"
        placeholder="Replace with"
        value={replace}
        onChange={({ target }) => setReplace(target.value)}
        className={`${INPUT_CLASS} min-h-11! min-w-40 flex-1 py-1!`}
      />
      <span role="status" className="text-small text-muted">
        {search === '' ? '' : count === 0 ? 'Not found' : `${count} found`}
      </span>
      <LineButton type="submit">Next</LineButton>
      <LineButton onClick={() => run(findPrev)}>Previous</LineButton>
      <LineButton onClick={() => run(replaceNext)}>Replace</LineButton>
      <LineButton onClick={() => run(replaceAll)}>Replace all</LineButton>
      <QuietButton onClick={close}>Close</QuietButton>
    </Form>
  )
}
