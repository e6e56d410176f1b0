import {
  Archive,
  ChartLine,
  CookingPot,
  FileInput,
  FileText,
  HeartPulse,
  History,
  Image,
  Inbox,
  KeyRound,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  Mail,
  MailCheck,
  NotebookPen,
  PackageOpen,
  PenLine,
  Send,
  Settings,
  SpellCheck,
  Sunrise,
  Tags,
  Trash2,
  Users,
} from 'lucide-react'
import { ADMIN_HOME } from '../../domain/auth/admin-paths.ts'

export interface AdminLink {
  href: string
  label: string
  icon: LucideIcon
  /** The number shown beside it; nothing is shown for zero. */
  count?: 'unread messages' | 'waiting notes' | 'newer versions'
}

interface AdminGroup {
  title: string
  /** Closed until it is opened, or one of its pages is. */
  folds?: true
  links: readonly AdminLink[]
}

const DASHBOARD: AdminLink = { href: ADMIN_HOME, label: 'Dashboard', icon: LayoutDashboard }
const ARTICLES: AdminLink = { href: '/admin/articles', label: 'Articles', icon: FileText }
const RECIPES: AdminLink = { href: '/admin/recipes', label: 'Recipes', icon: CookingPot }

/** The three links in a phone's tab bar beside 'More'. */
export const TAB_LINKS: readonly AdminLink[] = [DASHBOARD, ARTICLES, RECIPES]

/** The link above all groups. */
export const FIRST_LINK = DASHBOARD

/** Every admin page with a link of its own, grouped by purpose (ADMIN-RAIL-1). */
export const ADMIN_GROUPS: readonly AdminGroup[] = [
  {
    title: 'Write',
    links: [
      ARTICLES,
      RECIPES,
      { href: '/admin/images', label: 'Images', icon: Image },
      { href: '/admin/next', label: 'What to write next', icon: Lightbulb },
      { href: '/admin/proofread', label: 'Proof-reader', icon: SpellCheck },
    ],
  },
  {
    title: 'People',
    links: [
      { href: '/admin/messages', label: 'Messages', icon: Inbox, count: 'unread messages' },
      { href: '/admin/notes', label: 'Notes', icon: NotebookPen, count: 'waiting notes' },
      { href: '/admin/issues', label: 'Newsletter', icon: Mail },
      { href: '/admin/subscribers', label: 'Subscribers', icon: Users },
      { href: '/admin/mail', label: 'Mail', icon: MailCheck },
    ],
  },
  {
    title: 'Site',
    links: [
      { href: '/admin/statistics', label: 'Statistics', icon: ChartLine },
      { href: '/admin/plan', label: '7-day plan', icon: Sunrise },
      { href: '/admin/settings', label: 'Settings', icon: Settings },
    ],
  },
  {
    title: 'Housekeeping',
    folds: true,
    links: [
      { href: '/admin/categories', label: 'Categories', icon: Tags },
      { href: '/admin/authors', label: 'Authors', icon: PenLine },
      { href: '/admin/outbox', label: 'Outbox', icon: Send },
      { href: '/admin/backups', label: 'Backups', icon: Archive },
      { href: '/admin/health', label: 'Health', icon: HeartPulse },
      { href: '/admin/updates', label: 'Updates', icon: PackageOpen, count: 'newer versions' },
      { href: '/admin/import', label: 'Import', icon: FileInput },
      { href: '/admin/history', label: 'History', icon: History },
      { href: '/admin/trash', label: 'Trash', icon: Trash2 },
      { href: '/admin/account', label: 'Account', icon: KeyRound },
    ],
  },
]

/** Whether a link's page, or one below it, is shown. The dashboard is above everything, so it matches only itself. */
export function isCurrentPage(href: string, pathname: string): boolean {
  return pathname === href || (href !== ADMIN_HOME && pathname.startsWith(`${href}/`))
}

export function holdsCurrentPage({ links }: Pick<AdminGroup, 'links'>, pathname: string): boolean {
  return links.some(({ href }) => isCurrentPage(href, pathname))
}
