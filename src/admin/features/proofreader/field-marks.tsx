import type { ReactNode } from 'react'
import { classNames } from '../../../web/ui/class-names.ts'
import { useCurrentFinding, useFieldFindings } from './proof-context.tsx'
import { type NumberedFinding, speakFinding } from './read-finding.ts'

/** Returns the id of the description of a field's findings; for `aria-describedby`. */
function descriptionId(field: string): string {
  return `proof-${field.replaceAll('.', '-')}`
}

/** Returns the id of a field's additional description for screen readers; undefined without findings. */
export function useProofDescription(field: string): string | undefined {
  return useFieldFindings(field).length > 0 ? descriptionId(field) : undefined
}

interface MarkedFieldProps {
  /** The field's name in a save. */
  field: string
  className?: string
  /** False where the numbers are shown elsewhere. */
  hasNumbers?: boolean
  children: ReactNode
}

/** A field with the numbers of its findings, and an outline by their level. */
export function MarkedField({ field, className, hasNumbers = true, children }: MarkedFieldProps) {
  const findings = useFieldFindings(field)
  const current = useCurrentFinding()
  return (
    <div
      data-field={field}
      data-level={findings[0] && worstOf(findings)}
      data-current={findings.some(({ key }) => key === current) ? '' : undefined}
      className={classNames('proof-field relative', className)}
    >
      {children}
      {hasNumbers && <FindingNumbers field={field} className="absolute -top-1 right-2" />}
    </div>
  )
}

/** Shows the numbers of a field's findings; each links to its finding. */
export function FindingNumbers({ field, className }: { field: string; className?: string }) {
  const findings = useFieldFindings(field)
  if (findings.length === 0) return null
  return (
    <span className={classNames('flex flex-wrap gap-1', className)}>
      {findings.map((finding) => (
        <button
          key={finding.key}
          type="button"
          data-level={finding.level}
          data-finding-key={finding.key}
          aria-label={speakFinding(finding)}
          className="proof-number"
        >
          {finding.number}
        </button>
      ))}
      <span id={descriptionId(field)} hidden>
        {findings.map(speakFinding).join(' ')}
      </span>
    </span>
  )
}

const LEVELS = ['error', 'warning', 'hint'] as const

function worstOf(findings: readonly NumberedFinding[]) {
  return LEVELS.find((level) => findings.some((finding) => finding.level === level))
}

/** At the corner of a row of fields, so that a new number moves nothing, and the fields keep the whole row. */
export function RowNumbers({ fields }: { fields: readonly string[] }) {
  return (
    <div className="absolute -top-3 right-1 flex gap-1">
      {fields.map((field) => (
        <FindingNumbers key={field} field={field} />
      ))}
    </div>
  )
}

/** A copy of a text with its findings underlined: placed over its field, which cannot show them. */
export function TextOverlay({ field, text, className }: { field: string; text: string; className: string }) {
  const findings = useFieldFindings(field)
  const current = useCurrentFinding()
  if (findings.length === 0) return null
  return (
    <div aria-hidden className={classNames('proof-overlay', className)}>
      {markedParts(text, findings).map(({ from, words, finding }) =>
        finding ? (
          <span
            key={from}
            data-level={finding.level}
            data-current={finding.key === current ? '' : undefined}
            className="proof-mark"
          >
            {words}
          </span>
        ) : (
          words
        ),
      )}
    </div>
  )
}

/** Splits a text where marks begin and end; of two marks on the same words the first counts. */
function markedParts(text: string, findings: readonly NumberedFinding[]) {
  const parts: { from: number; words: string; finding: NumberedFinding | null }[] = []
  let at = 0
  for (const finding of [...findings].sort((a, b) => a.start - b.start)) {
    const start = Math.max(at, finding.start)
    const end = Math.min(text.length, finding.end)
    if (start >= end) continue
    if (at < start) parts.push({ from: at, words: text.slice(at, start), finding: null })
    parts.push({ from: start, words: text.slice(start, end), finding })
    at = end
  }
  if (at < text.length) parts.push({ from: at, words: text.slice(at), finding: null })
  return parts
}
