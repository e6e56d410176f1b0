import { CircleAlert, CircleCheck } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import type { ToastMessage } from '../../ui/toast.ts'

/** What the toasts said, beside the form for as long as it takes to read. The toasts have announced it already. */
export function ContactNotices({ notices }: { notices: readonly ToastMessage[] }) {
  if (notices.length === 0) return null
  return (
    <div data-notices tabIndex={-1} className="grid gap-3 outline-none">
      {notices.map(({ title, description, kind }) => {
        const Icon = kind === 'alert' ? CircleAlert : CircleCheck
        return (
          <div
            key={title}
            className={classNames(
              'grid grid-cols-[auto_1fr] gap-x-3 rounded-paper px-4 py-3.5 text-small',
              kind === 'alert' ? 'bg-danger-bg' : 'bg-ok-bg',
            )}
          >
            <Icon
              aria-hidden
              className={classNames('mt-px size-5', kind === 'alert' ? 'text-danger' : 'text-ok')}
            />
            <div className="min-w-0 whitespace-pre-line wrap-anywhere">
              <strong className="block font-bold">{title}</strong>
              {description}
            </div>
          </div>
        )
      })}
    </div>
  )
}
