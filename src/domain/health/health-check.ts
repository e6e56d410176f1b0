/** In the order of display among equally bad checks. */
export const HEALTH_CHECK_NAMES = [
  'address',
  'ports',
  'certificate',
  'clock',
  'disk',
  'memory',
  'database',
  'pictures',
  'backup',
  'copy',
  'mail',
  'version',
  'write-speed',
] as const
export type HealthCheckName = (typeof HEALTH_CHECK_NAMES)[number]

export const HEALTH_STATES = ['ok', 'warning', 'fail', 'unknown'] as const
export type HealthState = (typeof HEALTH_STATES)[number]
