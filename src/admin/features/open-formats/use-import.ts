import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type ImportChoices,
  type ImportPlan,
  type ImportResult,
  importChoicesSchema,
  importLineSchema,
  importPlanAnswer,
} from '../../../domain/import/import-calls.ts'
import { callApiWithForm, readLines } from '../../data/api.ts'
import { refresh } from '../../data/calls.ts'

/** Manages the steps of an import (choose, look, decide, run) and their state. */
export function useImport() {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<ImportChoices>(() => importChoicesSchema.parse({}))
  /** The plan, and the choices it is based on: no other choices are ever run. */
  const [shown, setShown] = useState<{ plan: ImportPlan; choices: ImportChoices } | null>(null)
  const [progress, setProgress] = useState<RunProgress | null>(null)
  const asking = useRef<AbortController | null>(null)
  const plan = useMutation({
    mutationFn: (asked: { file: File; choices: ImportChoices }) => {
      // Only the newest answer counts.
      asking.current?.abort()
      asking.current = new AbortController()
      return askForPlan(asked.file, asked.choices, asking.current.signal)
    },
    onSuccess: (made, asked) => setShown({ plan: made, choices: asked.choices }),
    // No plan could be made for the decision, so it does not count.
    onError: (error) => {
      if (shown && error.name !== 'AbortError') setChoices(shown.choices)
    },
  })
  const run = useMutation({
    mutationFn: (asked: { file: File; choices: ImportChoices }) =>
      runImport(asked.file, asked.choices, setProgress),
    onSettled: async () => {
      setProgress(null)
      await refresh(client, ['/*'])
    },
  })

  function take(next: File): void {
    const fresh = importChoicesSchema.parse({})
    setFile(next)
    setShown(null)
    setChoices(fresh)
    run.reset()
    plan.mutate({ file: next, choices: fresh })
  }

  /** Each decision needs a new plan: the server determines its effect. */
  function decide(change: Partial<ImportChoices>): void {
    const next = { ...choices, ...change }
    setChoices(next)
    if (file) plan.mutate({ file, choices: next })
  }

  function startOver(): void {
    setFile(null)
    setShown(null)
    plan.reset()
    run.reset()
  }

  return {
    file,
    choices,
    plan,
    shownPlan: shown?.plan ?? null,
    run,
    progress,
    take,
    decide,
    startOver,
    start: () => file && shown && run.mutate({ file, choices: shown.choices }),
  }
}

export type ImportSteps = ReturnType<typeof useImport>

function makeForm(file: File, choices: ImportChoices): FormData {
  const form = new FormData()
  // Before the file: the server reads in this order.
  form.set('choices', JSON.stringify(choices))
  form.set('file', file)
  return form
}

/** Fetches what an import would do; nothing is changed. */
async function askForPlan(file: File, choices: ImportChoices, signal: AbortSignal): Promise<ImportPlan> {
  const answer = await callApiWithForm('/api/admin/imports/plan', makeForm(file, choices), signal)
  return importPlanAnswer.parse(await answer.json()).plan
}

export interface RunProgress {
  done: number
  total: number
  what: string
}

/**
 * Imports the file.
 *
 * @throws Error whose message is for the coach, when it was interrupted
 */
async function runImport(
  file: File,
  choices: ImportChoices,
  onProgress: (progress: RunProgress) => void,
): Promise<ImportResult> {
  const answer = await callApiWithForm('/api/admin/imports', makeForm(file, choices))
  if (answer.body) {
    for await (const text of readLines(answer.body)) {
      const line = importLineSchema.parse(JSON.parse(text))
      if (line.type === 'progress') onProgress(line)
      if (line.type === 'failed') throw new ImportInterrupted(line.error)
      if (line.type === 'done') return line.result
    }
  }
  throw new ImportInterrupted('The connection broke off. Run the import again: it goes on where it stopped.')
}

/** An interrupted import; its message is a sentence for the coach. */
export class ImportInterrupted extends Error {
  override name = 'ImportInterrupted'
}
