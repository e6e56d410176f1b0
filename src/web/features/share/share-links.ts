/** What is shared: the same words wherever they go. */
export interface Shared {
  /** The absolute address of the page. */
  url: string
  title: string
  description: string
}

export type ShareNetwork = 'facebook' | 'twitter' | 'linkedin' | 'whatsapp' | 'email'

export interface ShareLink {
  network: ShareNetwork
  label: string
  href: string
}

/** The ways to share besides copying, in the order of product §7.1. */
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

/** Mail programs read a `+` as a plus sign, so spaces are written as `%20`. */
function withQuery(address: string, values: Record<string, string>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${address}?${query.join('&')}`
}
