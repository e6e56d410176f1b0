import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importAnswer } from '../../../domain/admin/subscribers.ts'
import { pluralize } from '../../../domain/content/labels.ts'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi } from '../../data/api.ts'

interface Import {
  csv: string
  consent: boolean
}

function send(body: Import & { dry_run: boolean }) {
  return callApi(importAnswer, '/api/admin/subscribers/import', { method: 'POST', body })
}

/** Taking in a list in two steps: only to look, then for good. */
export function useImport(onImported: () => void) {
  const client = useQueryClient()
  const look = useMutation({ mutationFn: (input: Import) => send({ ...input, dry_run: true }) })
  const take = useMutation({
    mutationFn: (input: Import) => send({ ...input, dry_run: false }),
    onSuccess: async ({ added }) => {
      await client.invalidateQueries({ queryKey: ['admin', 'subscribers'] })
      void client.invalidateQueries({ queryKey: ['admin', 'overview'] })
      void client.invalidateQueries({ queryKey: ['admin', 'issues'] })
      showToast({ title: `${pluralize(added, 'person', 'people')} added to your list` })
      onImported()
    },
  })
  return { look, take }
}
