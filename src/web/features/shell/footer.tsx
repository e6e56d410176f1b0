import { ArrowUpRight, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { socialLinks } from '../../../domain/site/social-links.ts'
import { useSettings } from '../../data/site-context.ts'
import { NearEnd } from '../../ui/near-end.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { SocialIcon } from '../../ui/social-icons.tsx'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { ShellPart } from './shell-html.tsx'

interface FooterProps {
  /** True where the page has an email form of its own, or another purpose. */
  isFolded: boolean
}

export function Footer({ isFolded }: FooterProps) {
  const settings = useSettings()
  const firstName = settings.coach_name.split(' ')[0]
  const social = socialLinks(settings)
  return (
    <ShellPart as="footer" className="on-pine relative overflow-hidden">
      <div className="wrap">
        {isFolded ? <FoldedNewsletter /> : <Newsletter />}
        <nav
          id="site-links"
          aria-label="Footer"
          className="grid gap-x-4 gap-y-8 border-t-[1.5px] border-[rgb(246_244_233/.18)] py-10 max-sm:flex max-sm:flex-wrap max-sm:gap-y-0 max-sm:py-2 max-sm:text-base sm:grid-cols-2 sm:gap-x-8 md:max-lg:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_auto] lg:[&>:first-child>ul]:columns-2"
        >
          <FooterColumn title="Read">
            <FooterLink href="/">Home</FooterLink>
            <FooterLink href="/blog">Blog</FooterLink>
            <FooterLink href="/recipes">Recipes</FooterLink>
            <FooterLink href="/week">Your week</FooterLink>
            <FooterLink href="/playlist">Playlist</FooterLink>
            <FooterLink href="/letters">Letters</FooterLink>
            <FooterLink href="/saved">Saved recipes</FooterLink>
          </FooterColumn>
          <FooterColumn title="Meet">
            <FooterLink href="/about">{`About ${firstName}`}</FooterLink>
            <FooterLink href="/contact">Contact</FooterLink>
            {settings.video_channel_url && (
              <FooterLink href={settings.video_channel_url} newTab>
                Workouts
                <ArrowUpRight aria-hidden className="size-5" />
              </FooterLink>
            )}
            {settings.shop_url ? (
              <FooterLink href={settings.shop_url}>Shop</FooterLink>
            ) : (
              <li className="flex min-h-11 items-center text-on-pine-2">Shop – coming soon</li>
            )}
          </FooterColumn>
          <FooterColumn title="The small print">
            <FooterLink href="/privacy-policy">Privacy policy</FooterLink>
            <FooterLink href="/terms-of-service">Terms of service</FooterLink>
            <FooterLink href="/sitemap">Sitemap</FooterLink>
          </FooterColumn>
          {social.length > 0 && (
            <div className="max-lg:col-span-full max-sm:w-full max-sm:pt-3">
              <h2 className="mb-[.6rem] font-body text-base leading-tight font-bold max-sm:sr-only">
                Say hello
              </h2>
              <ul className="flex flex-wrap gap-2">
                {social.map(({ network, label, url }) => (
                  <li key={network}>
                    <SiteLink
                      href={url}
                      newTab
                      aria-label={`${label} (opens in a new tab)`}
                      className="inline-grid size-12 place-items-center rounded-full border-[1.5px] border-[#8fa79e] hover:bg-[color-mix(in_srgb,currentColor_8%,transparent)] lg:size-11"
                    >
                      <SocialIcon network={network} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-5 pb-6 max-sm:pt-0 max-sm:pb-3 text-label text-on-pine-2">
          {settings.look?.logo && <img {...settings.look.logo} alt="" className="site-logo" />}
          <span>{`© ${settings.copyright_year} ${settings.site_name}`}</span>
          {settings.tagline && <span className="max-sm:hidden">{settings.tagline}</span>}
        </div>
        <NearEnd
          className="horizon h-24 sm:h-55 noscript:hidden"
          load={async () => (await import('../progress/near-horizon.tsx')).loadHorizon()}
        />
        <Wordmark name={settings.site_name} />
      </div>
    </ShellPart>
  )
}

/** The full sign-up form, on pages meant for reading. */
function Newsletter() {
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="grid scroll-mt-4 gap-4 pt-6 pb-5 sm:gap-8 sm:pt-[clamp(3.5rem,2.5rem+4vw,6.5rem)] sm:pb-12 lg:grid-cols-[6fr_5fr] lg:gap-x-16"
    >
      <div className="lg:contents">
        <h2 id="newsletter-heading" className="type-d2 max-sm:text-[2.125rem] lg:col-span-2">
          Seven happy days, on the house.
        </h2>
        <p className="text-muted mt-3 max-w-120 max-sm:text-base sm:mt-4 sm:text-lead lg:mt-0">
          A free <span className="whitespace-nowrap">7-day</span> workout plan, then one kind letter a week.
          Fifteen minutes a day, no equipment needed.
        </p>
      </div>
      <NewsletterForm source="footer" />
    </section>
  )
}

/** A single line that opens; links to the form open it too. */
function FoldedNewsletter() {
  return (
    <details className="group">
      <summary className="-mx-3 px-3 flex min-h-16 -outline-offset-3 cursor-pointer list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
        Get the free 7-day plan by email
        <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div id="newsletter" className="max-w-160 scroll-mt-20 pt-2 pb-8">
        <NewsletterForm source="footer" />
      </div>
    </details>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-sm:contents">
      <h2 className="mb-[.35rem] font-body text-base leading-tight font-bold max-sm:sr-only">{title}</h2>
      <ul className="max-sm:contents">{children}</ul>
    </div>
  )
}

function FooterLink({ href, newTab, children }: { href: string; newTab?: boolean; children: ReactNode }) {
  return (
    <li>
      <SiteLink
        href={href}
        newTab={newTab}
        className="inline-flex min-h-11 items-center gap-2 text-on-pine-2 no-underline hover:text-on-pine hover:underline"
      >
        {children}
      </SiteLink>
    </li>
  )
}

/** A longer name would be too small for the full width. */
const MAX_NAME_LENGTH = 32

/** Renders the name from edge to edge, clipped at the page's end. */
function Wordmark({ name }: { name: string }) {
  if (name.length > MAX_NAME_LENGTH) return null
  return (
    <div aria-hidden="true" className="@container">
      <p
        style={{ fontSize: `calc(100cqi / ${wordmarkWidth(name).toFixed(2)})` }}
        className="-mb-[.045em] -ml-[.04em] font-display leading-[.8] font-extrabold tracking-[-.05em] whitespace-nowrap text-mark"
      >
        {name}
      </p>
    </div>
  )
}

/** Character widths of the display font, in em; characters not listed have the average width. */
const WIDTHS: readonly [characters: RegExp, width: number][] = [
  [/[ .,:'’]/, 0.26],
  [/[ijl]/, 0.36],
  [/[ftI-]/, 0.4],
  [/[ceprsz1357]/, 0.56],
  [/[hknu]/, 0.68],
  [/[mMW]/, 1.02],
  [/[w&]|\p{Lu}/u, 0.8],
]
const USUAL = 0.62

/** Returns the approximate width of a name in the display font, in em: accurate enough to make it fill a line. */
export function wordmarkWidth(name: string): number {
  return [...name].reduce((sum, character) => sum + widthOf(character), 0)
}

function widthOf(character: string): number {
  return WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL
}
