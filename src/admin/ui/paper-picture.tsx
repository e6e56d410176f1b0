import { type ReactNode, useId } from 'react'

/** The objects in front of the half-disc; loose pieces cast a shadow, paper keeps its colours in the dark theme. */
const THINGS = {
  sheet: (
    <>
      <path d="m56 27 68-7 9 92-68 7z" fill="#14312a" opacity=".2" />
      <path d="m54 22 68-7 9 92-68 7z" fill="#c6e0e3" />
      <path
        d="m67 42 42-4M69 58l48-5M71 74l34-4"
        fill="none"
        stroke="#fbfaf4"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="m110 104 42-50 12 10-42 50-15 6z" fill="#14312a" opacity=".2" />
      <path d="m108 99 42-50 12 10-42 50z" fill="#f8be3f" />
      <path d="m150 49 6-7 12 10-6 7z" fill="#d4380f" />
      <path d="m104 114 4-15 12 10z" fill="#e9dcc2" />
    </>
  ),
  plate: (
    <>
      <path d="M44 76a46 45 0 1 0 92-1 46 45 0 1 0-92 1" fill="#14312a" opacity=".2" />
      <path d="M44 70a46 45 0 1 0 92-1 46 45 0 1 0-92 1" fill="#fbfaf4" />
      <path d="M58 70a32 31 0 1 0 64-1 32 31 0 1 0-64 1" fill="#c6e0e3" />
      <path d="M64 70a26 25 0 1 0 52-1 26 25 0 1 0-52 1" fill="#fbfaf4" />
      <path d="M18 30h5v22h4V30h5v22h4V30h5v28c0 6-4 9-7 10v46h-9V68c-4-1-7-4-7-10z" fill="#d4380f" />
      <path d="M146 48c0-11 5-19 10-19s10 8 10 19c0 8-3 13-6 15v51h-8V63c-3-2-6-7-6-15z" fill="#d4380f" />
    </>
  ),
  frame: (
    <>
      <path d="m90 8 40 28-3 4-37-26-37 26-3-4z" fill="#6a3e2a" />
      <path d="M38 42h106v78H38z" fill="#14312a" opacity=".2" />
      <path d="m36 37 107-1 1 79H37z" fill="#c9a877" />
      <path d="M47 47h86v57H47z" fill="#c6e0e3" />
      <path d="M47 104V90q22-12 44-3t42-5v22z" fill="#7da84b" />
      <circle cx="90" cy="11" r="6" fill="#d4380f" />
    </>
  ),
  /** A magnifying glass: nothing was found. */
  glass: (
    <>
      <path d="m112 86 38 34-9 10-38-34z" fill="#d4380f" />
      <path d="M40 66a42 42 0 1 0 84-1 42 42 0 1 0-84 1" fill="#14312a" opacity=".2" />
      <path d="M38 60a42 42 0 1 0 84-1 42 42 0 1 0-84 1" fill="#2b5f4e" />
      <path d="M47 60a33 33 0 1 0 66-1 33 33 0 1 0-66 1" fill="#c6e0e3" />
      <path d="M58 58a22 22 0 0 1 20-20l1 6a17 17 0 0 0-15 15z" fill="#fbfaf4" />
    </>
  ),
  /** Rolled-up mats: there is no subscriber yet. */
  mats: (
    <>
      <path
        d="M28 92a26 26 0 1 0 52-1 26 26 0 1 0-52 1m72 0a26 26 0 1 0 52-1 26 26 0 1 0-52 1"
        fill="#14312a"
        opacity=".2"
      />
      <path d="M64 46a26 26 0 1 0 52-1 26 26 0 1 0-52 1" fill="#d4380f" />
      <path d="M28 87a26 26 0 1 0 52-1 26 26 0 1 0-52 1" fill="#7da84b" />
      <path d="M100 87a26 26 0 1 0 52-1 26 26 0 1 0-52 1" fill="#6fa9b4" />
      <path
        d="M90 45a4 4 0 1 1-5 4c0-7 11-11 16-3 4 8-3 19-14 17-12-2-15-18-7-26M54 86a4 4 0 1 1-5 4c0-7 11-11 16-3 4 8-3 19-14 17-12-2-15-18-7-26M126 86a4 4 0 1 1-5 4c0-7 11-11 16-3 4 8-3 19-14 17-12-2-15-18-7-26"
        fill="none"
        stroke="#fbfaf4"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  ),
  /** A letterbox with its flag down: there is no post. */
  letterbox: (
    <>
      <path d="M84 90h14v42H84z" fill="#6a3e2a" />
      <path d="M38 98V58c0-18 12-30 28-30h50c18 0 30 12 30 30v40z" fill="#14312a" opacity=".2" />
      <path d="M36 93V53c0-18 12-30 28-30h50c18 0 30 12 30 30v40z" fill="#6fa9b4" />
      <path d="M36 93V53c0-16 11-28 27-28s27 12 27 28v40z" fill="#14312a" />
      <path d="M44 85V54c0-11 8-20 19-20s19 9 19 20v31z" fill="#2b5f4e" />
      <path d="M108 64h34v9h-34z" fill="#d4380f" />
      <path d="M138 64h16v22h-16z" fill="#d4380f" />
    </>
  ),
  box: (
    <>
      <path d="m34 62 112-1-5 64H40z" fill="#14312a" opacity=".2" />
      <path d="m34 57 112-1-5 63H39z" fill="#c9a877" />
      <path d="m34 57 14-28 40 3-6 25zM146 56l-16-30-36 4 6 26z" fill="#e9dcc2" />
      <path d="M68 74h46v22H68z" fill="#fbfaf4" />
      <path d="M82 85a9 9 0 0 0 18 0z" fill="#d4380f" />
    </>
  ),
  basket: (
    <>
      <path d="m46 42 92-1-13 88H60z" fill="#14312a" opacity=".2" />
      <path d="m46 36 92-1-13 88H59z" fill="#c9a877" />
      <path
        d="m66 52 6 66m20-64v65m26-66-6 66M52 72l80-1M56 96l73-1"
        fill="none"
        stroke="#e9dcc2"
        strokeWidth="5"
      />
      <path d="M44 36a48 12 0 1 0 96-1 48 12 0 1 0-96 1" fill="#d4380f" />
      <path d="M54 36a38 7 0 1 0 76-1 38 7 0 1 0-76 1" fill="#6a3e2a" />
    </>
  ),
  seedling: (
    <>
      <path d="M88 84c0-18 0-26 1-36h4c-1 12-1 22-1 36z" fill="#2b5f4e" />
      <path d="M90 54c-20 2-32-8-34-26 20-1 33 8 34 26z" fill="#7da84b" />
      <path d="M92 44c0-16 10-26 28-27 1 17-9 27-28 27z" fill="#bfd48a" />
      <path d="m54 86 74-1-9 42H64z" fill="#14312a" opacity=".2" />
      <path d="m54 82 74-1-9 41H63z" fill="#d4380f" />
      <path d="M48 74h86v13H48z" fill="#a92a08" />
    </>
  ),
  pinned: (
    <g transform="translate(10 -22) scale(.667)">
      <g transform="rotate(-5 120 120)">
        <path d="m70 57 104-3 3 138-106 2z" fill="#14312a" opacity=".2" />
        <path d="m68 50 104-3 3 138-106 2z" fill="#fbfaf4" />
        <path d="m84 92 72-2v11l-72 2z" fill="#14312a" />
        <path
          d="m85 120 70-2M85 135l72-2M86 150l68-2M86 165l38-1"
          fill="none"
          stroke="#b9cbc3"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M111 74a10 10 0 1 0 20 0 10 10 0 0 0-20 0" fill="#14312a" opacity=".24" />
        <path d="M110 68a10 10 0 1 0 20 0 10 10 0 0 0-20 0" fill="#d4380f" />
      </g>
    </g>
  ),
  bowl: (
    <g transform="translate(10 -22) scale(.667)">
      <path
        d="M96 88c-9-13 9-20 0-35M121 84c-9-14 9-22 0-38M146 88c-9-13 9-20 0-35"
        fill="none"
        stroke="#fbfaf4"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M76 126a21 21 0 0 1 42-1z" fill="#7da84b" />
      <path d="M124 126a22 22 0 0 1 44-1z" fill="#ea9c8c" />
      <path d="M98 126a24 23 0 0 1 48 0z" fill="#d4380f" />
      <path d="M47 130h146c0 44-30 72-73 72s-73-28-73-72z" fill="#14312a" opacity=".2" />
      <path d="M46 124h148c0 44-30 73-74 73s-74-29-74-73z" fill="#2b5f4e" />
      <path d="M46 124h148l-2 14H48z" fill="#14312a" />
    </g>
  ),
  letter: (
    <g transform="translate(10 -22) scale(.667)">
      <g transform="translate(24 22) scale(.8) rotate(-8 120 120)">
        <path d="M70 104c-34-2-52-20-56-46 26-4 54 6 66 30z" fill="#fbfaf4" />
        <path d="M170 104c34-2 52-20 56-46-26-4-54 6-66 30z" fill="#fbfaf4" />
        <path
          d="M66 98c-22-3-34-14-38-30 18-1 36 6 46 20zM174 98c22-3 34-14 38-30-18-1-36 6-46 20z"
          fill="#c6e0e3"
        />
        <path d="m62 92 118-1 1 84-118 1z" fill="#14312a" opacity=".2" />
        <path d="m60 85 118-1 1 84-118 1z" fill="#fbfaf4" />
        <path d="m60 168 45-42 15 12 15-12 44 42z" fill="#e9dcc2" />
        <path d="m60 85 118-1-59 57z" fill="#d4380f" />
      </g>
    </g>
  ),
  /** A smile: there is nothing to correct. */
  smile: (
    <>
      <path d="M70 38a20 20 0 1 0 40-1 20 20 0 1 0-40 1" fill="#d4380f" />
      <path d="M36 72h108c0 32-24 54-54 54S36 104 36 72" fill="#14312a" opacity=".2" />
      <path d="M36 67h108c0 31-24 53-54 53S36 98 36 67" fill="#2b5f4e" />
    </>
  ),
  /** A plug that was pulled out: no answer came. */
  plug: (
    <>
      <path
        d="M6 92c22 0 24-18 46-20M174 60c-20 0-24 16-42 14"
        fill="none"
        stroke="#6a3e2a"
        strokeWidth="7"
      />
      <path d="M44 58h34v34H44z" fill="#14312a" opacity=".2" />
      <path d="M42 53h27c9 0 15 8 15 17s-6 18-15 18H42z" fill="#d4380f" />
      <path d="M82 60h16v6H82zM82 75h16v6H82z" fill="#c9a877" />
      <path d="M112 55h32v36h-32z" fill="#14312a" opacity=".2" />
      <path d="M142 50h-20c-9 0-14 8-14 18s5 18 14 18h20z" fill="#2b5f4e" />
      <path d="M110 59h8v6h-8zM110 74h8v6h-8z" fill="#fbfaf4" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** One of the objects alone, for use in another picture; drawn in 180 × 136. */
export function PaperThing({ name }: { name: PaperPictureName }) {
  return THINGS[name]
}

export type PaperPictureName = keyof typeof THINGS

/** A small paper-cut picture for a place without content, or whose content could not be loaded. */
export function PaperPicture({ name, className }: { name: PaperPictureName; className?: string }) {
  return (
    <svg viewBox="0 0 180 136" aria-hidden="true" className={className}>
      <path d="M8 132a82 80 0 0 1 164 0z" className="fill-butter" />
      {THINGS[name]}
    </svg>
  )
}

/** The sun over a bowl that fills as more is in order. */
export function FillingBowl({ share }: { share: number }) {
  const id = useId()
  const rim = 46
  const depth = 32 * share
  return (
    <svg aria-hidden viewBox="0 0 80 84" className="w-16 flex-none sm:w-22">
      <circle cx="40" cy="26" r="14" className="fill-accent" />
      <clipPath id={id}>
        <path d={`M4 ${rim}h72a36 34 0 0 1-72 0z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="0" y={rim} width="80" height="40" className="fill-mute-bg" />
        <rect x="0" y={rim + 34 - depth - 2} width="80" height="44" className="fill-ok" />
      </g>
    </svg>
  )
}

interface RisingSunProps {
  share: number
  isWide?: boolean
  className: string
}

/**
 * A sun that rises over the hills as something gets done; decoration beside the words that say so.
 *
 * @param share of what is done, 0 to 1 · @param isWide cropped at the top, for a banner: it rises less high
 */
export function RisingSun({ share, isWide = false, className }: RisingSunProps) {
  return (
    <svg viewBox="0 0 120 68" preserveAspectRatio="xMidYMax slice" aria-hidden className={className}>
      <rect x="-200" y="-40" width="520" height="108" className="fill-mist" />
      <circle
        cx="60"
        cy={62 - (isWide ? 16 : 36) * share}
        r="17"
        className="fill-mark transition-[cy] duration-(--hf-slow) ease-paper"
      />
      <path d="M0 68V52c22-9 40 1 61-3s39-10 59-2v21z" fill="#2b5f4e" />
      <path d="M0 68v-7c30-7 44 4 70 0s34-5 50-2v9z" fill="#14312a" />
    </svg>
  )
}
