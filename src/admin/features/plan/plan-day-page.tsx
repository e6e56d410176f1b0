import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ButtonLink } from '../../../web/ui/button.tsx'
import { LoadingText, Skeleton } from '../../../web/ui/skeleton.tsx'
import { ApiError } from '../../data/api.ts'
import { FailureNote } from '../../ui/list-states.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlanDayEditor } from './plan-day-editor.tsx'
import { PLAN_PATH, planDayQuery } from './plan-queries.ts'

export function PlanDayPage() {
  const { day = '' } = useParams()
  return <PlanDayLoader key={day} day={day} />
}

function PlanDayLoader({ day }: { day: string }) {
  const { data, error, refetch } = useQuery(planDayQuery(day))
  if (data) return <PlanDayEditor opened={data} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHeader title="No such day">The plan has seven days, from 1 to 7.</PageHeader>
        <ButtonLink href={PLAN_PATH}>Back to the plan</ButtonLink>
      </>
    )
  }
  if (error) return <FailureNote onRetry={() => void refetch()}>We couldn’t load the day.</FailureNote>
  return (
    <div className="grid gap-5">
      <LoadingText>Loading the day...</LoadingText>
      <Skeleton className="h-12" />
      <Skeleton className="h-120" />
    </div>
  )
}
