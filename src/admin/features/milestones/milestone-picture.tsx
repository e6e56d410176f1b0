import type { ReactNode } from 'react'
import type { MilestoneKind } from '../../../domain/admin/milestones.ts'

const FIELDS: Record<MilestoneKind, string> = { article: '#c6e0e3', recipe: '#cfdfa8', issue: '#f7cdc1' }

const THINGS: Record<MilestoneKind, ReactNode> = {
  article: <PinnedSheet />,
  recipe: <ServedBowl />,
  issue: <WingedLetter />,
}

/** The sun comes up behind the thing that is out, and scraps of paper come down; drawn for this alone. */
export function MilestonePicture({ kind }: { kind: MilestoneKind }) {
  return (
    <svg
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full"
      style={{ backgroundColor: FIELDS[kind] }}
    >
      <g className="milestone-sun">
        <path d="M16 246a104 103 0 0 1 208-2z" fill="#14312a" opacity=".14" />
        <path d="M18 240a102 102 0 0 1 204-1z" fill="#f8be3f" />
        <path d="M58 240a62 61 0 0 1 124 0z" fill="#fbe3a2" />
      </g>
      <g className="milestone-thing">{THINGS[kind]}</g>
      <Scraps />
    </svg>
  )
}

function PinnedSheet() {
  return (
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
  )
}

function ServedBowl() {
  return (
    <>
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
    </>
  )
}

function WingedLetter() {
  return (
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
