import type { UploadPreset } from '../../../domain/images/upload-limits.ts'

/** An outside image host that keeps and delivers the pictures uploaded from now on (product §1.3). */
export interface ImageHost {
  cloudName: string
  /** What the host calls each of our presets. */
  presets: Record<UploadPreset, string>
  /** Where its API answers, without a slash at the end. */
  apiUrl: string
  /** What the addresses of its pictures begin with. */
  deliveryBase: string
}

const API = 'https://api.cloudinary.com'
const DELIVERY = 'https://res.cloudinary.com'
const NAME = /^[\w-]{1,100}$/
const PRESET = /^[\w.~-]{1,100}$/

/**
 * Reads `cloudinary://CLOUD_NAME?blog=PRESET&recipe=PRESET`; null when it is malformed. With `&api=http://127.0.0.1:PORT`
 * a stand-in on this machine is asked instead of the host: no other address is taken, for our pictures go there.
 */
export function parseImageHost(text: string): ImageHost | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { hostname: cloudName, searchParams } = url
  const presets = { blog: searchParams.get('blog') ?? '', recipe: searchParams.get('recipe') ?? '' }
  const apiUrl = readApiUrl(searchParams.get('api'))
  const isWhole =
    url.protocol === 'cloudinary:' && NAME.test(cloudName) && Object.values(presets).every(isPreset)
  if (!isWhole || apiUrl === null) return null
  return { cloudName, presets, apiUrl, deliveryBase: `${DELIVERY}/${cloudName}/image/upload` }
}

function isPreset(text: string): boolean {
  return PRESET.test(text)
}

function readApiUrl(text: string | null): string | null {
  if (text === null) return API
  if (!URL.canParse(text)) return null
  const { protocol, hostname, origin } = new URL(text)
  const isLoopback = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
  return protocol === 'http:' && isLoopback ? origin : null
}
