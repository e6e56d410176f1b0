import { settingCalls } from '../../../domain/site/setting-calls.ts'
import { readOf } from '../../data/calls.ts'

export const settingsQuery = readOf(settingCalls.read, {})
