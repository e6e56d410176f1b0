/** Where the browser fetches a suggested picture. */
export function picturePath(id: string): string {
  return `/api/admin/generated-images/${id}`
}
