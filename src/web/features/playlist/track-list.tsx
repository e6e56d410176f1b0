import { useSettings } from '../../data/site-context.ts'
import { PlaylistLink } from './playlist-link.tsx'

/** The featured tracks: a plain numbered list. */
export function TrackList() {
  const { playlist_tracks, playlist_songs } = useSettings()
  if (playlist_tracks.length === 0) return null
  return (
    <section aria-labelledby="tracks" className="py-section">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="tracks" className="type-h1">
            Featured tracks
          </h2>
          <p className="type-lead text-muted mt-4 max-w-120">
            A handful to get you going. Stretch to the first, lie down to the last.
          </p>
          <div className="mt-7 max-lg:hidden">
            <AllSongs songs={playlist_songs} />
          </div>
        </div>
        <ol>
          {playlist_tracks.map(({ title, artist, duration }, index) => (
            <li
              key={`${title} ${artist}`}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b-[1.5px] border-line py-4 first:border-t-[1.5px] sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]"
            >
              <span aria-hidden className="type-h3 text-muted">
                {index + 1}
              </span>
              <span>
                <span className="type-h3 block">{title}</span>
                <span className="type-small text-muted">{artist}</span>
              </span>
              <span className="type-small text-muted tabular-nums">
                <span className="sr-only">Duration </span>
                {duration}
              </span>
            </li>
          ))}
        </ol>
        <div className="lg:hidden">
          <AllSongs songs={playlist_songs} />
        </div>
      </div>
    </section>
  )
}

function AllSongs({ songs }: { songs: string }) {
  return <PlaylistLink look="line">{songs ? `Hear all ${songs} songs` : 'Hear them all'}</PlaylistLink>
}
