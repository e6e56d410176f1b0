import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { CallDeclaration } from '../../../domain/api/call.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { describeFailure } from '../../data/api.ts'
import { ask, refresh } from '../../data/calls.ts'
import { ITEM_KINDS } from '../../data/items.ts'

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

/** Changes an item's keywords as they are now; a change made meanwhile is never written over. */
async function changeKeywords({ kind, id }: Keyword, change: (keywords: string[]) => string[]) {
  const params = { list: ITEM_KINDS[kind].path, id }
  const { meta_keywords, updated_at } = await ask(readCall, { params })
  await ask(writeCall, { params, body: { meta_keywords: change(meta_keywords), updated_at } })
}

/** Makes a searched text find an article or a recipe, by its keywords, and takes it back (STAT-ACT-1). */
export function useKeywords() {
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
    onError: (error) =>
      showToast({ kind: 'alert', title: 'The keyword is still there', description: describeFailure(error) }),
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
