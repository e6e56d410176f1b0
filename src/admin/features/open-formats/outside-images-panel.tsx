import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type FetchedOutside,
  type OutsideItem,
  outsideImageCalls,
} from '../../../domain/images/outside-image-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { describeFailure } from '../../data/api.ts'
import { ask, readOf, refresh } from '../../data/calls.ts'
import { editPath } from '../../data/items.ts'
import { LineButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'

const outsideImagesQuery = readOf(outsideImageCalls.list, {}, { refetchOnMount: 'always' })

/** Lists pictures still at other sites, to be fetched per item or all in sequence; nothing while there are none. */
export function OutsideImagesPanel() {
  const { data } = useQuery(outsideImagesQuery)
  const fetching = useFetching()
  const items = data?.items ?? []
  if (items.length === 0 && !fetching.said) return null
  return (
    <Panel title="Pictures still at other sites" padded={false}>
      <div className="grid gap-4 px-5 pb-4">
        {items.length > 0 && (
          <>
            <p className="text-small text-muted">
              {pluralize(data?.pictures ?? 0, 'picture')} in {pluralize(items.length, 'text')} would vanish
              with the site they are on. Fetched, they are yours; in your texts only their addresses change.
            </p>
            <LineButton
              className="justify-self-start"
              disabled={fetching.isPending}
              onClick={() => fetching.run(items)}
            >
              {fetching.isPending ? 'Fetching...' : 'Fetch them all'}
            </LineButton>
          </>
        )}
        <FetchState fetching={fetching} />
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={`${item.type}-${item.id}`}
            className="flex items-center justify-between gap-4 border-t-[1.5px] border-line px-5 py-2.5 text-small"
          >
            <SiteLink href={editPath(item.type, item.id)} className="min-w-0 font-semibold wrap-anywhere">
              {item.title}
            </SiteLink>
            <button
              type="button"
              disabled={fetching.isPending}
              onClick={() => fetching.run([item])}
              className="inline-flex min-h-11 flex-none items-center px-1 font-semibold disabled:text-muted"
            >
              Fetch {pluralize(item.pictures, 'picture')}
              <span className="sr-only"> of {item.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Fetching = ReturnType<typeof useFetching>

/** The live region exists from the start, so that what appears in it is announced. */
function FetchState({ fetching: { said, lost, error } }: { fetching: Fetching }) {
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {said && <p className="text-small">{said}</p>}
      {error && <Note look="bad" title={describeFailure(error)} />}
      <LostPictures lost={lost} />
    </div>
  )
}

export function LostPictures({ lost }: Pick<FetchedOutside, 'lost'>) {
  if (lost.length === 0) return null
  return (
    <Note look="bad" title={`We couldn’t fetch ${pluralize(lost.length, 'picture')}`}>
      <ul className="grid gap-1">
        {lost.map(({ address, reason }) => (
          <li key={address}>
            {address}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Fetches item after item, so that completed ones stay done, and reports the progress. */
function useFetching() {
  const client = useQueryClient()
  const [progress, setProgress] = useState<string | null>(null)
  const fetchAll = useMutation({
    mutationFn: async (items: readonly OutsideItem[]) => {
      const result: Pick<FetchedOutside, 'fetched' | 'lost'> = { fetched: 0, lost: [] }
      for (const [index, { type, id, title }] of items.entries()) {
        setProgress(`Fetching ${index + 1} of ${items.length}: ${title}`)
        const { fetched, lost } = await ask(outsideImageCalls.fetch, { body: { type, id } })
        result.fetched += fetched
        result.lost.push(...lost)
      }
      return result
    },
    onSettled: () => {
      setProgress(null)
      return refresh(client, ['/*'])
    },
  })
  const done = fetchAll.data && `${pluralize(fetchAll.data.fetched, 'picture')} fetched.`
  return {
    isPending: fetchAll.isPending,
    run: fetchAll.mutate,
    said: progress ?? done ?? null,
    lost: fetchAll.data?.lost ?? [],
    error: fetchAll.error,
  }
}

/** A line above a list of items, with a link to the page that fetches their pictures. */
export function OutsideImagesNote() {
  const { data } = useQuery(outsideImagesQuery)
  if (!data || data.pictures === 0) return null
  return (
    <p className="mb-5 text-small">
      {pluralize(data.pictures, 'picture')} still {data.pictures === 1 ? 'is' : 'are'} at another site.{' '}
      <SiteLink href="/admin/import" className="font-semibold">
        Fetch {data.pictures === 1 ? 'it' : 'them'}
      </SiteLink>
    </p>
  )
}
