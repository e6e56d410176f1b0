import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import { describeFailure } from '../../data/api.ts'
import { refresh } from '../../data/calls.ts'
import { Note } from '../../ui/note.tsx'
import { LineButton } from '../../ui/small-buttons.tsx'
import { LostPictures } from '../open-formats/outside-images-panel.tsx'
import { countOutside, fetchInto } from './fetch-outside-pictures.ts'
import { useObservable } from './observable.ts'
import { announceSave } from './other-tabs.tsx'
import { useEditor } from './use-editor.ts'

/** The pictures this item shows from other sites, and fetching them (IMG-OUTSIDE-1). Nothing while there are none. */
export function OutsidePictures() {
  const editor = useEditor()
  // The saved fields: only their pictures can be fetched. They stay the same while the coach types.
  const saved = useObservable(editor.state, (state) => (state.item ? state.saved : null))
  const count = useMemo(
    () => (saved ? countOutside(editor.kind, saved, window.location.origin) : 0),
    [editor.kind, saved],
  )
  const client = useQueryClient()
  const fetching = useMutation({
    mutationFn: () => fetchInto(editor),
    onSuccess: () => {
      const { item } = editor.state.get()
      if (item) announceSave(editor.kind.plural, item)
      return refresh(client, ['/admin/outside-images'])
    },
  })
  const { data, error, isPending } = fetching
  if (count === 0 && !data) return null
  const isOne = count === 1
  return (
    <div className="grid gap-3">
      {count > 0 && (
        <Note look="info" title={`${pluralize(count, 'picture')} still at another site`}>
          <p>
            {isOne ? 'It would vanish' : 'They would vanish'} with that site. Fetched,{' '}
            {isOne ? 'it is' : 'they are'} yours; the rest of your text stays as it is.
          </p>
          <LineButton disabled={isPending} onClick={() => fetching.mutate()}>
            {isPending ? 'Fetching...' : `Fetch ${isOne ? 'the picture' : 'the pictures'}`}
          </LineButton>
        </Note>
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {data && data.fetched > 0 && (
          <Note look="good" title={`${pluralize(data.fetched, 'picture')} fetched.`} />
        )}
        {error && <Note look="bad" title={describeFailure(error)} />}
        <LostPictures lost={data?.lost ?? []} />
      </div>
    </div>
  )
}
