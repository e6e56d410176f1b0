import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PLAN_DAYS } from '../../domain/newsletter/constants.ts'
import { type PlanDay, planDaySchema } from '../../domain/newsletter/workout-plan.ts'

/**
 * Reads the 7-day plan, in order of its days.
 *
 * @param folder contains `day-1.yaml` to `day-7.yaml`
 * @throws when a day is missing or incomplete: the installation is damaged then
 */
export async function readPlan(folder: string): Promise<PlanDay[]> {
  const days = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1)
  return Promise.all(
    days.map(async (day) => {
      const read = planDaySchema.parse(parse(await readFile(join(folder, `day-${day}.yaml`), 'utf8')))
      if (read.day !== day) throw new Error(`day-${day}.yaml says that it is day ${read.day}`)
      return read
    }),
  )
}
