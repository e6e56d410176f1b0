import { useQuery } from '@tanstack/react-query'

/** Returns the functions that need the table of foods; null until it has loaded. */
export function useFoodTools() {
  const { data = null } = useQuery({
    queryKey: ['food tools'],
    queryFn: () => import('./food-tools.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
