import type { ReactNode } from 'react'

export type SocialNetwork = 'instagram' | 'facebook' | 'youtube' | 'tiktok'

const PATHS: Record<SocialNetwork, ReactNode> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.2" cy="6.8" r=".8" fill="currentColor" />
    </>
  ),
  facebook: (
    <path d="M14 21v-8h3l.5-3.5H14V7.6c0-1.1.5-1.9 2-1.9h1.6V2.6C17 2.5 16.2 2.5 15.4 2.5c-2.6 0-4.2 1.6-4.2 4.4v2.6H8V13h3.2v8" />
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.2 9.2 5 2.8-5 2.8z" />
    </>
  ),
  tiktok: <path d="M13.5 3v11.5a3.8 3.8 0 1 1-3.2-3.7M13.5 3c.3 2.7 2 4.4 4.8 4.6" />,
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return <LineIcon>{PATHS[network]}</LineIcon>
}

/** A line drawing in the text's colour, in a 24 × 24 box. */
export function LineIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5 flex-none"
    >
      {children}
    </svg>
  )
}
