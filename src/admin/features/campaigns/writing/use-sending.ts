import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { campaignAnswer } from '../../../../domain/admin/campaigns.ts'
import { campaignProblem } from '../../../../domain/newsletter/campaign-input.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { callApi, describeFailure } from '../../../data/api.ts'
import { focusField } from '../../editor/focus-field.ts'
import { type CampaignAnswer, fetchCampaign } from '../campaign-queries.ts'
import type { LetterAutosave } from './autosave-letter.ts'
import type { Writing } from './letter-writing.ts'

export type SendingStep = { kind: 'send' | 'schedule'; answer: CampaignAnswer }

/** Trying out, scheduling and sending a letter: each only once all of it is stored. */
export function useSending(
  writing: Writing,
  autosave: RefObject<LetterAutosave | null>,
  onSent: (answer: CampaignAnswer) => void,
) {
  const client = useQueryClient()
  const [step, setStep] = useState<SendingStep | null>(null)

  /** The id of the stored letter; null when something is still in the way, which is said then. */
  async function storeWhole(): Promise<number | null> {
    const missing = campaignProblem(writing.get().fields)
    if (missing) {
      const problem = { kind: 'refused', message: missing.message, details: [missing] } as const
      flushSync(() => writing.change({ problem }))
      focusField(missing.field)
      return null
    }
    const isSaved = await autosave.current?.saveNow()
    const { item, problem } = writing.get()
    if (isSaved && item) return item.id
    if (problem === null || problem.kind === 'offline')
      showToast({
        kind: 'alert',
        title: 'The letter is not saved yet',
        description: 'Please check your connection and try again.',
      })
    return null
  }

  const prepare = useMutation({
    mutationFn: async (kind: SendingStep['kind']) => {
      const id = await storeWhole()
      if (id !== null) setStep({ kind, answer: await fetchCampaign(id) })
    },
    onError: tellFailure,
  })
  const test = useMutation({
    mutationFn: async () => {
      const id = await storeWhole()
      if (id === null) return
      await callApi(campaignAnswer, `/api/admin/campaigns/${id}/test`, { method: 'POST' })
      void client.invalidateQueries({ queryKey: ['admin', 'outbox'] })
      showToast({
        title: 'A test is on its way to you',
        description: 'Only to your own address, as it will look to your readers.',
      })
    },
    onError: tellFailure,
  })
  const send = useMutation({
    mutationFn: ({ id, at }: { id: number; at: string | null }) =>
      callApi(campaignAnswer, `/api/admin/campaigns/${id}/send`, {
        method: 'POST',
        body: at === null ? {} : { at },
      }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ['admin', 'campaigns', 'list'] })
      void client.invalidateQueries({ queryKey: ['admin', 'outbox'] })
      setStep(null)
      onSent(answer)
    },
    onError: tellFailure,
  })
  return { step, close: () => setStep(null), prepare, test, send }
}

function tellFailure(error: Error): void {
  showToast({ kind: 'alert', title: 'That didn’t work', description: describeFailure(error) })
}
