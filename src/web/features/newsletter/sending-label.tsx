import { classNames } from '../../ui/class-names.ts'

/** What a button says while its form is on the way; it keeps its width, so that nothing moves. */
export function SendingLabel({ isSending, children }: { isSending: boolean; children: string }) {
  return (
    <span className="grid">
      <span className={classNames('col-start-1 row-start-1', isSending && 'invisible')}>{children}</span>
      {isSending && <span className="col-start-1 row-start-1">One moment…</span>}
    </span>
  )
}
