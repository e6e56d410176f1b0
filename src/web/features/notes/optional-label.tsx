/** What a field is for, and when it may be left empty. */
export function OptionalLabel({ label, when }: { label: string; when: string }) {
  return (
    <>
      <b className="font-[650]">{label}</b> <span className="font-normal text-muted">{when}</span>
    </>
  )
}
