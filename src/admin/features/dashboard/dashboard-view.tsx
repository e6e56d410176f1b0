import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import { formatDifficulty, formatPrepTime, formatServings } from '../../../domain/items/labels.ts'
import type { ContentKind } from '../../../domain/items/status.ts'
import { type Overview, overviewCalls, type StatusCounts } from '../../../domain/site/overview-calls.ts'
import { greetingAt } from '../../../domain/time/dates.ts'
import { ArrowLink } from '../../../web/ui/arrow-link.tsx'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { readOf } from '../../data/calls.ts'
import {
  articlePages,
  EVERYTHING,
  ITEM_KINDS,
  type ItemPage,
  listPath,
  newPath,
  recipePages,
} from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { SetupChecklist } from '../checklist/setup-checklist.tsx'
import { useDeletion } from '../lists/item-deletion.tsx'
import { ItemRow, type RowItem } from '../lists/item-row.tsx'
import { NoItemsYet } from '../lists/no-items-yet.tsx'
import { checkMilestones } from '../milestones/milestone-queries.ts'
import { WeekPanel } from '../statistics/week-panel.tsx'
import { NextPanel } from '../suggestions/next-panel.tsx'
import { Readers, ToFinish } from './first-things.tsx'
import { NextTask } from './next-task.tsx'
import { TroublePanels } from './trouble-panels.tsx'

/** Number of items in each list of the dashboard (ADMIN-HOME-1). */
const SHOWN = 10

/**
 * Renders the most urgent task, the week's numbers, and the rest as tabs; on a large window everything fits one screen
 * (ADMIN-HOME-2).
 */
export function DashboardView() {
  const articles = useInfiniteQuery(articlePages(EVERYTHING, SHOWN))
  const recipes = useInfiniteQuery(recipePages(EVERYTHING, SHOWN))
  const overview = useQuery(overviewQuery())
  const [part, setPart] = useState<string | null>(null)
  const client = useQueryClient()
  // Scheduled items may have been published meanwhile.
  useEffect(() => void checkMilestones(client), [client])
  return (
    <div className="lg:-mb-12 lg:flex lg:min-h-[calc(100dvh-4rem)] lg:flex-col">
      <DashboardHeader />
      {articles.isPending || recipes.isPending ? (
        <LoadingText>Loading admin dashboard...</LoadingText>
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:flex lg:grow lg:flex-col">
          <TroublePanels />
          <div className="grid grid-cols-1 gap-5 low:gap-3 low:sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            {overview.data ? <NextTask overview={overview.data} /> : <TaskOnItsWay overview={overview} />}
            <WeekPanel />
          </div>
          <StatStrip articles={articles.data?.pages[0]?.counts} recipes={recipes.data?.pages[0]?.counts} />
          <Tabs
            label="More of your site"
            chosen={part}
            onChoose={setPart}
            className="grid grid-cols-1 content-start gap-3 lg:flex lg:min-h-80 lg:shrink-0 lg:grow lg:basis-0 lg:flex-col"
            listClass="lg:flex-none"
            panelClass={PART_CLASS}
            tabs={[
              {
                id: 'items',
                name: 'Articles and recipes',
                content: (
                  <>
                    <ItemPanel kind="article" list={articles} />
                    <ItemPanel
                      kind="recipe"
                      list={recipes}
                      facts={(recipe) => <RecipeFacts recipe={recipe} />}
                    />
                  </>
                ),
              },
              {
                id: 'writing',
                name: 'Ideas and drafts',
                content: (
                  <>
                    <NextPanel />
                    {overview.data && <ToFinish overview={overview.data} />}
                  </>
                ),
              },
              ...partsOf(overview.data),
            ]}
          />
        </div>
      )}
    </div>
  )
}

/** Two or three panels side by side, each scrolling separately where the window has room for one screen. */
const PART_CLASS =
  'grid grid-cols-1 gap-5 lg:min-h-0 lg:grid-flow-col lg:auto-cols-[minmax(0,1fr)] lg:grid-cols-none lg:grow lg:grid-rows-[minmax(0,1fr)] lg:*:relative lg:*:flex lg:*:flex-col lg:*:overflow-y-auto [&[hidden]]:hidden'

/** Returns the parts that have content. */
function partsOf(overview: Overview | undefined): Tab[] {
  if (!overview) return []
  const open = overview.setup.filter(({ done }) => !done).length
  return [
    { id: 'readers', name: 'Readers', content: <Readers overview={overview} /> },
    ...(open > 0
      ? [
          {
            id: 'setup',
            name: 'Set-up',
            count: `${overview.setup.length - open} of ${overview.setup.length}`,
            content: <SetupChecklist setup={overview.setup} />,
          },
        ]
      : []),
  ]
}

/** Placeholder of the task while it is loading, so that nothing moves when it arrives. */
function TaskOnItsWay({ overview }: { overview: UseQueryResult<Overview> }) {
  if (overview.isPending) return <Skeleton className="min-h-70" />
  return (
    <Panel title="At a glance" padded={false}>
      <FailureNote onRetry={() => void overview.refetch()}>
        We couldn’t load your drafts and messages.
      </FailureNote>
    </Panel>
  )
}

function DashboardHeader() {
  const { coach_name, time_zone } = useSite()
  const greeting = greetingAt(new Date().toISOString(), time_zone)
  return (
    <PageHeader
      title={`${greeting}, ${coach_name.split(' ', 1)[0]}`}
      documentTitle="Dashboard"
      actions={
        <>
          <ButtonLink href={newPath('recipe')} look="line">
            <Plus aria-hidden className="size-5" />
            New recipe
          </ButtonLink>
          <ButtonLink href={newPath('article')} look="line">
            <Plus aria-hidden className="size-5" />
            New article
          </ButtonLink>
        </>
      }
    />
  )
}

interface StatStripProps {
  articles: StatusCounts | undefined
  recipes: StatusCounts | undefined
}

/** Shows the four numbers of the dashboard; a dash where a number could not be loaded. */
function StatStrip({ articles, recipes }: StatStripProps) {
  const stats = [
    { label: 'Total articles', value: articles?.all },
    { label: 'Published articles', value: articles?.published },
    { label: 'Total recipes', value: recipes?.all },
    { label: 'Published recipes', value: recipes?.published },
  ]
  return (
    <dl className="grid flex-none grid-cols-2 max-[20rem]:grid-cols-1 border-y-[1.5px] border-line md:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline justify-end gap-2.5 border-line py-3 nth-[n+3]:border-t-[1.5px] md:border-l-[1.5px] md:px-5 md:first:border-l-0 md:first:pl-0 md:nth-[n+3]:border-t-0"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="type-figure">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows difficulty, prep minutes and servings in short: `Easy, 15 min prep, 4 servings`. */
function RecipeFacts({ recipe }: { recipe: RecipeSummary }) {
  const { difficulty, prep_time_minutes, servings } = recipe
  return (
    <span>
      {[formatDifficulty(difficulty), formatPrepTime(prep_time_minutes), formatServings(servings)].join(', ')}
    </span>
  )
}

/** The query for what the dashboard shows beside its lists: fetched at each visit, since messages arrive on their own. */
function overviewQuery() {
  return readOf(overviewCalls.read, {}, { refetchOnMount: 'always' })
}

interface ItemPanelProps<Item extends RowItem> {
  kind: ContentKind
  list: UseInfiniteQueryResult<InfiniteData<ItemPage<Item>>>
  facts?: (item: Item) => ReactNode
}

/** On a phone and a tablet; further items on request, as two lists of ten would fill the page. */
const SHOWN_AT_FIRST = 3

/** Lists the items changed last, with a link to all of them when there are more (ADMIN-HOME-1). */
function ItemPanel<Item extends RowItem>({ kind, list, facts }: ItemPanelProps<Item>) {
  const { Plural, plural } = ITEM_KINDS[kind]
  const deletion = useDeletion(kind)
  const [isLong, setLong] = useState(false)
  const showAll = () => {
    flushSync(() => setLong(true))
    // The button is gone: the focus moves to where the list continues.
    deletion.list.current?.children[SHOWN_AT_FIRST]?.querySelector('a')?.focus()
  }
  const page = list.data?.pages[0]
  if (!page) {
    return (
      <Panel title={Plural} padded={false}>
        <FailureNote onRetry={() => void list.refetch()}>We couldn’t load the {plural}.</FailureNote>
      </Panel>
    )
  }
  return (
    <Panel
      title={Plural}
      padded={false}
      className="lg:flex lg:flex-col"
      aside={
        page.total > page.items.length && (
          <span className="-my-2.5">
            <ArrowLink href={listPath(kind)}>
              View All {Plural} ({page.total})
            </ArrowLink>
          </span>
        )
      }
    >
      {page.items.length === 0 && <NoItemsYet kind={kind} />}
      <ul
        ref={deletion.list}
        tabIndex={-1}
        aria-label={Plural}
        className={classNames(
          'relative focus:outline-none lg:min-h-0 lg:grow lg:overflow-y-auto',
          !isLong && 'max-lg:*:nth-[n+4]:hidden',
        )}
      >
        {page.items.map((item) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            facts={facts?.(item)}
            onDelete={() => deletion.ask(item)}
          />
        ))}
      </ul>
      {!isLong && page.items.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          onClick={showAll}
          className="flex min-h-12 w-full items-center gap-2 border-t-[1.5px] border-line px-5 text-small font-[650] lg:hidden"
        >
          {`Show ${page.items.length - SHOWN_AT_FIRST} more`}
          <span className="sr-only"> {plural}</span>
          <ChevronDown aria-hidden className="size-4.5" />
        </button>
      )}
      {deletion.dialog}
    </Panel>
  )
}
