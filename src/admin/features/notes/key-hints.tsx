import type { NoteTab } from './note-words.ts'

/** The keys of the page, where there is a keyboard. */
export function KeyHints({ list }: { list: NoteTab }) {
  const keys = [
    ['J', 'next'],
    ['K', 'back'],
    ...(list === 'waiting' || list === 'answered' ? [['P', 'publish']] : []),
    ...(list === 'spam'
      ? []
      : [
          ['A', 'answer'],
          ['S', 'spam'],
        ]),
    ['X', 'select'],
    ['Z', 'undo'],
  ]
  return (
    <dl
      aria-label="Keys"
      className="hidden flex-wrap gap-x-4.5 gap-y-1.5 border-t-[1.5px] border-line px-4.5 py-3 text-label text-muted lg:flex"
    >
      {keys.map(([key, word]) => (
        <div key={key} className="inline-flex items-center gap-2">
          <dt>
            <kbd className="inline-grid min-h-6 min-w-6 place-items-center rounded-[5px] border-[1.5px] border-line-strong bg-surface px-1.5 font-body text-[.8125rem] leading-none font-[650] text-ink shadow-[0_2px_0_var(--hf-line)]">
              {key}
            </kbd>
          </dt>
          <dd>{word}</dd>
        </div>
      ))}
    </dl>
  )
}
