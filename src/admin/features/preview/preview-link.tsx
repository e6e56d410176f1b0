import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { previewLinkAnswer } from '../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { callApi, callApiForNothing } from '../../data/api.ts'
import { useSite } from '../../data/use-site.ts'
import { TextButton } from '../editor/fields/text-button.tsx'

/** A secret address under which what is saved can be read before it is published, until the coach revokes it. */
export function PreviewLink({ plural, id }: { plural: string; id: number }) {
  const path = `/api/admin/${plural}/${id}/preview-link`
  const queryKey = ['admin', plural, 'preview-link', id]
  const client = useQueryClient()
  const { time_zone } = useSite()
  const { data: link } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi(previewLinkAnswer, path, { signal })).preview_link,
  })
  const fail = (error: Error) =>
    showToast({ kind: 'alert', title: 'We couldn’t change the preview link', description: error.message })
  const make = useMutation({
    mutationFn: () => callApi(previewLinkAnswer, path, { method: 'POST' }),
    onSuccess: ({ preview_link }) => client.setQueryData(queryKey, preview_link),
    onError: fail,
  })
  const revoke = useMutation({
    mutationFn: () => callApiForNothing(path, { method: 'DELETE' }),
    onSuccess: () => {
      client.setQueryData(queryKey, null)
      showToast({ title: 'The preview link no longer works' })
    },
    onError: fail,
  })
  if (!link)
    return (
      <div>
        <Button
          look="quiet"
          size="small"
          className="w-full"
          disabled={make.isPending}
          onClick={() => make.mutate()}
        >
          <Link2 aria-hidden className="size-4.5" />
          Make a preview link
        </Button>
        <p className="mt-2 text-label text-muted">
          For somebody to read it before it is published. Only those with the link can see it.
        </p>
      </div>
    )
  return (
    <div>
      <input
        readOnly
        aria-label="Preview link"
        value={link.url}
        onFocus={({ target }) => target.select()}
        className={`${INPUT_CLASS} text-small`}
      />
      <p className="mt-1.5 text-label text-muted">
        Made on {formatDateAndTime(link.created_at, time_zone)}. It shows what is saved.
      </p>
      <div className="-ml-1.5 flex flex-wrap gap-x-2">
        <TextButton onClick={() => void copyLink(link.url)}>Copy link</TextButton>
        <TextButton onClick={() => window.open(link.url, '_blank', 'noopener')}>
          Open<span className="sr-only"> the preview in a new tab</span>
        </TextButton>
        <TextButton disabled={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke
        </TextButton>
      </div>
    </div>
  )
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied!' })
  } catch {
    showToast({
      kind: 'alert',
      title: 'Failed to copy',
      description: 'Please try again or manually copy the URL.',
    })
  }
}
