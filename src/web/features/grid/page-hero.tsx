/** The words at the top of an index page. */
export function PageHero({ title, children }: { title: string; children: string }) {
  return (
    <div className="pt-[clamp(1.5rem,1rem+3vw,4.5rem)] pb-[clamp(2rem,1.5rem+2vw,3.5rem)] low:pt-3 low:pb-5">
      <h1 className="type-d2 max-w-[14ch] low:max-w-none">{title}</h1>
      <p className="type-lead text-muted mt-5 max-w-152 low:mt-2">{children}</p>
    </div>
  )
}
