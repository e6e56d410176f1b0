import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import { listTasks, type Overview, type Task } from '../../../domain/site/overview-calls.ts'
import { formatShortDate, timeAgo } from '../../../domain/time/dates.ts'
import { ButtonLink, buttonClass } from '../../../web/ui/button.tsx'
import { SiteLink } from '../../../web/ui/site-link.tsx'
import { editPath } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { type PaperPictureName, PaperThing } from '../../ui/paper-picture.tsx'
import { reveal } from '../../ui/reveal.ts'
import { CHECKLIST_ID } from '../checklist/setup-checklist.tsx'
import { SETUP_TEXTS } from '../checklist/setup-steps.ts'
import { NEXT_PATH } from '../suggestions/suggestion-queries.ts'

interface TaskWords {
  title: string
  text: string
  /** The button's link; null for a task done in the checklist itself. */
  way: { href: string; label: string } | null
  picture: PaperPictureName
}

/** Shows the most urgent task with a button; other tasks are listed in a line below it (ADMIN-HOME-2). */
export function NextTask({ overview }: { overview: Overview }) {
  const { time_zone } = useSite()
  const [first, ...others] = listTasks(overview)
  const now = new Date().toISOString()
  const when = (iso: string) => timeAgo(iso, now) ?? `on ${formatShortDate(iso, time_zone)}`
  const { title, text, way, picture } = first ? wordsOf(first, when) : NOTHING
  return (
    <section
      aria-labelledby="next-task"
      className="relative flex min-w-0 flex-col items-start overflow-clip rounded-field p-5 surface-butter sm:p-7 low:max-lg:p-4"
    >
      <TaskPicture name={picture} />
      <p className="text-small font-[650] text-muted">{first ? 'Next' : 'All done'}</p>
      <h2
        id="next-task"
        className="type-h2 mt-1 max-w-[18ch] wrap-anywhere max-sm:pr-24 max-[20rem]:pr-0 low:max-lg:type-h3"
      >
        {title}
      </h2>
      <p className="mt-2 mb-5 max-w-120 text-balance text-muted low:max-lg:mt-1 low:max-lg:mb-3 low:max-lg:text-small">
        {text}
      </p>
      {way ? (
        <ButtonLink href={way.href}>
          {way.label}
          <ArrowRight aria-hidden className="size-5" />
        </ButtonLink>
      ) : (
        <ChecklistLink className={buttonClass({})}>Open the list</ChecklistLink>
      )}
      {others.length > 0 && (
        <ul
          aria-label="Then"
          className="mt-auto flex flex-wrap items-baseline gap-x-5 self-stretch pt-4 text-small"
        >
          {others.map((task) => (
            <li key={task.kind}>
              <OtherTask task={task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const NOTHING: TaskWords = {
  title: 'Nothing is waiting for you',
  text: 'A good day to write something new.',
  way: { href: NEXT_PATH, label: 'See what to write next' },
  picture: 'smile',
}

function wordsOf(task: Task, when: (iso: string) => string): TaskWords {
  switch (task.kind) {
    case 'messages':
      return {
        title: `${pluralize(task.count, 'message')} waiting`,
        text: 'Your contact page promises an answer within 24-48 hours.',
        way: { href: '/admin/messages?state=unread', label: task.count === 1 ? 'Read it' : 'Read them' },
        picture: 'letterbox',
      }
    case 'notes':
      return {
        title: `${pluralize(task.count, 'note')} to read`,
        text: 'Readers see them once you publish them.',
        way: { href: '/admin/notes', label: task.count === 1 ? 'Read it' : 'Read them' },
        picture: 'pinned',
      }
    case 'setup': {
      const { title, text, link } = SETUP_TEXTS[task.step]
      return { title, text, way: link, picture: task.step === 'mail' ? 'plug' : 'seedling' }
    }
    case 'drafts': {
      const { type, id, title, updated_at } = task.newest
      return {
        title: `Finish “${title}”`,
        text: `You last worked on it ${when(updated_at)}.`,
        way: { href: editPath(type, id), label: 'Go on writing' },
        picture: type === 'recipe' ? 'plate' : 'sheet',
      }
    }
  }
}

const QUIET =
  'relative font-[650] underline decoration-[1.5px] underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-3 hover:decoration-2'

/** A less urgent task: a few words as a link to it. */
function OtherTask({ task }: { task: Task }) {
  switch (task.kind) {
    case 'messages':
    case 'notes':
      return (
        <SiteLink
          href={task.kind === 'notes' ? '/admin/notes' : '/admin/messages?state=unread'}
          className={QUIET}
        >
          {pluralize(task.count, task.kind === 'notes' ? 'note' : 'message')}
        </SiteLink>
      )
    case 'drafts':
      return (
        <SiteLink href={editPath(task.newest.type, task.newest.id)} className={QUIET}>
          {pluralize(task.count, 'draft')}
        </SiteLink>
      )
    case 'setup':
      if (task.step === 'mail') {
        const { title, link } = SETUP_TEXTS.mail
        return (
          <SiteLink href={link.href} className={QUIET}>
            {title}
          </SiteLink>
        )
      }
      return (
        <ChecklistLink className={QUIET}>
          {pluralize(task.open, 'step')} to make this site your own
        </ChecklistLink>
      )
  }
}

function ChecklistLink({ className, children }: { className: string; children: ReactNode }) {
  const open = () => {
    const list = document.getElementById(CHECKLIST_ID)
    if (!list) return
    reveal(list)
    list.focus()
  }
  return (
    <button type="button" onClick={open} className={className}>
      {children}
    </button>
  )
}

/** The task's picture in cut paper, partly outside the card. */
function TaskPicture({ name }: { name: PaperPictureName }) {
  return (
    <svg
      viewBox="0 0 180 136"
      aria-hidden="true"
      className="pointer-events-none absolute right-4 bottom-0 w-24 max-[20rem]:hidden max-sm:top-5 max-sm:bottom-auto sm:right-7 sm:w-44 low:max-lg:right-4 low:max-lg:w-24"
    >
      <path d="M8 136a82 84 0 0 1 164 0z" className="fill-yolk" />
      <PaperThing name={name} />
    </svg>
  )
}
