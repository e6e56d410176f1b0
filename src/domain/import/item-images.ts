import { findTextImages } from '../images/image-users.ts'

const PUNCTUATION = /[!-/:-@[-`{-~]/

/**
 * Finds an address where Markdown leads to it, whole and whatever of it the Markdown escapes: `a\&b`, `photo\(1\)`. One
 * address may begin like another, and words that only mention it are left alone.
 */
function findAddress(url: string): RegExp {
  const letters = Array.from(url, (letter) => (PUNCTUATION.test(letter) ? `\\\\?\\${letter}` : letter))
  return new RegExp(`(?<=\\]\\(\\s*<?|<|\\]:\\s*<?)${letters.join('')}(?=[\\s)>]|$)`, 'g')
}

/** The Markdown with another address in the place of a picture's. */
export function replaceImage(markdown: string, url: string, address: string): string {
  return markdown.replace(findAddress(url), () => address)
}

/** True when the Markdown leads to this address. */
export function showsImage(markdown: string, url: string): boolean {
  return findAddress(url).test(markdown)
}

/** A picture in Markdown that one of this product's own addresses leads to. */
const OWN_IMAGE =
  /!\[((?:\\.|[^\]\\]){0,600})\]\(\s{0,20}<?(\/media\/image\/upload\/[^\s)>]+)>?(?:\s{1,20}(?:"[^"]*"|'[^']*'))?\s*\)/g

export interface ImageFields {
  content?: string
  featured_image_url: string | null
  featured_image_alt: string | null
  featured_image_public_id: string | null
  featured_image_version: string | null
}

/**
 * An item of an export without the pictures that are not here, so that it points at nothing that is missing: in the
 * text their description stays. Those that an outside host keeps are not ours to judge.
 *
 * @param isKept whether a picture of this id is here
 * @returns the fields, and the ids of what was dropped
 */
export function dropLostImages<F extends ImageFields>(
  fields: F,
  isKept: (publicId: string) => boolean,
): { fields: F; dropped: string[] } {
  const dropped = new Set<string>()
  const isLost = (address: string) => {
    const lost = findTextImages(address).filter((id) => !isKept(id))
    for (const id of lost) dropped.add(id)
    return lost.length > 0
  }
  const changed = { ...fields }
  if (changed.content !== undefined) {
    changed.content = changed.content.replace(OWN_IMAGE, (whole, alt: string, address: string) =>
      isLost(address) ? alt : whole,
    )
  }
  const { featured_image_url: url } = fields
  if (url === null || !url.startsWith('/') || !isLost(url)) return { fields: changed, dropped: [...dropped] }
  const without = {
    ...changed,
    featured_image_url: null,
    featured_image_alt: null,
    featured_image_public_id: null,
    featured_image_version: null,
  }
  return { fields: without, dropped: [...dropped] }
}
