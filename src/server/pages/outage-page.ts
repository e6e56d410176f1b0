/** What a reader sees when the store cannot be reached: whole in itself, made without any data. */
export function renderOutagePage(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Back in a moment</title>${links}</head><body><main class="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16"><h1 class="type-h1">Back in a moment</h1><p class="type-lead text-muted max-w-120">The site cannot reach its pages right now. Nothing is lost; please try again in a few seconds.</p><p><a class="inline-flex min-h-12 items-center rounded-pill bg-accent px-[1.4em] font-[650] text-on-accent no-underline" href="">Try again</a></p></main></body></html>`
}
