import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPostalLines } from '../../../domain/mail/letter-text.ts'
import type { IssueFields } from '../../../domain/newsletter/issue-start.ts'
import { fillTokens } from '../../../domain/newsletter/issue-tokens.ts'
import { BrandMark } from '../../../web/ui/brand-mark.tsx'
import { settingsQuery, useSite } from '../../data/use-site.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { TextPreview } from '../editor/markdown/text-preview.tsx'
import { subscriberPages } from '../subscribers/subscriber-queries.ts'

/** Shows an issue as a mail program does: a line in the inbox, and the opened letter. */
export function IssuePreview({ fields }: { fields: IssueFields }) {
  const [name, setName] = useState<string | null>(null)
  const subject = fillTokens(fields.subject, name)
  const preview_text = fillTokens(fields.preview_text, name)
  const content = fillTokens(fields.content, name)
  const isPersonal = [fields.subject, fields.preview_text, fields.content].some(
    (text) => fillTokens(text, null) !== text,
  )
  const { site_name, coach_name, tagline } = useSite()
  const own = useQuery(settingsQuery)
  const postal = readPostalLines(own.data?.settings.postal_address ?? '')
  const title = subject.trim() || 'Your subject'
  return (
    <div className="mx-auto grid max-w-150 grid-cols-1 gap-4">
      {isPersonal && <ReadAs name={name} onChoose={setName} />}
      <div className="rounded-field border-[1.5px] border-line bg-surface px-4 py-3 text-small">
        <p className="font-bold">{site_name}</p>
        <p className="truncate">
          <span className="font-[650]">{title}</span>
          {preview_text.trim() !== '' && <span className="text-muted"> – {preview_text}</span>}
        </p>
      </div>
      <div className="overflow-clip rounded-field shadow-cut">
        <div className="bg-mist px-5 pt-5 text-on-field sm:px-8">
          <p className="flex items-center gap-2.5 font-display text-small font-extrabold">
            <BrandMark className="size-7 flex-none" />
            <span className="min-w-0 wrap-anywhere">{site_name}</span>
          </p>
          <p className="mt-8 text-small text-on-field-2">A letter from {coach_name.split(' ', 1)[0]}</p>
          <p className="mt-1 pb-8 font-display text-[clamp(1.625rem,6vw,2.375rem)] leading-[1.12] font-bold tracking-[-.02em] text-balance wrap-anywhere">
            {title}
          </p>
        </div>
        <div className="bg-surface px-5 py-7 sm:px-8">
          <TextPreview text={content} kind="issue" />
          <p className="mt-6 text-label text-muted">Read it on the site</p>
        </div>
        <div className="grid gap-2 bg-pine px-5 py-6 text-on-pine sm:px-8">
          <p className="font-display text-lg font-bold text-[var(--hf-mark)]">{site_name}</p>
          {tagline && <p className="text-small">{tagline}</p>}
          <p className="text-label text-on-pine-2">
            Here every reader finds why she gets this letter, and her own link to leave the list.
          </p>
          {postal.map((line) => (
            <p key={line} className="text-label text-on-pine-2">
              {line}
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Names that are plain words in Markdown too. */
const PLAIN_NAME = /^\p{L}[\p{L}’' -]*$/u
const NAMES_SHOWN = 3

/** Shows a letter with tokens as some of its readers get it, and as readers without a name do. */
function ReadAs({ name, onChoose }: { name: string | null; onChoose: (name: string | null) => void }) {
  const { data } = useInfiniteQuery(subscriberPages({ q: '', state: 'active', source: null, tag: null }))
  const all = data?.pages[0]?.subscribers ?? []
  const names = all.flatMap(({ first_name }) =>
    first_name !== null && PLAIN_NAME.test(first_name) ? [first_name] : [],
  )
  return (
    <ChoiceChips
      label="As it reaches"
      choices={[
        { value: null, label: 'Without a name' },
        ...[...new Set(names)].slice(0, NAMES_SHOWN).map((value) => ({ value, label: value })),
      ]}
      chosen={name}
      onChoose={onChoose}
    />
  )
}
