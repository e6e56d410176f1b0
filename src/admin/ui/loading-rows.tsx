import { Skeleton } from '../../web/ui/skeleton.tsx'

/** Quiet rows where a list will be; `children` is what a screen reader hears. */
export function LoadingRows({ rows = 5, children }: { rows?: number; children: string }) {
  return (
    <div role="status">
      <p className="sr-only">{children}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-t-[1.5px] border-line px-5 py-3.5">
          <Skeleton className="h-12 w-16 flex-none" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
