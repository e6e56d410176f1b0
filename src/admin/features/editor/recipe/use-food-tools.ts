import { useQuery } from '@tanstack/react-query'

/** What the table of foods is needed for; null until it has come. */
export function useFoodTools() {
  const { data = null } = useQuery({
    queryKey: ['food tools'],
    queryFn: () => import('./food-tools.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
