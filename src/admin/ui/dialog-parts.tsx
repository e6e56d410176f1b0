import { type ComponentProps, createContext, type ReactNode, type Ref, useContext, useId } from 'react'
import { classNames } from '../../web/ui/class-names.ts'
import { Dialog } from '../../web/ui/dialog.tsx'

const TitleId = createContext('')

/** A dialog that is named by the `DialogHead` in it. */
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
  /** A wide sheet carries a large title, a question a small one. */
  size?: 'small' | 'large'
  /** Where the focus goes when the sheet changes what it shows. */
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

/** What a sheet holds between head and foot, with the head in it. */
export function DialogBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pt-6 pb-6 sm:px-7', className)}>
      {children}
    </div>
  )
}

const FOOT =
  'sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-2.5 border-t-[1.5px] border-line bg-surface px-5 py-4 sm:px-7'

/** The bar of buttons at the bottom of a sheet, always in sight; the primary one last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={FOOT}>{children}</div>
}

/** The same at the end of a form that is what a sheet's body holds. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={`${FOOT} -mx-5 -mb-6 sm:-mx-7`}>{children}</div>
}
