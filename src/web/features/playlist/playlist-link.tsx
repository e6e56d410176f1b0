import { Play } from 'lucide-react'
import { useSettings } from '../../data/site-context.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Opens the playlist at the music service, in a new tab; nothing when there is no playlist yet. */
export function PlaylistLink({ children, look }: { children?: string; look?: 'primary' | 'ink' | 'line' }) {
  const { playlist_url, music_service } = useSettings()
  if (!playlist_url) return null
  return (
    <ButtonLink href={playlist_url} newTab look={look}>
      <Play aria-hidden className="size-5" />
      {children ?? (music_service ? `Listen on ${music_service}` : 'Open the playlist')}
    </ButtonLink>
  )
}
