import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { LineIcon } from '../../ui/social-icons.tsx'

/** What is shared: the same words for every target. */
export interface Shared {
  /** The absolute address of the page. */
  url: string
  title: string
  description: string
}

type ShareNetwork = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp' | 'email'

interface ShareLink {
  network: ShareNetwork
  label: string
  href: string
}

/** Returns the ways to share besides copying, in the order of SHARE-MENU-1. */
export function shareLinks({ url, title, description }: Shared): ShareLink[] {
  return [
    {
      network: 'facebook',
      label: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      network: 'twitter',
      label: 'Twitter',
      href: withQuery('https://twitter.com/intent/tweet', { url, text: title }),
    },
    {
      network: 'linkedin',
      label: 'LinkedIn',
      href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
    {
      network: 'whatsapp',
      label: 'WhatsApp',
      href: withQuery('https://wa.me/', { text: `${title} ${url}` }),
    },
    {
      network: 'email',
      label: 'Email',
      href: withQuery('mailto:', { subject: title, body: description ? `${description}\n\n${url}` : url }),
    },
  ]
}

/** Mail programs read a `+` as a plus sign, so spaces are encoded as `%20`. */
function withQuery(address: string, values: Record<string, string>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${query.join('&')}`
}

const PATHS: Record<Exclude<ShareNetwork, 'email'>, ReactNode> = {
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  twitter: (
    <path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z" />
  ),
  linkedin: (
    <>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
      <path d="M2 9h4v12H2z" />
      <circle cx="4" cy="4" r="2" />
    </>
  ),
  whatsapp: (
    <>
      <path d="m3 21 1.65-3.8a9 9 0 1 1 3.4 2.9L3 21" />
      <path d="M9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1" />
    </>
  ),
}

export function ShareIcon({ network }: { network: ShareNetwork }) {
  if (network === 'email') return <Mail aria-hidden className="size-5 flex-none" />
  return <LineIcon>{PATHS[network]}</LineIcon>
}
