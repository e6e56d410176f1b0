import type { ReactNode } from 'react'

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
    <section aria-labelledby="how-to-use" className="field-butter py-section">
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
