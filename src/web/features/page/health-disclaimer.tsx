import { HeartPulse } from 'lucide-react'
import { useId } from 'react'
import type { ContentKind } from '../../../domain/items/status.ts'
import { classNames } from '../../ui/class-names.ts'

const WORDS: Record<ContentKind | 'plan', string> = {
  article:
    'This article shares general information, not medical advice. Talk to your doctor before you change your training or diet.',
  recipe:
    'Check the ingredients against your own allergies and needs. Nutrition figures are general estimates, not medical advice.',
  plan: 'This plan is general advice for healthy adults, not medical advice. Talk to your doctor first if you’re pregnant, unwell or recovering, and stop if something hurts.',
}

export function HealthDisclaimer({ kind, className }: { kind: ContentKind | 'plan'; className?: string }) {
  const id = useId()
  return (
    <aside
      aria-labelledby={id}
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-[.9rem] rounded-paper bg-info-bg px-5 py-[1.1rem] text-small text-ink print:p-0',
        className,
      )}
    >
      <HeartPulse aria-hidden className="size-[22px] text-info" />
      <div>
        <h2 id={id} className="mb-[.2rem] font-body text-base leading-[1.3] font-bold">
          Important Health Disclaimer
        </h2>
        <p>{WORDS[kind]}</p>
      </div>
    </aside>
  )
}
