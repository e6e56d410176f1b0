import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { compareTexts, type TextPart } from '../../../../domain/text/compare-texts.ts'
import { showToast } from '../../../../web/ui/toast.ts'
import { TextButton } from '../fields/text-button.tsx'

interface TextVersionsProps {
  before: string
  after: string
  /** What the two versions are called. */
  names: readonly [before: string, after: string]
}

/** Two versions of one text side by side, with what differs marked; each can be copied. */
export function TextVersions({ before, after, names }: TextVersionsProps) {
  const parts = useMemo(() => compareTexts(before, after), [before, after])
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Version name={names[0]} text={before} parts={parts.filter(({ kind }) => kind !== 'added')} />
      <Version name={names[1]} text={after} parts={parts.filter(({ kind }) => kind !== 'removed')} />
    </div>
  )
}

function Version({ name, text, parts }: { name: string; text: string; parts: readonly TextPart[] }) {
  return (
    <div className="flex min-w-0 flex-col rounded-[8px] border-[1.5px] border-line">
      <div className="flex items-center justify-between gap-2 border-b-[1.5px] border-line pr-1 pl-3">
        <p className="text-label font-[650] text-muted">{name}</p>
        {text !== '' && (
          <TextButton onClick={() => void copy(text)}>
            <Copy aria-hidden className="size-4" />
            Copy<span className="sr-only"> {name}</span>
          </TextButton>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={name}
        className="max-h-60 overflow-y-auto px-3 py-2 text-small whitespace-pre-wrap wrap-anywhere"
      >
        {text === '' ? <span className="text-muted">Empty</span> : parts.map(renderPart)}
      </section>
    </div>
  )
}

function renderPart({ kind, text }: TextPart, index: number) {
  if (kind === 'same') return <span key={`${index} ${kind}`}>{text}</span>
  return kind === 'removed' ? (
    <del key={`${index} ${kind}`} className="bg-danger-bg text-danger no-underline">
      {text}
    </del>
  ) : (
    <ins key={`${index} ${kind}`} className="bg-ok-bg text-ok no-underline">
      {text}
    </ins>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied!' })
  } catch {
    showToast({
      kind: 'alert',
      title: 'Copy failed',
      description: 'Please try selecting and copying the text manually.',
    })
  }
}
