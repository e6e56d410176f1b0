import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CornerUpRight, Link2, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import type { CallDeclaration } from '../../../domain/api/call.ts'
import { itemCalls } from '../../../domain/content/item-calls.ts'
import { normalizePath } from '../../../domain/import/old-path.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import type { Statistics, Surroundings } from '../../../domain/statistics/statistics.ts'
import { forwardCalls } from '../../../domain/statistics/statistics-calls.ts'
import { suggestionCalls } from '../../../domain/suggestions/suggestion-calls.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { showAlert, showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, refresh, useChange } from '../../data/calls.ts'
import { editPath, ITEM_KINDS } from '../../data/items.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChoosePageDialog, guessTarget, listedPagesQuery } from './choose-page-dialog.tsx'
import { Intro } from './read-lists.tsx'
import { forwardsQuery } from './statistics-queries.ts'

const number = (count: number) => count.toLocaleString('en-US')

interface MissedSearchesProps extends Pick<Statistics, 'searches'> {
  /** Searches that have results by now. */
  answered: Surroundings['answered']
}

/** Lists searches without results, each with two ways to answer it: a new item, or an existing one. */
export function MissedSearches({ searches, answered }: MissedSearchesProps) {
  const write = useWrite()
  const { makeFind, takeBack } = useKeywords()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: pages } = useQuery({ ...listedPagesQuery, enabled: chosen !== null })
  const items = pages?.filter(({ item }) => item !== null)
  const missed = searches.filter(({ results }) => results === 0)
  const answers = new Map(answered.map((one) => [one.text, one]))
  return (
    <Panel title="Searches that found nothing" padded={false}>
      <Intro>Words that at least three people typed into your search box.</Intro>
      {missed.length === 0 ? (
        <p className="px-5 pb-5 text-small text-muted">Everything people looked for was found.</p>
      ) : (
        <ul className="deeds searches">
          {missed.map(({ text, times }) => {
            const answer = answers.get(text)
            return (
              <li key={text}>
                <span>
                  <q className="font-[650] wrap-anywhere">{text}</q>
                  {answer && <small>finds “{answer.title}” now</small>}
                </span>
                <span className="count">{number(times)}</span>
                <span className="deed">
                  {answer ? (
                    answer.by_keyword && (
                      <TextButton onClick={() => takeBack.mutate({ text, kind: answer.type, id: answer.id })}>
                        Undo<span className="sr-only">: let {text} find nothing again</span>
                      </TextButton>
                    )
                  ) : (
                    <>
                      <TextButton
                        icon={PenLine}
                        aria-busy={write.isPending && write.variables.body.title === capitalize(text)}
                        onClick={() => {
                          if (!write.isPending)
                            write.mutate({ body: { type: 'article', title: capitalize(text) } })
                        }}
                      >
                        Write it<span className="sr-only">: an article about {text}</span>
                      </TextButton>
                      <TextButton icon={Link2} onClick={() => setChosen(text)}>
                        Make it find<span className="sr-only"> what is there: {text}</span>
                      </TextButton>
                    </>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <ChoosePageDialog
        isOpen={chosen !== null}
        title="What should it find?"
        intro={`“${chosen ?? ''}” becomes one of its keywords: whoever searches for that finds it from now on.`}
        deed="Make it find this"
        pages={items}
        guess={chosen === null ? null : guessTarget(chosen, items ?? [])}
        failure={makeFind.error}
        isSending={makeFind.isPending}
        onClose={() => {
          makeFind.reset()
          setChosen(null)
        }}
        onChoose={({ item, title }) => {
          if (chosen !== null && item)
            makeFind.mutate({ text: chosen, title, ...item }, { onSuccess: () => setChosen(null) })
        }}
      />
    </Panel>
  )
}

/** Creates an article with the search as its title, and opens it. */
function useWrite() {
  const navigate = useNavigate()
  const { mutate: drop } = useChange(itemCalls.articles.remove, {
    failure: 'The draft is still there',
    onSuccess: () => showToast({ title: 'The draft is gone' }),
  })
  return useChange(suggestionCalls.beginDraft, {
    failure: 'No draft was begun',
    async onSuccess({ draft: { id } }, _input, refreshed) {
      await refreshed
      await navigate(editPath('article', id))
      const undo = async () => {
        // Leaves its editor first, and rendered synchronously: the editor would otherwise fetch the deleted item.
        await navigate('/admin/statistics', { flushSync: true })
        drop({ params: { id } })
      }
      showToast({ title: 'A draft is begun', action: { label: 'Undo', run: () => void undo() } })
    },
  })
}

interface Keyword {
  text: string
  kind: ContentKind
  id: number
}

const worded = z.object({ meta_keywords: z.array(z.string()), updated_at: z.string() })
const answer = z
  .union([z.object({ article: worded }), z.object({ recipe: worded })])
  .transform((item) => ('article' in item ? item.article : item.recipe))
const readCall = { method: 'GET', path: '/admin/:list/:id', answer } as const satisfies CallDeclaration
const writeCall = { ...readCall, method: 'PUT', body: worded } as const satisfies CallDeclaration

/** Changes an item's current keywords; a change made meanwhile is never overwritten. */
async function changeKeywords({ kind, id }: Keyword, change: (keywords: string[]) => string[]) {
  const params = { list: ITEM_KINDS[kind].path, id }
  const { meta_keywords, updated_at } = await ask(readCall, { params })
  await ask(writeCall, { params, body: { meta_keywords: change(meta_keywords), updated_at } })
}

/** Makes a search find an article or a recipe, by its keywords, and undoes that (STAT-ACT-1). */
function useKeywords() {
  const queries = useQueryClient()
  const refreshAll = () => refresh(queries, ['/admin/statistics/*', '/admin/articles/*', '/admin/recipes/*'])
  const takeBack = useMutation({
    mutationFn: (keyword: Keyword) =>
      changeKeywords(keyword, (keywords) =>
        keywords.filter((one) => one.toLowerCase() !== keyword.text.toLowerCase()),
      ),
    onSuccess: async (_, { text }) => {
      await refreshAll()
      showToast({ title: `“${text}” is no keyword any more` })
    },
    onError: (error) => showAlert('The keyword is still there', describeFailure(error)),
  })
  const makeFind = useMutation({
    mutationFn: ({ title: _, ...keyword }: Keyword & { title: string }) =>
      changeKeywords(keyword, (keywords) => [...keywords, keyword.text]),
    onSuccess: async (_, { title, ...keyword }) => {
      await refreshAll()
      showToast({
        title: `“${keyword.text}” finds “${title}” now`,
        action: { label: 'Undo', run: () => takeBack.mutate(keyword) },
      })
    },
  })
  return { makeFind, takeBack }
}

/** Lists missing addresses, each with the choice of an existing page for it. */
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
