import { expect, test } from 'vitest'
import type { Backup } from '../admin/backups.ts'
import { deletionProblem } from './deletion-problem.ts'

function backupOf(day: string, proven: boolean | null): Backup {
  const at = `2026-03-${day}T03:00:00.000Z`
  const proof = { at, reason: null, rows: 1, images: 1, missing_images: 0 }
  return {
    ...{ name: day, kind: 'site', created_at: at, bytes: 1 },
    proof: proven === null ? null : { ...proof, proven },
  }
}

const backups = [backupOf('01', true), backupOf('04', null), backupOf('03', false), backupOf('02', true)]

test('all may go but the newest that is proven', () => {
  const kept = backups.filter(({ name }) => deletionProblem(name, { backups, running: false }) !== null)
  expect(kept.map(({ name }) => name)).toEqual(['02'])
})

test('none goes while one is being made', () => {
  expect(deletionProblem('01', { backups, running: true })).toMatch(/being made/)
})
