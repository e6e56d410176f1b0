import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import { proofreadCalls } from '../../../domain/proofreader/proofread-calls.ts'
import { readOf } from '../../data/calls.ts'
import type { Editor } from '../editor/editor.ts'
import { useObservable } from '../editor/observable.ts'
import type { SharedFields } from '../editor/shared-fields.ts'
import { createProof, type Proof } from './create-proof.ts'
import type { NumberedFinding } from './read-finding.ts'

export const ProofContext = createContext<Proof | null>(null)

/** Returns the proof-reader of the editor around this component. */
export function useProof(): Proof {
  const proof = useContext(ProofContext)
  if (!proof) throw new Error('There is no proof-reader around this component')
  return proof
}

const NONE: readonly NumberedFinding[] = []

/** Returns the findings in one field, in text order. */
export function useFieldFindings(field: string): readonly NumberedFinding[] {
  return useObservable(useProof().state, ({ byField }) => byField.get(field) ?? NONE)
}

/** Returns the key of the current finding. */
export function useCurrentFinding(): string | null {
  return useObservable(useProof().state, ({ current }) => current)
}

/** Runs an editor's proof-reader while the editor is open: offline too, then without the facts about the site. */
export function useProofreader<F extends SharedFields>(editor: Editor<F>): Proof {
  const [proof] = useState(() => createProof(editor))
  useEffect(() => proof.start(), [proof])
  const { data } = useQuery(readOf(proofreadCalls.facts, {}))
  useEffect(() => {
    if (!data) return
    const { site_url: siteUrl, ...facts } = data
    proof.know({ siteUrl, ...facts })
  }, [proof, data])
  useShownMarks(editor, proof)
  return proof
}

/** Marks the findings in the text; a surface opened later shows the same marks. */
function useShownMarks<F extends SharedFields>({ textSurface }: Editor<F>, { state }: Proof): void {
  const surface = useObservable(textSurface, ({ current }) => current)
  const findings = useObservable(state, ({ byField }) => byField.get('content'))
  const current = useObservable(state, (now) => now.current)
  useEffect(() => {
    const places = (findings ?? []).filter(({ start, end }) => start < end)
    surface?.showMarks(
      places.map(({ key, start, end, level, number }) => ({ key, start, end, level, number })),
      current,
    )
  }, [surface, findings, current])
}
