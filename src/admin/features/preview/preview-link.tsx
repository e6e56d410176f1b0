import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { itemCalls } from '../../../domain/content/item-calls.ts'
import { formatDateAndTime } from '../../../domain/time/zoned-time.ts'
import { Button } from '../../../web/ui/button.tsx'
import { INPUT_CLASS } from '../../../web/ui/field.tsx'
import { showToast } from '../../../web/ui/toast.ts'
import { readOf, useChange } from '../../data/calls.ts'
import { useSite } from '../../data/use-site.ts'
import { TextButton } from '../../ui/text-button.tsx'

/** A secret address under which what is saved can be read before it is published, until the coach revokes it. */
export function PreviewLink({ plural, id }: { plural: 'articles' | 'recipes'; id: number }) {
  const client = useQueryClient()
  const { time_zone } = useSite()
  const { readLink, makeLink, revokeLink } = itemCalls[plural]
  const address = { params: { id } }
  const query = readOf(readLink, address)
  const link = useQuery(query).data?.preview_link
  const fail = (error: Error) =>
    showToast({ kind: 'alert', title: 'We couldn’t change the preview link', description: error.message })
  const make = useChange(makeLink, { onError: fail })
  const revoke = useChange(revokeLink, {
    onSuccess() {
      client.setQueryData(query.queryKey, { preview_link: null })
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
          onClick={() => make.mutate(address)}
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
        <TextButton disabled={revoke.isPending} onClick={() => revoke.mutate(address)}>
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
