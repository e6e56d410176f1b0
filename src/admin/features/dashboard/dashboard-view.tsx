import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import { formatDifficulty } from '../../../domain/items/labels.ts'
import { type Overview, overviewCalls, type StatusCounts } from '../../../domain/site/overview-calls.ts'
import { describeWaiting } from '../../../domain/site/waiting.ts'
import { greetingAt } from '../../../domain/time/greeting.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { readOf } from '../../data/calls.ts'
import { articlePages, EVERYTHING, newPath, recipePages } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { isFirstDay, SetupChecklist } from '../checklist/setup-checklist.tsx'
import { lookForMilestones } from '../milestones/milestone-queries.ts'
import { WeekPanel } from '../statistics/week-panel.tsx'
import { NextPanel } from '../suggestions/next-panel.tsx'
import { FirstThings } from './first-things.tsx'
import { ItemPanel } from './item-panel.tsx'
import { TroublePanels } from './trouble-panels.tsx'

/** How many items each list of the dashboard shows (ADMIN-HOME-1). */
const SHOWN = 10

/** What waits, what the week was like, and the items changed last (ADMIN-HOME-2). */
export function DashboardView() {
  const articles = useInfiniteQuery(articlePages(EVERYTHING, SHOWN))
  const recipes = useInfiniteQuery(recipePages(EVERYTHING, SHOWN))
  const overview = useQuery(overviewQuery())
  const setup = overview.data?.setup
  const client = useQueryClient()
  // What was scheduled may have come out meanwhile.
  useEffect(() => void lookForMilestones(client), [client])
  return (
    <>
      <DashboardHeader overview={overview.data} />
      {articles.isPending || recipes.isPending ? (
        <LoadingText>Loading admin dashboard...</LoadingText>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StatStrip articles={articles.data?.pages[0]?.counts} recipes={recipes.data?.pages[0]?.counts} />
          <TroublePanels />
          {setup && isFirstDay(setup) && <SetupChecklist setup={setup} />}
          <TodayPanels next={<NextPanel />} week={<WeekPanel />} />
          {setup && !isFirstDay(setup) && <SetupChecklist setup={setup} />}
          <FirstThings overview={overview} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
            <ItemPanel kind="article" list={articles} />
            <ItemPanel kind="recipe" list={recipes} facts={(recipe) => <RecipeFacts recipe={recipe} />} />
          </div>
        </div>
      )}
    </>
  )
}

interface TodayPanelsProps {
  /** What to write next. */
  next: ReactNode
  /** The week in numbers. */
  week: ReactNode
}

/** The two panels of the morning, side by side where there is room; a place without a panel takes none. */
function TodayPanels({ next, week }: TodayPanelsProps) {
  return (
    <div className="flex flex-wrap gap-6 not-has-[section]:hidden *:grid *:min-w-0 *:flex-[1_1_20rem] *:grid-cols-[minmax(0,1fr)] *:empty:hidden">
      <div>{next}</div>
      <div>{week}</div>
    </div>
  )
}

function DashboardHeader({ overview }: { overview: Overview | undefined }) {
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
          <ButtonLink href={newPath('article')}>
            <Plus aria-hidden className="size-5" />
            New article
          </ButtonLink>
        </>
      }
    >
      {/* The line's place is kept while it is on its way, so that nothing below it moves. */}
      <p className="min-h-[1lh]">{overview && describeWaiting(overview)}</p>
    </PageHeader>
  )
}

interface StatStripProps {
  articles: StatusCounts | undefined
  recipes: StatusCounts | undefined
}

/** The four numbers of the dashboard; a dash where a number could not be had. */
function StatStrip({ articles, recipes }: StatStripProps) {
  const stats = [
    { label: 'Articles', value: articles?.all },
    { label: 'Published articles', value: articles?.published },
    { label: 'Recipes', value: recipes?.all },
    { label: 'Published recipes', value: recipes?.published },
  ]
  return (
    <dl className="grid grid-cols-2 border-y-[1.5px] border-line md:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1 border-line py-4 nth-[n+3]:border-t-[1.5px] md:border-l-[1.5px] md:px-5 md:py-5 md:first:border-l-0 md:first:pl-0 md:nth-[n+3]:border-t-0"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="type-figure">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Difficulty, prep minutes and servings in a few words: `Easy, 15 min, serves 4`. */
function RecipeFacts({ recipe }: { recipe: RecipeSummary }) {
  return (
    <span>
      {formatDifficulty(recipe.difficulty)}, {recipe.prep_time_minutes} min, serves {recipe.servings}
    </span>
  )
}

/** What the dashboard shows beside its lists: asked anew at each visit, as messages come in by themselves. */
function overviewQuery() {
  return readOf(overviewCalls.read, {}, { refetchOnMount: 'always' })
}
