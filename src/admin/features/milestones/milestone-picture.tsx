import type { MilestoneKind } from '../../../domain/site/milestone-calls.ts'
import { type PaperPictureName, PaperThing } from '../../ui/paper-picture.tsx'

interface Shown {
  thing: PaperPictureName
  /** The paper it is laid on. */
  field: string
}

const SHOWN: Record<MilestoneKind, Shown> = {
  article: { thing: 'pinned', field: '#c6e0e3' },
  recipe: { thing: 'bowl', field: '#cfdfa8' },
  issue: { thing: 'letter', field: '#f7cdc1' },
}

/** The sun comes up behind the thing that is out, and scraps of paper come down. */
export function MilestonePicture({ kind }: { kind: MilestoneKind }) {
  const { thing, field } = SHOWN[kind]
  return (
    <svg
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
      style={{ backgroundColor: field }}
    >
      <g className="milestone-sun">
        <path d="M16 246a104 103 0 0 1 208-2z" fill="#14312a" opacity=".14" />
        <path d="M18 240a102 102 0 0 1 204-1z" fill="#f8be3f" />
        <path d="M58 240a62 61 0 0 1 124 0z" fill="#fbe3a2" />
      </g>
      <g className="milestone-thing">
        <g transform="translate(-15 33) scale(1.5)">
          <PaperThing name={thing} />
        </g>
      </g>
      <Scraps />
    </svg>
  )
}

function Scraps() {
  return (
    <g className="milestone-scraps">
      <path d="M24 40a9 9 0 0 0 18 0z" fill="#d4380f" />
      <path d="m196 26 13 4-5 12-12-5z" fill="#2b5f4e" />
      <path d="M206 84a8 8 0 0 1 16 0z" fill="#f8be3f" />
      <path d="m60 18 10 3-3 11-11-4z" fill="#6fa9b4" />
      <path d="M16 108a7 7 0 0 1 14-1z" fill="#7da84b" />
      <path d="m166 14 12-2 2 10-11 3z" fill="#ea9c8c" />
    </g>
  )
}
