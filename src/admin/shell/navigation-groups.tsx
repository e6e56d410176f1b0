import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { pluralize } from '../../domain/items/labels.ts'
import { classNames } from '../../web/ui/class-names.ts'
import { SiteLink } from '../../web/ui/site-link.tsx'
import { unreadMessagesQuery } from '../features/inbox/inbox-queries.ts'
import { waitingNotesQuery } from '../features/notes/note-queries.ts'
import { updatesQuery } from '../features/updates/update-queries.ts'
import { ADMIN_GROUPS, type AdminLink, holdsCurrentPage, isCurrentPage } from './admin-links.ts'

interface GroupsProps {
  /** Classes of a row: the rail's are closer together than a phone's. */
  item: string
  onFollow?: () => void
}

export function NavigationGroups({ item, onFollow }: GroupsProps) {
  return ADMIN_GROUPS.map(({ title, folds, links }) =>
    folds ? (
      <FoldingGroup key={title} title={title} links={links} item={item} onFollow={onFollow} />
    ) : (
      <Group key={title} title={title} links={links} item={item} onFollow={onFollow} />
    ),
  )
}

interface GroupProps extends GroupsProps {
  title: string
  links: readonly AdminLink[]
}

const TITLE = 'px-3.5 text-label font-semibold text-muted'

function Group({ title, links, item, onFollow }: GroupProps) {
  const id = useId()
  return (
    <div className="mt-3">
      <h2 id={id} className={classNames(TITLE, 'mb-0.5 font-body')}>
        {title}
      </h2>
      <ul aria-labelledby={id} className="grid">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} className={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A group that stays closed until it is opened or one of its pages is visited. */
function FoldingGroup({ title, links, item, onFollow }: GroupProps) {
  const id = useId()
  const { pathname } = useLocation()
  const isInside = holdsCurrentPage({ links }, pathname)
  const [isKeptOpen, setKeptOpen] = useState(readKeptOpen)
  // A press counts until the pages of the group are entered or left.
  const [pressed, setPressed] = useState<{ isInside: boolean; isOpen: boolean } | null>(null)
  const isOpen = pressed?.isInside === isInside ? pressed.isOpen : isKeptOpen || isInside
  const toggle = () => {
    setPressed({ isInside, isOpen: !isOpen })
    setKeptOpen(!isOpen)
    keepOpen(!isOpen)
  }
  return (
    <div className="mt-1">
      <h2 className="font-body">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className={classNames(
            TITLE,
            'flex min-h-11 w-full items-center justify-between gap-2 rounded-[8px] text-left hover:bg-sunken',
          )}
        >
          {title}
          <ChevronDown aria-hidden className={classNames('size-4.5', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <ul id={id} hidden={!isOpen} className="grid [&[hidden]]:hidden">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} className={item} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NavigationLinkProps {
  link: AdminLink
  className: string
  onFollow?: (() => void) | undefined
}

export function NavigationLink({ link, className, onFollow }: NavigationLinkProps) {
  const { href, label, icon: Icon, count } = link
  const { pathname } = useLocation()
  return (
    <SiteLink
      href={href}
      onClick={onFollow}
      aria-current={isCurrentPage(href, pathname) ? 'page' : undefined}
      className={className}
    >
      <Icon aria-hidden className="size-5 flex-none" />
      {label}
      {count === 'unread messages' && <UnreadCount />}
      {count === 'waiting notes' && <WaitingNotesCount />}
      {count === 'newer versions' && <NewerCount />}
    </SiteLink>
  )
}

function UnreadCount() {
  const { data } = useQuery(unreadMessagesQuery())
  return <Count number={data?.counts.unread ?? 0} words={(number) => pluralize(number, 'unread message')} />
}

function WaitingNotesCount() {
  const { data } = useQuery(waitingNotesQuery())
  return <Count number={data?.counts.waiting ?? 0} words={(number) => `${number} waiting`} />
}

/** An update is a single task, however many versions it spans. */
function NewerCount() {
  const { data } = useQuery({ ...updatesQuery, refetchOnMount: false })
  return <Count number={data?.available.length ? 1 : 0} words={(number) => `${number} new`} />
}

function Count({ number, words }: { number: number; words: (number: number) => string }) {
  if (number === 0) return null
  return (
    <span className="ml-auto grid min-h-6 min-w-6 place-items-center rounded-pill bg-ink px-1.5 text-label font-bold text-ground tabular-nums">
      <span aria-hidden>{number > 99 ? '99+' : number}</span>
      <span className="sr-only">{words(number)}</span>
    </span>
  )
}

const KEPT_OPEN = 'admin-housekeeping-open'

/** Where storage is forbidden nothing is remembered. */
function readKeptOpen(): boolean {
  try {
    return localStorage.getItem(KEPT_OPEN) === 'yes'
  } catch {
    return false
  }
}

function keepOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEPT_OPEN, 'yes')
    else localStorage.removeItem(KEPT_OPEN)
  } catch {
    // Storage full or forbidden: it stays open for this visit only.
  }
}
