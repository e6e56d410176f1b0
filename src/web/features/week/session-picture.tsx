import { useEffect, useState } from 'react'
import type { PlanSession } from '../../../domain/newsletter/workout-plan.ts'

/** The drawing of a day of the plan; its words stand beside it. The addresses come later: readers of no week pay for them. */
export function SessionPicture({ session, className }: { session: PlanSession; className: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    import('../plan/plan-pictures.ts').then(
      ({ planPicture }) => setAddress(planPicture(session.illustration)),
      Boolean,
    )
  }, [session.illustration])
  return <img src={address} alt="" width={800} height={450} className={className} />
}
