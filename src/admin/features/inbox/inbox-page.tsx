import { useInfiniteQuery } from '@tanstack/react-query'
import { type InboxMessage, MESSAGE_STATES } from '../../../domain/contact/message-calls.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { formatShortDate, timeAgo } from '../../../domain/time/dates.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { useMatches } from '../../../web/ui/use-matches.ts'
import { useClock } from '../../data/use-clock.ts'
import { useSite } from '../../data/use-site.ts'
import { StateBadge } from '../../ui/badges.tsx'
import { LineButton } from '../../ui/buttons.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { KEEP_SHOWN, MoreItems, SearchBox } from '../../ui/list-controls.tsx'
import { EmptyState, NotLoaded, RowList } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useAddressFilter } from '../lists/use-address-filter.ts'
import { type InboxFilter, MESSAGE_STATE_WORDS, messagePages, useOpenedMessage } from './inbox-queries.ts'
import { MessageView } from './message-view.tsx'

/** `/admin/messages`: lists visitors' messages; the opened one is beside the list, on small screens in its place. */
export function InboxPage() {
  const filtering = useAddressFilter()
  const { q, text, setText, get, set, clear } = filtering
  const filter: InboxFilter = { q, state: MESSAGE_STATES.find((state) => state === get('state')) ?? null }
  const opened = useOpenedMessage()
  const list = useInfiniteQuery({ ...messagePages(filter), ...KEEP_SHOWN })
  const messages = list.data?.pages.flatMap((page) => page.messages)
  const last = list.data?.pages.at(-1)
  const counts = last?.counts
  // Without any message there is nothing to search.
  const isEmpty =
    filter.q === '' && counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <>
      <div className={classNames(opened.id !== null && 'max-xl:sr-only')}>
        <PageHeader title="Messages">What visitors wrote in your contact form.</PageHeader>
      </div>
      <div className={classNames('mb-5', opened.id !== null && 'max-xl:hidden', isEmpty && 'hidden')}>
        <div className="flex flex-col gap-3 xl:flex-row xl:items-center xl:gap-6">
          <SearchBox placeholder="Search messages..." text={text} onType={setText} />
          <ChoiceChips
            label="Filter by state"
            choices={[
              {
                value: null,
                label: 'All',
                count: counts && counts.unread + counts.read + counts.answered + counts.archived,
              },
              ...MESSAGE_STATES.map((value) => ({
                value,
                label: MESSAGE_STATE_WORDS[value].label,
                count: counts?.[value],
              })),
            ]}
            chosen={filter.state}
            onChoose={(state) => set('state', state)}
          />
        </div>
        {last && (
          <p role="status" className="sr-only">
            {pluralize(last.total, 'message')}
          </p>
        )}
      </div>
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-6',
          (opened.id !== null || messages?.length !== 0) && 'xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]',
        )}
      >
        <div className={classNames('min-w-0', opened.id !== null && 'max-xl:hidden')}>
          {messages && last ? (
            <div className={list.isPlaceholderData ? 'opacity-60' : undefined}>
              {messages.length > 0 ? (
                <RowList aria-label="Messages">
                  {messages.map((message) => (
                    <MessageRow
                      key={message.id}
                      message={message}
                      isOpen={message.id === opened.id}
                      href={opened.hrefOf(message.id)}
                    />
                  ))}
                </RowList>
              ) : (
                <NoMessages filter={filter} onClear={clear} />
              )}
              <MoreItems list={list} shown={messages.length} total={last.total} />
            </div>
          ) : (
            <NotLoaded query={list} failure="We couldn’t load the messages." loading="Loading messages..." />
          )}
        </div>
        {opened.id !== null ? (
          <MessageView
            id={opened.id}
            listed={messages?.find(({ id }) => id === opened.id)}
            onClose={opened.close}
          />
        ) : (
          messages !== undefined &&
          messages.length > 0 && <NothingOpened messages={messages} hrefOf={opened.hrefOf} />
        )}
      </div>
    </>
  )
}

const NONE = {
  unread: { title: 'Nothing unread', text: 'You’ve dealt with every message.' },
  read: { title: 'Nothing read', text: 'Messages you’ve opened but not answered are here.' },
  answered: { title: 'No answered messages', text: 'Messages you’ve answered are here.' },
  archived: { title: 'The archive is empty', text: 'What you archive is kept here.' },
  spam: { title: 'No spam', text: 'What looks like spam is set aside here, and never deleted unseen.' },
}

function NoMessages({ filter, onClear }: { filter: InboxFilter; onClear: () => void }) {
  if (filter.q === '' && filter.state === null) {
    return (
      <EmptyState picture="letterbox" title="No messages yet">
        What visitors write in your contact form arrives here, and by mail.
      </EmptyState>
    )
  }
  const { title, text } =
    filter.q !== '' || filter.state === null
      ? { title: 'No messages found', text: 'Try adjusting your search terms.' }
      : NONE[filter.state]
  return (
    <EmptyState
      picture={filter.state === 'unread' && filter.q === '' ? 'smile' : 'glass'}
      title={title}
      action={<LineButton onClick={onClear}>Show all messages</LineButton>}
    >
      {text}
    </EmptyState>
  )
}

interface MessageRowProps {
  message: InboxMessage
  isOpen: boolean
  href: string
}

function MessageRow({ message, isOpen, href }: MessageRowProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const { state, letters } = message
  const isUnread = state === 'unread'
  return (
    <li className="border-t-[1.5px] border-line">
      <SiteLink
        href={href}
        keepScroll
        id={`message-${message.id}`}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-1 gap-1 px-4 py-3.5 no-underline -outline-offset-3 hover:bg-sunken aria-[current]:bg-mist aria-[current]:text-on-field sm:px-5"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={classNames('min-w-0 truncate', isUnread ? 'font-bold' : 'font-medium')}>
            {message.first_name} {message.last_name}
          </span>
          <span className="flex-none text-label opacity-80">
            {timeAgo(message.received_at, now) ?? formatShortDate(message.received_at, time_zone)}
          </span>
        </span>
        <span className={classNames('line-clamp-2 text-small wrap-anywhere', isUnread && 'font-[650]')}>
          {message.subject}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-2">
          <StateBadge look={MESSAGE_STATE_WORDS[state].look}>{MESSAGE_STATE_WORDS[state].label}</StateBadge>
          {letters.some((letter) => letter.state === 'failed') && (
            <StateBadge look="bad">A letter failed</StateBadge>
          )}
        </span>
      </SiteLink>
    </li>
  )
}

/** The width from which an opened message is beside the list. */
const BESIDE = '(min-width: 80rem)'

interface NothingOpenedProps {
  messages: readonly InboxMessage[]
  hrefOf: (id: number) => string
}

/** Shown beside the list while no message is open: the message that has waited longest, whose text is in the list. */
function NothingOpened({ messages, hrefOf }: NothingOpenedProps) {
  const { time_zone } = useSite()
  const now = useClock()
  const isBeside = useMatches(BESIDE)
  if (!isBeside) return null
  const first = messages.findLast(({ state }) => state === 'unread')
  return (
    <div className="rounded-field border-[1.5px] border-line">
      {first ? (
        <div className="grid justify-items-start gap-5 p-7">
          <p className="type-h3">
            The one that has waited longest came{' '}
            {timeAgo(first.received_at, now) ?? `on ${formatShortDate(first.received_at, time_zone)}`}.
          </p>
          <ButtonLink href={hrefOf(first.id)} look="line">
            Read and answer
          </ButtonLink>
        </div>
      ) : (
        <EmptyState picture="letterbox" title="Nothing opened">
          Choose a message to read it here.
        </EmptyState>
      )}
    </div>
  )
}
