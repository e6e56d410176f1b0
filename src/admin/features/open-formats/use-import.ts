import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type ImportChoices,
  type ImportPlan,
  importChoicesSchema,
} from '../../../domain/import/import-calls.ts'
import { refresh } from '../../data/calls.ts'
import { askForPlan, type RunProgress, runImport } from './import-calls.ts'

/** Choose, look, decide, run: the steps of an import and what each knows. */
export function useImport() {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState<ImportChoices>(() => importChoicesSchema.parse({}))
  const [shownPlan, setShownPlan] = useState<ImportPlan | null>(null)
  const [progress, setProgress] = useState<RunProgress | null>(null)
  const asking = useRef<AbortController | null>(null)
  const plan = useMutation({
    mutationFn: (asked: { file: File; choices: ImportChoices }) => {
      // Only the newest answer counts.
      asking.current?.abort()
      asking.current = new AbortController()
      return askForPlan(asked.file, asked.choices, asking.current.signal)
    },
    onSuccess: setShownPlan,
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
    setShownPlan(null)
    setChoices(fresh)
    run.reset()
    plan.mutate({ file: next, choices: fresh })
  }

  /** Each decision is looked at anew: what it changes, the server says. */
  function decide(change: Partial<ImportChoices>): void {
    const next = { ...choices, ...change }
    setChoices(next)
    if (file) plan.mutate({ file, choices: next })
  }

  function startOver(): void {
    setFile(null)
    setShownPlan(null)
    plan.reset()
    run.reset()
  }

  return {
    file,
    choices,
    plan,
    shownPlan,
    run,
    progress,
    take,
    decide,
    startOver,
    start: () => file && run.mutate({ file, choices }),
  }
}

export type ImportSteps = ReturnType<typeof useImport>
