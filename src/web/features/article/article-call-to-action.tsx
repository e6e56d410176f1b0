import { useId } from 'react'
import leap from '../../../../content/illustrations/cutout-leap.svg'
import { useSettings } from '../../data/site-context.ts'
import { JoinCommunityButton } from '../newsletter/join-community-button.tsx'

/** What every article ends on (product §5.6). */
export function ArticleCallToAction() {
  const { article_cta_title, article_cta_text, article_cta_button } = useSettings()
  const id = useId()
  if (!article_cta_title) return null
  return (
    <section
      aria-labelledby={id}
      className="field-yolk grid gap-6 overflow-hidden rounded-field px-[clamp(1.5rem,1rem+3vw,4rem)] print-hidden lg:grid-cols-2 lg:items-center lg:gap-16"
    >
      <div className="py-[clamp(2rem,1rem+4vw,4.5rem)] max-lg:pb-0">
        <h2 id={id} className="type-h1">
          {article_cta_title}
        </h2>
        {article_cta_text && <p className="type-lead mt-3">{article_cta_text}</p>}
        {article_cta_button && (
          <div className="mt-6">
            <JoinCommunityButton>{article_cta_button}</JoinCommunityButton>
          </div>
        )}
      </div>
      <img
        src={leap}
        alt=""
        width={450}
        height={500}
        loading="lazy"
        className="mx-auto -mt-5 -mb-15 w-[min(460px,100%)]"
      />
    </section>
  )
}
