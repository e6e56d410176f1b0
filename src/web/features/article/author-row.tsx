import type { ReactNode } from 'react'
import portrait from '../../../../content/illustrations/coach-portrait.svg'
import { useSettings } from '../../data/site-context.ts'

/** Who wrote it: the coach with her portrait, a guest with her name. */
export function AuthorRow({ name, children }: { name: string; children: ReactNode }) {
  const { coach_name } = useSettings()
  return (
    <div className="flex min-w-0 flex-[1_1_11rem] items-center gap-3 text-small leading-[1.3]">
      {name === coach_name && (
        <img
          src={portrait}
          alt=""
          width={44}
          height={44}
          className="size-11 flex-none rounded-full object-cover object-[50%_45%]"
        />
      )}
      <div className="min-w-0">
        <b className="font-bold">{name}</b>
        <p className="flex flex-wrap gap-x-[.85rem] text-label leading-normal text-muted">{children}</p>
      </div>
    </div>
  )
}
