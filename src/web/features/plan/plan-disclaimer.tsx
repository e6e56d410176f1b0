import { HealthDisclaimer } from '../page/health-disclaimer.tsx'

export function PlanDisclaimer() {
  return (
    <HealthDisclaimer>
      This plan is general advice for healthy adults, not medical advice. Talk to your doctor first if you’re
      pregnant, unwell or recovering, and stop if something hurts.
    </HealthDisclaimer>
  )
}
