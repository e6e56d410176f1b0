import type { PageSettings } from '../../site/settings.ts'
import { socialLinks } from '../../site/social-links.ts'

export interface JsonLdSite {
  /** The public origin, without a trailing slash. */
  siteUrl: string
  settings: PageSettings
}

interface JsonLdWebsite {
  siteUrl: string
  name: string
  /** Omitted where it is empty. */
  description: string
}

/** Returns the site itself with its search action (schema.org WebSite). */
export function websiteJsonLd({ siteUrl, name, description }: JsonLdWebsite): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name,
    description: description || undefined,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Returns the coach (schema.org Person), with the profiles from the settings. */
export function personJsonLd(site: JsonLdSite): object {
  return { '@context': 'https://schema.org', ...personReference(site.settings.coach_name, site) }
}

/** Returns a person as an author: the coach with the data of the settings, any other by name. */
export function personReference(name: string, { siteUrl, settings }: JsonLdSite): object {
  if (name !== settings.coach_name) return { '@type': 'Person', name }
  const profiles = socialLinks(settings).map(({ url }) => url)
  return {
    '@type': 'Person',
    '@id': `${siteUrl}/about#coach`,
    name,
    url: `${siteUrl}/about`,
    image: settings.look?.portrait && new URL(settings.look.portrait.large.src, siteUrl).href,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** Returns the publisher of the site's content. */
export function publisherReference({ siteUrl, settings }: JsonLdSite): object {
  return {
    '@type': 'Organization',
    name: settings.site_name,
    url: `${siteUrl}/`,
    logo: settings.look?.logo
      ? { '@type': 'ImageObject', url: new URL(settings.look.logo.src, siteUrl).href }
      : { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
  }
}

/** Returns when an item last changed, ISO 8601: an item finished before its scheduled time counts from that time. */
export function modifiedAt({
  published_at,
  updated_at,
}: {
  published_at: string | null
  updated_at: string
}): string {
  return published_at !== null && published_at > updated_at ? published_at : updated_at
}

/** A page's name and path on this site. */
interface Crumb {
  name: string
  path: string
}

/** Returns a page's position in the site (schema.org BreadcrumbList), from the home page on. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

/** Returns the items an index page lists, in its order (schema.org ItemList). */
export function itemListJsonLd(items: readonly Crumb[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: siteUrl + path,
    })),
  }
}

/**
 * Serializes JSON-LD for a script element: nothing in it can end the element or open a comment there.
 *
 * @param data a plain object from one of the builders; undefined fields are omitted
 */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
