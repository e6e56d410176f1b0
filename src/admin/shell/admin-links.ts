import {
  Archive,
  CookingPot,
  FileText,
  History,
  Image,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  PenLine,
  Send,
  Settings,
  Sunrise,
  Tags,
  Users,
} from 'lucide-react'
import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'

export interface AdminLink {
  href: string
  label: string
  icon: LucideIcon
}

/** The three a phone's tab bar holds beside 'More'. */
export const MAIN_LINKS: readonly AdminLink[] = [
  { href: ADMIN_HOME, label: 'Dashboard', icon: LayoutDashboard },
  { href: '/admin/articles', label: 'Articles', icon: FileText },
  { href: '/admin/recipes', label: 'Recipes', icon: CookingPot },
]

export const MORE_LINKS: readonly AdminLink[] = [
  { href: '/admin/images', label: 'Images', icon: Image },
  { href: '/admin/categories', label: 'Categories', icon: Tags },
  { href: '/admin/authors', label: 'Authors', icon: PenLine },
  { href: '/admin/messages', label: 'Messages', icon: Inbox },
  { href: '/admin/issues', label: 'Newsletter', icon: Mail },
  { href: '/admin/plan', label: '7-day plan', icon: Sunrise },
  { href: '/admin/subscribers', label: 'Subscribers', icon: Users },
  { href: '/admin/outbox', label: 'Outbox', icon: Send },
  { href: '/admin/backups', label: 'Backups', icon: Archive },
  { href: '/admin/settings', label: 'Settings', icon: Settings },
  { href: '/admin/history', label: 'History', icon: History },
  { href: '/admin/account', label: 'Account', icon: KeyRound },
]

/** Whether a link's page, or one below it, is shown. The dashboard is above everything, so it counts only itself. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return pathname === href || (href !== ADMIN_HOME && pathname.startsWith(`${href}/`))
}
