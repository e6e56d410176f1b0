import headphones from '../../../../content/illustrations/playlist-headphones.svg'
import { useSettings } from '../../data/site-context.ts'
import { PlaylistLink } from './playlist-link.tsx'
import { PlaylistStats } from './playlist-stats.tsx'

export function PlaylistHero() {
  const { coach_name } = useSettings()
  return (
    <section aria-labelledby="playlist-title" className="pt-[clamp(1rem,.5rem+3vw,3.5rem)]">
      <div className="wrap">
        <div className="grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
          <div>
            <h1 id="playlist-title" className="type-d2">
              Press play, then see what your feet do
            </h1>
            <p className="type-lead text-muted mt-5 mb-7">
              The songs {coach_name} teaches to: bright, quick and a little silly. They carry you through the
              first ten minutes, and the rest takes care of itself.
            </p>
            <PlaylistLink />
          </div>
          <img
            src={headphones}
            alt="Headphones around a rising sun, with sound waves in red, rose and white paper"
            width={800}
            height={450}
            fetchPriority="high"
            className="w-full rounded-paper shadow-cut max-lg:-order-1"
          />
        </div>
        <PlaylistStats />
      </div>
    </section>
  )
}
