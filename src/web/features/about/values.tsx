import type { ReactNode } from 'react'

interface CoreValue {
  name: string
  text: string
  /** Half-discs in a box of 64 by 64; papers keep their colours in both themes. */
  glyph: ReactNode
}

export const VALUES: readonly CoreValue[] = [
  {
    name: 'Authenticity',
    text: 'Real bodies, real weeks. If a plan only works on a perfect day, it isn’t a plan.',
    glyph: (
      <>
        <path d="M4 31a28 28 0 0 1 56 0z" fill="#f8be3f" />
        <path d="M4 33h56a28 28 0 0 1-56 0z" fill="#cf360e" />
      </>
    ),
  },
  {
    name: 'Community',
    text: 'We train side by side, on screen and in the park. Someone always saves you a spot.',
    glyph: (
      <>
        <path d="M30 4a28 28 0 0 0 0 56z" fill="#cf360e" />
        <path d="M34 4a28 28 0 0 1 0 56z" fill="#6fa9b4" />
      </>
    ),
  },
  {
    name: 'Holistic Wellness',
    text: 'Sleep, food, movement and mood are one conversation. We keep all four talking.',
    glyph: (
      <>
        <circle cx="32" cy="32" r="28" fill="#7da84b" />
        <path d="M14 32h36a18 18 0 0 1-36 0z" fill="#fbe3a2" />
      </>
    ),
  },
  {
    name: 'Empowerment',
    text: 'You leave knowing why, not only how. The goal is for you to need me a little less each month.',
    glyph: (
      <>
        <path d="M4 58a28 28 0 0 1 56 0z" fill="#cf360e" />
        <circle cx="32" cy="14" r="11" fill="#f8be3f" />
      </>
    ),
  },
]
