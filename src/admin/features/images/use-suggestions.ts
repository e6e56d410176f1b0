import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MINUTE } from '../../../domain/time/durations.ts'
import { fetchSuggestions, type SuggestionRequest } from './library-api.ts'

const KEPT_FOR = 30 * MINUTE

/**
 * The suggested pictures for some texts. What was made once for the same texts is kept and shown again, since making
 * pictures may cost money; only `regenerate` asks for others.
 *
 * @param request null while there is nothing to go by
 */
export function useSuggestions(request: SuggestionRequest | null) {
  const client = useQueryClient()
  const queryKey = ['admin', 'images', 'suggestions', request]
  const first = useQuery({
    queryKey,
    queryFn: ({ signal }) => (request ? fetchSuggestions(request, signal) : []),
    enabled: request !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_FOR,
    retry: false,
  })
  const again = useMutation({
    mutationFn: async () => (request ? fetchSuggestions({ ...request, again: true }) : []),
    onSuccess: (images) => client.setQueryData(queryKey, images),
  })
  return {
    images: first.data,
    isGenerating: first.isFetching || again.isPending,
    /** The server's reason for the last try, when it failed. */
    failure: again.isError ? again.error : first.isError && !again.isSuccess ? first.error : null,
    regenerate: () => (first.data ? again.mutate() : void first.refetch()),
  }
}
