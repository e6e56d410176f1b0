import { useState } from 'react'
import { TextField } from '../../../web/ui/field.tsx'
import { parseStatValue } from './parse-stat-value.ts'

interface StatValueFieldProps {
  value: number
  onChange: (value: number) => void
  error: string | undefined
}

/** A figure that counts up: whole or with a decimal, such as 5.0. What is typed stays until it is left. */
export function StatValueField({ value, onChange, error }: StatValueFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label="Number"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed ?? String(value)}
      error={typed !== null && parseStatValue(typed) === null ? 'Please write a number.' : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(parseStatValue(currentTarget.value) ?? 0)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
