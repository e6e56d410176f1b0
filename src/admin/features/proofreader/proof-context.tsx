import { createContext, useContext } from 'react'
import { useObservable } from '../editor/observable.ts'
import type { Proof } from './create-proof.ts'
import type { NumberedFinding } from './mark-words.ts'

export const ProofContext = createContext<Proof | null>(null)

/** The proof-reader of the editor around this component. */
export function useProof(): Proof {
  const proof = useContext(ProofContext)
  if (!proof) throw new Error('There is no proof-reader around this component')
  return proof
}

const NONE: readonly NumberedFinding[] = []

/** What was found in one field, in the order of its text. */
export function useFieldFindings(field: string): readonly NumberedFinding[] {
  return useObservable(useProof().state, ({ byField }) => byField.get(field) ?? NONE)
}

/** The key of the finding that is looked at. */
export function useCurrentFinding(): string | null {
  return useObservable(useProof().state, ({ current }) => current)
}
