import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { checkBeforeSending, type SendingCheck } from '../../../domain/newsletter/before-sending.ts'
import { proofreadCalls } from '../../../domain/proofreader/proofread-calls.ts'
import { SECOND } from '../../../domain/time/durations.ts'
import { useDebounced } from '../../../web/ui/use-debounced.ts'
import { ask } from '../../data/calls.ts'
import { settingsQuery } from '../../data/use-site.ts'
import { CheckMark, wordOf } from '../../ui/badges.tsx'
import { KEEP_SHOWN } from '../../ui/list-controls.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useObservable } from '../editor/observable.ts'
import { mailCheckQuery } from '../mail/mail-queries.ts'
import { useRecipients } from './audience.tsx'
import type { IssueEditor } from './issue-editor.ts'

const TYPING_PAUSE = 1.5 * SECOND
const DEAD_LINKS: readonly string[] = ['link-to-missing-page', 'link-nowhere']

/** Returns the query for the number of dead links in a text, as found by the proof-reader. */
function deadLinksQuery(content: string) {
  return queryOptions({
    queryKey: ['admin', 'dead links', content],
    queryFn: async ({ signal }) => {
      const body = { title: '', content }
      const { findings } = await ask(proofreadCalls.article, { body }, { signal })
      return findings.filter(({ rule }) => DEAD_LINKS.includes(rule)).length
    },
    enabled: content.includes(']('),
    gcTime: 0,
  })
}

const isReady = ({ state }: SendingCheck) => state === 'ok'

/** Shows what is ready before an issue is sent, updated while it is written (DELIVER-READY-1). */
export function BeforeSending({ editor, className }: { editor: IssueEditor; className?: string }) {
  const fields = useObservable(editor, (state) => state.fields)
  const recipients = useRecipients(editor)
  const mail = useQuery(mailCheckQuery).data
  const settings = useQuery(settingsQuery).data?.settings
  const content = useDebounced(fields.content, TYPING_PAUSE)
  const dead = useQuery({ ...deadLinksQuery(content), ...KEEP_SHOWN })
  if (!recipients) return null
  const checks = checkBeforeSending({
    ...fields,
    ...recipients,
    tags: fields.tags,
    checks: mail?.checks ?? null,
    hasPostalAddress: settings ? settings.postal_address !== '' : null,
    deadLinks: dead.data ?? null,
  })
  return (
    <div className={className}>
      <Panel title="Before it goes out" padded={false}>
        <ul>
          {checks
            .filter((check) => !isReady(check))
            .map((check) => (
              <li key={check.key} className="border-t-[1.5px] border-line px-5 py-2.5">
                <CheckLine check={check} />
              </li>
            ))}
        </ul>
        <Ready checks={checks.filter(isReady)} isAll={checks.every(isReady)} />
      </Panel>
      <p className="mt-3 px-1 text-label text-muted">You can always send yourself a test.</p>
    </div>
  )
}

/** Checks that are ok take one line until it is opened: problems come first. */
function Ready({ checks, isAll }: { checks: readonly SendingCheck[]; isAll: boolean }) {
  if (checks.length === 0) return null
  return (
    <details className="group border-t-[1.5px] border-line">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-b-field px-5 py-2.5 -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <CheckMark state="ok" />
        <span className="leading-snug">
          <span className="block text-small font-[650]">
            {isAll ? 'Everything is ready' : `${checks.length} ${checks.length === 1 ? 'is' : 'are'} ready`}
          </span>
          <span className="block text-label text-muted">{checks.map(({ title }) => title).join(' · ')}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 flex-none transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-2">
        {checks.map((check) => (
          <li key={check.key} className="px-5 py-2">
            <CheckLine check={check} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function CheckLine({ check: { state, title, text } }: { check: SendingCheck }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5">
      <CheckMark state={state} />
      <p className="leading-snug">
        <span className="block text-small font-[650] wrap-anywhere">
          {title}
          <span className="sr-only">: {wordOf(state)}</span>
        </span>
        <span className="block text-label wrap-anywhere text-muted">{text}</span>
      </p>
    </div>
  )
}
