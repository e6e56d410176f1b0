/** The mark: a sun over a bowl. The sun has the accent colour chosen by the coach (`domain/site/look.ts`). */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="11" r="8.5" fill="var(--hf-brand)" />
      <path d="M2.5 21.5h35a17.5 17.5 0 0 1-35 0z" fill="currentColor" />
    </svg>
  )
}
