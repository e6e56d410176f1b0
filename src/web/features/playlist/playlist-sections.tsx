import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import headphones from '../../../../content/illustrations/playlist-headphones.svg'
import type { PlaylistTexts } from '../../../domain/site/settings.ts'
import { useSettings } from '../../data/site-context.ts'
import { useRead } from '../../data/use-read.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingText, Skeleton } from '../../ui/skeleton.tsx'

/** Returns the texts of the playlist's page, which loads them before it is shown. */
function usePlaylistTexts(): Partial<PlaylistTexts> {
  return useRead('playlistTexts', {}).data ?? {}
}

export function PlaylistHero() {
  const { coach_name } = useSettings()
  return (
    <section aria-labelledby="playlist-title" className="pt-[clamp(1rem,.5rem+3vw,3.5rem)]">
      <div className="wrap">
        <div className="grid grid-cols-1 items-center gap-8 low:grid-cols-[5fr_3fr] lg:grid-cols-[5fr_7fr] lg:gap-16">
          <picture className="contents">
            <img
              src={headphones}
              alt="Headphones around a rising sun, with sound waves in red, rose and white paper"
              width={800}
              height={450}
              fetchPriority="high"
              className="w-full rounded-paper shadow-cut row-start-1 low:col-start-2 lg:col-start-2"
            />
          </picture>
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
        </div>
        <PlaylistStats />
      </div>
    </section>
  )
}

function PlaylistStats() {
  const texts = usePlaylistTexts()
  const stats = [
    { label: 'Songs', value: texts.playlist_songs },
    { label: 'Length', value: texts.playlist_duration },
    { label: 'Followers', value: texts.playlist_followers },
    { label: 'Genre', value: texts.playlist_genre },
  ].filter(({ value }) => value)
  if (stats.length === 0) return null
  return (
    <dl
      aria-label="The playlist in numbers"
      className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid grid-cols-2 gap-x-5 gap-y-6 border-y-[1.5px] border-line py-7 max-[20rem]:grid-cols-1 lg:grid-cols-4"
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

/** Opens the playlist at the music service in a new tab; renders nothing without a playlist. */
function PlaylistLink({ children, look }: { children?: string; look?: 'primary' | 'ink' | 'line' }) {
  const { playlist_url, music_service } = usePlaylistTexts()
  if (!playlist_url) return null
  return (
    <ButtonLink href={playlist_url} newTab look={look}>
      <Play aria-hidden className="size-5" />
      {children ?? (music_service ? `Listen on ${music_service}` : 'Open the playlist')}
    </ButtonLink>
  )
}

interface Part {
  name: string
  text: string
  /** A sun over its hill: rising, high, setting. */
  glyph: ReactNode
}

const HILL = <path d="M4 58a28 28 0 0 1 56 0z" fill="#7da84b" />

const PARTS: readonly Part[] = [
  {
    name: 'Warm up',
    text: 'The first two songs. Start slower than you think you should: ankles, hips, shoulders, one lap around the sofa. When you catch yourself humming, you’re warm.',
    glyph: (
      <>
        <circle cx="13" cy="29" r="11" fill="#f8be3f" />
        {HILL}
      </>
    ),
  },
  {
    name: 'The middle',
    text: 'The fast half. One song is one block: move through the verse, go bigger in the chorus, breathe in the bridge. Four songs make a workout, and one on a busy day still counts.',
    glyph: (
      <>
        <circle cx="32" cy="15" r="11" fill="#cf360e" />
        {HILL}
      </>
    ),
  },
  {
    name: 'Cool down',
    text: 'The last song, at the pace of washing up. Long legs, slow arms, two deep breaths for every one you think you need. Then a glass of water, and the day can have you back.',
    glyph: (
      <>
        <circle cx="51" cy="29" r="11" fill="#ea9c8c" />
        {HILL}
      </>
    ),
  },
]

export function HowToUse() {
  return (
    <section aria-labelledby="how-to-use" className="surface-butter py-section">
      <div className="wrap">
        <h2 id="how-to-use" className="type-h1 mb-6 max-w-[18ch]">
          How to use it, start to finish
        </h2>
        <ol>
          {PARTS.map(({ name, text, glyph }) => (
            <li
              key={name}
              className="grid grid-cols-[48px_minmax(0,1fr)] items-start gap-x-6 gap-y-3 border-t-[1.5px] border-[color-mix(in_srgb,currentColor_18%,transparent)] py-7 sm:grid-cols-[64px_minmax(0,1fr)] lg:grid-cols-[88px_minmax(0,1fr)_calc((100%-4rem)*7/12)] lg:items-center"
            >
              <svg viewBox="0 0 64 64" aria-hidden="true" className="w-full max-lg:row-span-2 lg:size-18">
                {glyph}
              </svg>
              <h3 className="type-h2 max-sm:text-[1.5rem]">{name}</h3>
              <p className="type-lead text-muted col-start-2 lg:col-start-3">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Lists the featured tracks, numbered. */
export function TrackList() {
  const { playlist_songs } = usePlaylistTexts()
  const { data: tracks, error } = useRead('tracks', {})
  if (tracks ? tracks.length === 0 : error) return null
  return (
    <section aria-labelledby="tracks" className="py-section">
      <div className="wrap grid gap-8 low:grid-cols-[5fr_3fr] lg:grid-cols-[5fr_7fr] lg:gap-16">
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
        {tracks ? (
          <ol>
            {tracks.map(({ title, artist, duration }, index) => (
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
                <span className="type-small text-muted [font-variant-numeric:tabular-nums]">
                  <span className="sr-only">Duration </span>
                  {duration}
                </span>
              </li>
            ))}
          </ol>
        ) : (
          <div>
            <LoadingText>Loading songs...</LoadingText>
            <Skeleton className="mt-4 h-96" />
          </div>
        )}
        <div className="lg:hidden">
          <AllSongs songs={playlist_songs} />
        </div>
      </div>
    </section>
  )
}

function AllSongs({ songs }: { songs: string | undefined }) {
  return <PlaylistLink look="line">{songs ? `Hear all ${songs} songs` : 'Hear them all'}</PlaylistLink>
}

export function GoodToKnow() {
  const { music_service } = usePlaylistTexts()
  const service = music_service || 'the music service'
  return (
    <section aria-labelledby="good-to-know" className="py-section">
      <div className="wrap grid gap-8 low:grid-cols-[5fr_3fr] lg:grid-cols-[5fr_7fr] lg:gap-16">
        <h2 id="good-to-know" className="type-h1">
          Shuffle is allowed
        </h2>
        <div className="type-lead grid max-w-(--hf-measure) gap-[1.1em]">
          <p>
            So is skipping, stopping, and playing one song four times because it’s that kind of morning. Keep
            the volume where you can still hear the doorbell, and your own breathing.
          </p>
          <p>
            The playlist lives on {service} and opens there in a new tab. Nothing from {service} is loaded on
            this page, so it only learns about you when you go and listen.
          </p>
          <p>Is there a song you can’t sit still to? Maybe it’s missing here.</p>
          <div>
            <ArrowLink href="/contact">Suggest a song</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  )
}
