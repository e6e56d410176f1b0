import type { AdminAuthor } from '../../../domain/admin/answers.ts'

export type AuthorFields = Pick<AdminAuthor, 'name' | 'bio' | 'is_active' | 'social_links'>

export const NEW_AUTHOR: AuthorFields = { name: '', bio: '', is_active: true, social_links: {} }

/** Where an author may be found, by the key it is stored under. */
export const AUTHOR_LINKS: readonly { key: string; label: string }[] = [
  { key: 'website', label: 'Website' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'tiktok', label: 'TikTok' },
]

export function fieldsOf({ name, bio, is_active, social_links }: AdminAuthor): AuthorFields {
  return { name, bio, is_active, social_links }
}

/** The links with one changed; an emptied one is left out. */
export function changeLink(links: Record<string, string>, key: string, url: string): Record<string, string> {
  const { [key]: _before, ...rest } = links
  return url === '' ? rest : { ...rest, [key]: url }
}
