import { findTextImages } from '../images/image-users.ts'

const PUNCTUATION = /[!-/:-@[-`{-~]/

/**
 * Matches an address as a whole where Markdown links to it or shows it, with any Markdown escapes in it: `a\&b`,
 * `photo\(1\)`. An address that is a prefix of another and plain mentions do not match.
 */
function findAddress(url: string): RegExp {
  const letters = Array.from(url, (letter) => (PUNCTUATION.test(letter) ? `\\\\?\\${letter}` : letter))
  return new RegExp(`(?<=\\]\\(\\s*<?|<|\\]:\\s*<?)${letters.join('')}(?=[\\s)>]|$)`, 'g')
}

/** Replaces a picture's address in Markdown with another one. */
export function replaceImage(markdown: string, url: string, address: string): string {
  return markdown.replace(findAddress(url), () => address)
}

/** Whether the Markdown shows or links to this address. */
export function showsImage(markdown: string, url: string): boolean {
  return findAddress(url).test(markdown)
}

/** A Markdown picture with one of this product's own addresses. */
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
 * Drops the pictures that are not stored here from an exported item, so that no reference dangles: in the text their
 * description stays. Those on an outside host are not checked.
 *
 * @param isKept whether a picture with this id is stored here
 * @returns the fields, and the ids of the dropped pictures
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
