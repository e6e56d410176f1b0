import type { AdminCategory } from '../../../domain/admin/answers.ts'

/** What the form writes; the slug is made by the server from the name of a new category, and stays. */
export type CategoryFields = Pick<AdminCategory, 'name' | 'color' | 'icon' | 'is_active'>

export const NEW_CATEGORY: CategoryFields = { name: '', color: '#4f8a2c', icon: 'tag', is_active: true }

export function fieldsOf({ name, color, icon, is_active }: AdminCategory): CategoryFields {
  return { name, color, icon, is_active }
}
