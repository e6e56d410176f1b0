import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { type Location, useBlocker } from 'react-router'
import { classNames } from '../../web/ui/class-names.ts'
import { Dialog } from '../../web/ui/dialog.tsx'
import { BusyButton, QuietButton } from './buttons.tsx'

const TitleId = createContext('')

/** A dialog named by the `DialogHead` in it. */
export function SheetDialog(props: Omit<ComponentProps<typeof Dialog>, 'labelledBy'>) {
  const id = useId()
  return (
    <TitleId value={id}>
      <Dialog labelledBy={id} {...props} />
    </TitleId>
  )
}

interface DialogHeadProps {
  title: ReactNode
  /** A sentence under the title. */
  intro?: ReactNode
  /** A wide sheet has a large title, a question a small one. */
  size?: 'small' | 'large'
  /** Takes the focus when the sheet's content changes. */
  ref?: Ref<HTMLHeadingElement>
}

/** The head of a sheet; its title leaves room for the close button. */
export function DialogHead({ title, intro, size = 'small', ref }: DialogHeadProps) {
  return (
    <div>
      <h2
        ref={ref}
        id={useContext(TitleId)}
        tabIndex={ref ? -1 : undefined}
        className={classNames(
          'pr-12 text-pretty wrap-anywhere focus:outline-none',
          size === 'large' ? 'type-h2' : 'type-h3',
        )}
      >
        {title}
      </h2>
      {intro && <div className="mt-2 text-small text-pretty text-muted wrap-anywhere">{intro}</div>}
    </div>
  )
}

/** The content of a sheet between head and foot, with the head in it. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('grid grid-cols-1 gap-5 px-5 pt-6 pb-6 sm:px-7', className)}>{children}</div>
  )
}

const FOOT =
  'sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-5 py-4 sm:px-7'

/** The button bar at the bottom of a sheet, always visible; the primary button last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={FOOT}>{children}</div>
}

/** The same at the end of a form that fills a sheet's body. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={`${FOOT} -mx-5 -mb-6 sm:-mx-7`}>{children}</div>
}

const WIDTHS = {
  narrow: 'max-w-[min(480px,calc(100%-2rem))]',
  middle: 'max-w-[min(640px,calc(100%-2rem))]',
  wide: 'max-w-[min(860px,calc(100%-1.5rem))]',
  full: 'max-w-[min(1080px,calc(100%-1.5rem))]',
}

interface TitledDialogProps {
  open: boolean
  title: string
  /** A sentence under the title. */
  intro?: ReactNode
  width?: keyof typeof WIDTHS
  onClose: () => void
  children?: ReactNode
  /** The buttons below a hairline, the primary one last. */
  footer?: ReactNode
}

/**
 * A sheet with a title for one thing at a time. Rendered in the body: the editors are forms, and a nested form would
 * submit the outer one.
 */
export function TitledDialog({
  open,
  title,
  intro,
  width = 'narrow',
  onClose,
  children,
  footer,
}: TitledDialogProps) {
  const size = width === 'wide' || width === 'full' ? 'large' : 'small'
  return createPortal(
    <SheetDialog open={open} onClose={onClose} className={`m-auto ${WIDTHS[width]}`}>
      {/* On a phone toasts come up at the bottom: what is last can be scrolled out from under them. */}
      <DialogBody className={width === 'full' && !footer ? 'max-sm:pb-24' : undefined}>
        <DialogHead title={title} intro={intro} size={size} />
        {children}
      </DialogBody>
      {footer && <DialogFoot>{footer}</DialogFoot>}
    </SheetDialog>,
    document.body,
  )
}

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  confirmLabel: string
  busyLabel?: string
  busy?: boolean
  /** Raspberry: for what cannot be undone. */
  danger?: boolean
  cancelLabel?: string
  onConfirm: () => void
  onClose: () => void
}

const DANGER = 'bg-danger text-on-danger shadow-none hover:bg-danger hover:brightness-110'

/** Asks before an action. Cancel has the initial focus, so that a hasty Enter does no harm. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  busy = false,
  danger = false,
  cancelLabel = 'Cancel',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <SheetDialog open={open} onClose={onClose} className="m-auto max-w-[min(480px,calc(100%-2rem))]">
      <DialogBody className="gap-3!">
        <DialogHead title={title} />
        <div className="text-pretty wrap-anywhere">{children}</div>
      </DialogBody>
      <DialogFoot>
        <QuietButton onClick={onClose}>{cancelLabel}</QuietButton>
        <BusyButton size="small" busy={busy} onClick={onConfirm} className={danger ? DANGER : undefined}>
          {busy ? busyLabel : confirmLabel}
        </BusyButton>
      </DialogFoot>
    </SheetDialog>
  )
}

type DeleteDialogProps = Omit<ConfirmDialogProps, 'confirmLabel' | 'busyLabel' | 'danger'>

export function DeleteDialog(props: DeleteDialogProps & { confirmLabel?: string }) {
  return <ConfirmDialog confirmLabel="Delete" busyLabel="Deleting..." danger {...props} />
}

interface LeaveGuardProps {
  /** Whether closing the tab would lose something. */
  isUnsaved: boolean
  /** Whether navigating to another page would; called at that moment. */
  blocks: (next: Location) => boolean
  confirmLabel: string
  danger?: boolean
  /** What happens to the changes. */
  children: ReactNode
}

/** Asks before unsaved changes are lost: by a link, by going back, by closing the tab. */
export function LeaveGuard({ isUnsaved, blocks, confirmLabel, danger, children }: LeaveGuardProps) {
  // Another part of the same page loses nothing.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && blocks(nextLocation),
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel={confirmLabel}
      cancelLabel="Stay here"
      danger={danger}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}

interface FocusAfterDialog<Place extends HTMLElement> {
  /** The list of the removed row, or an element around it that stays where the row may have been the last. */
  list: RefObject<Place | null>
  /** Moves the focus to the list when the dialog next closes. */
  moveFocus: () => void
}

/**
 * Moves the focus when a dialog has removed the row from which it was opened.
 *
 * @param isOpen whether the dialog is open; the dialog must be rendered by the component that calls this
 */
export function useFocusAfterDialog<Place extends HTMLElement = HTMLUListElement>(
  isOpen: boolean,
): FocusAfterDialog<Place> {
  const list = useRef<Place>(null)
  const wanted = useRef(false)
  // Runs after the dialog's own effects, which return the focus to a button on closing.
  useEffect(() => {
    if (isOpen || !wanted.current) return
    wanted.current = false
    list.current?.focus({ preventScroll: true })
  }, [isOpen])
  return {
    list,
    moveFocus: () => {
      wanted.current = true
    },
  }
}
