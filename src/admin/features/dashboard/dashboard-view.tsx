import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { overviewSchema, type StatusCounts } from '../../../domain/admin/overview.ts'
import { formatDifficulty } from '../../../domain/content/labels.ts'
import type { RecipeSummary } from '../../../domain/content/recipe.ts'
import { greetingAt } from '../../../domain/time/greeting.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { callApi } from '../../data/api.ts'
import { articlePages, EVERYTHING, newPath, recipePages } from '../../data/items.ts'
import { useSite } from '../../data/use-site.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SetupChecklist } from '../checklist/setup-checklist.tsx'
import { FirstThings } from './first-things.tsx'
import { BackupPanel, MailPanel } from './health-panels.tsx'
import { ItemPanel } from './item-panel.tsx'

/** How many items each list of the dashboard shows (product §16.3). */
const SHOWN = 10

/** Numbers, what is waiting, and the items changed last (product §16.3). */
export function DashboardView() {
  const articles = useInfiniteQuery(articlePages(EVERYTHING, SHOWN))
  const recipes = useInfiniteQuery(recipePages(EVERYTHING, SHOWN))
  const overview = useQuery(overviewQuery())
  return (
    <>
      <DashboardHeader />
      {articles.isPending || recipes.isPending ? (
        <LoadingText>Loading admin dashboard...</LoadingText>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <StatStrip articles={articles.data?.pages[0]?.counts} recipes={recipes.data?.pages[0]?.counts} />
          {overview.data && <SetupChecklist setup={overview.data.setup} />}
          <FirstThings overview={overview} />
          <MailPanel />
          <BackupPanel />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
            <ItemPanel kind="article" list={articles} />
            <ItemPanel kind="recipe" list={recipes} facts={(recipe) => <RecipeFacts recipe={recipe} />} />
          </div>
        </div>
      )}
    </>
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
          <ButtonLink href={newPath('article')}>
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
          className="flex flex-col-reverse justify-end gap-1 border-line py-4 pl-1 nth-[n+3]:border-t-[1.5px] md:border-l-[1.5px] md:px-5 md:py-5 md:first:border-l-0 md:first:pl-0 md:nth-[n+3]:border-t-0"
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
  return queryOptions({
    queryKey: ['admin', 'overview'],
    queryFn: ({ signal }) => callApi(overviewSchema, '/api/admin/overview', { signal }),
    refetchOnMount: 'always',
  })
}
