import { Children, type ReactNode } from 'react'

/** One large card, and small ones beside it (on a phone under it), with a hairline between. */
export function LatestLayout({ lead, sides }: { lead: ReactNode; sides: ReactNode[] }) {
  return (
    <div className="grid gap-7 lg:grid-cols-[7fr_5fr] lg:gap-14">
      {lead}
      {sides.length > 0 && (
        <div className="grid content-start gap-7 lg:gap-8">
          {Children.map(sides, (side) => (
            <div className="border-t-[1.5px] border-line pt-7 lg:first:border-t-0 lg:first:pt-0">{side}</div>
          ))}
        </div>
      )}
    </div>
  )
}
