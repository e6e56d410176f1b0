import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../../web/ui/toast.ts'
import { GROUP_KINDS, type GroupKind } from './group.ts'

/**
 * A change of a category or an author. Their names stand in the lists of items too, so those are asked for again.
 *
 * @param change does it; what it answers becomes the toast's title
 */
export function useGroupChange<Input>(kind: GroupKind, change: (input: Input) => Promise<string>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (title) => showToast({ title }),
    // After a refusal too: it is refused because something here is no longer true.
    onSettled: () =>
      Promise.all(
        [GROUP_KINDS[kind].path, 'articles', 'recipes'].map((area) =>
          client.invalidateQueries({ queryKey: ['admin', area] }),
        ),
      ),
  })
}
