import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { greetingAt } from '../../../domain/time/greeting.ts'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText } from '../../../web/ui/skeleton.tsx'
import { newPath } from '../../data/item-kinds.ts'
import { articlePages, EVERYTHING, recipePages } from '../../data/item-lists.ts'
import { overviewQuery } from '../../data/overview-query.ts'
import { useSite } from '../../data/use-site.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SetupChecklist } from '../checklist/setup-checklist.tsx'
import { BackupPanel } from './backup-panel.tsx'
import { FirstThings } from './first-things.tsx'
import { ItemPanel } from './item-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { StatStrip } from './stat-strip.tsx'

/** How many items each list of the dashboard shows (product §16.3). */
const SHOWN = 10

/** Numbers, what waits for her, and the items she worked on last (product §16.3). */
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
