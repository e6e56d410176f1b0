/** Where this site delivers its own pictures from. */
export const OWN_DELIVERY = '/media/image/upload'

/** An outside host's delivery address, as a stored picture's address begins with it. */
const HOST_DELIVERY = /^https:\/\/res\.cloudinary\.com\/[a-z0-9][\w-]*\/image\/upload(?=\/)/i

/** Where a picture is delivered from, told by its stored address: the outside host that keeps it, else this site. */
export function deliveryBase(storedUrl: string | null): string {
  return HOST_DELIVERY.exec(storedUrl ?? '')?.[0] ?? OWN_DELIVERY
}
