import { useSettings } from '../../data/site-context.ts'

export function PlaylistStats() {
  const settings = useSettings()
  const stats = [
    { label: 'Songs', value: settings.playlist_songs },
    { label: 'Length', value: settings.playlist_duration },
    { label: 'Followers', value: settings.playlist_followers },
    { label: 'Genre', value: settings.playlist_genre },
  ].filter(({ value }) => value !== '')
  if (stats.length === 0) return null
  return (
    <dl
      aria-label="The playlist in numbers"
      className="mt-[clamp(2rem,1.5rem+2vw,4rem)] grid grid-cols-2 gap-x-5 gap-y-6 border-y-[1.5px] border-line py-7 lg:grid-cols-4"
    >
      {stats.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="type-small text-muted mt-1">{label}</dt>
          <dd className="font-display text-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] leading-none font-extrabold tracking-[-.03em]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
