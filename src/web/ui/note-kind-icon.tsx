import type { NoteKind } from '../../domain/notes/note-rules.ts'

/** Shows a kind of note as a shape: a half-disc for a question, a pinned slip, a full bowl. Its word is beside it. */
export function NoteKindIcon({ kind, className }: { kind: NoteKind; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {kind === 'question' && (
        <>
          <path d="M3 38.5C3 24 12.5 13 24 13s21 11 21 25.500z" fill="#6fa9b4" />
          <path d="M3 38.500h42v3H3z" fill="#2b5f4e" />
          <path
            d="M19.400 23.400c.4-3 2.500-4.900 5.200-4.900 3 0 5.100 1.900 5.100 4.600 0 3.700-4.600 3.900-4.600 7.500"
            fill="none"
            stroke="#14312a"
            strokeWidth="3.2"
            strokeLinecap="round"
          />
          <circle cx="25" cy="35" r="2.1" fill="#14312a" />
        </>
      )}
      {kind === 'tip' && (
        <>
          <path d="M10 13l31-2 1.500 31-31 2z" fill="#14312a" opacity=".16" />
          <path d="M8.500 10.500l31-2 1.500 31-31 2z" fill="#f8be3f" />
          <path
            d="M15 22.300l19-1.200M15.400 28.300l19-1.200M15.800 34.300l11-.7"
            stroke="#14312a"
            strokeWidth="2.6"
            strokeLinecap="round"
          />
          <circle cx="24" cy="11.500" r="4.600" fill="#d4380f" />
        </>
      )}
      {kind === 'cooked' && (
        <>
          <path d="M13.500 23.500C13.500 15.500 18 10 24 10s10.500 5.500 10.500 13.500z" fill="#f8be3f" />
          <path d="M4 23.500h40C44 35 35.500 43 24 43S4 35 4 23.500z" fill="#2b5f4e" />
          <path d="M4 23.500h40c0 1.600-.2 3-.5 4.300H4.500C4.200 26.500 4 25.100 4 23.500z" fill="#7da84b" />
        </>
      )}
    </svg>
  )
}
