import type { z } from 'zod'
import { removedSamplesAnswer } from '../../../domain/admin/answers.ts'
import { callApi } from '../../data/api.ts'

type Removed = z.infer<typeof removedSamplesAnswer>['removed']

export async function removeSampleContent(): Promise<Removed> {
  return (await callApi(removedSamplesAnswer, '/api/admin/remove-sample-content', { method: 'POST' })).removed
}

/** `14 articles, 9 recipes and 1 picture are gone.` */
export function describeRemoved({ articles, recipes, images }: Removed): string {
  const parts = [
    [articles, 'article'],
    [recipes, 'recipe'],
    [images, 'picture'],
  ] as const
  const named = parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}${number === 1 ? '' : 's'}`)
  if (named.length === 0) return 'There was nothing left to remove.'
  const isOne = articles + recipes + images === 1
  return `${new Intl.ListFormat('en-GB').format(named)} ${isOne ? 'is' : 'are'} gone.`
}
