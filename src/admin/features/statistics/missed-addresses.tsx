import { useQuery } from '@tanstack/react-query'
import { CornerUpRight } from 'lucide-react'
import { useState } from 'react'
import { normalizePath } from '../../../domain/import/old-path.ts'
import type { Statistics } from '../../../domain/statistics/statistics.ts'
import { forwardCalls } from '../../../domain/statistics/statistics-calls.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { useChange } from '../../data/calls.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoosePageDialog, guessTarget, listedPagesQuery } from './choose-page-dialog.tsx'
import { Intro } from './read-lists.tsx'
import { forwardsQuery } from './statistics-queries.ts'

const number = (count: number) => count.toLocaleString('en-US')

/** Addresses that lead nowhere, each with the way to a page that is there. */
export function MissedAddresses({ missing, pages }: Pick<Statistics, 'missing' | 'pages'>) {
  const { data } = useQuery(forwardsQuery)
  const all = useQuery({ ...listedPagesQuery, enabled: missing.length > 0 })
  const [chosen, setChosen] = useState<string | null>(null)
  const { forward, takeBack } = useForwards()
  const targets = new Map(data?.forwards.map(({ path, to }) => [path, to]))
  const titles = new Map([...pages, ...(all.data ?? [])].map(({ path, title }) => [path, title]))
  return (
    <Panel title="Pages not found" padded={false}>
      <Intro>Links that lead nowhere. Forward them to a page of yours.</Intro>
      {missing.length === 0 ? (
        <p className="px-5 pb-5 text-small text-muted">No broken link has caught three people yet.</p>
      ) : (
        <ul className="deeds">
          {missing.map(({ path, times, from }) => {
            const to = targets.get(normalizePath(path) ?? path)
            const guess = to ? null : guessTarget(path, all.data ?? [])
            return (
              <li key={path}>
                <span>
                  <code>{path}</code>
                  <small>
                    {to ? `leads to “${titles.get(to) ?? to}”` : sayFrom(from)}
                    {guess && `. Perhaps “${guess.title}”`}
                  </small>
                </span>
                <span className="count">{number(times)}</span>
                {to ? (
                  <TextButton onClick={() => takeBack.mutate({ query: { path } })}>
                    Undo<span className="sr-only"> the forward from {path}</span>
                  </TextButton>
                ) : (
                  <TextButton icon={CornerUpRight} onClick={() => setChosen(path)}>
                    {guess ? 'Forward' : 'Choose a page'}
                    <span className="sr-only"> {guess ? path : `for ${path}`}</span>
                  </TextButton>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <ChoosePageDialog
        isOpen={chosen !== null}
        title="Where should it lead?"
        intro={`Whoever opens ${chosen ?? ''} is taken to the page you choose.`}
        deed="Forward"
        pages={all.data}
        guess={chosen === null ? null : guessTarget(chosen, all.data ?? [])}
        failure={forward.error}
        isSending={forward.isPending}
        onClose={() => {
          forward.reset()
          setChosen(null)
        }}
        onChoose={({ path: to }) => {
          if (chosen !== null)
            forward.mutate({ body: { path: chosen, to } }, { onSuccess: () => setChosen(null) })
        }}
      />
    </Panel>
  )
}

function sayFrom(from: string | null): string {
  if (from === null) return 'typed by hand, or a link that does not say'
  return from.startsWith('/') ? `from your page ${from}` : `from ${from}`
}

function useForwards() {
  const takeBack = useChange(forwardCalls.remove, {
    goneIsDone: true,
    failure: 'The forward is still there',
    onSuccess: (_answer, { query }) => showToast({ title: `${query?.path} leads nowhere again` }),
  })
  const forward = useChange(forwardCalls.write, {
    onSuccess: (_answer, { body: { path, to } }) =>
      showToast({
        title: `${path} now leads to ${to}`,
        action: { label: 'Undo', run: () => takeBack.mutate({ query: { path } }) },
      }),
  })
  return { forward, takeBack }
}
