import { escapeXml } from '#/platform/seo/escape-xml.ts'

export const feedPath = '/feeds/journal.xml'

export type FeedItem = {
  title: string
  /** Absolute. */
  url: string
  summary: string
  author: string
  /** The names of the category and the tags. */
  topics: readonly string[]
  publishedAt: Date
}

export type StoryFeed = {
  title: string
  description: string
  /** A language tag such as `en-GB`. */
  language: string
  /** The journal's URL. */
  url: string
  feedUrl: string
  items: readonly FeedItem[]
}

/** The journal for feed readers (RSS 2.0, with the author's name from Dublin Core). */
export const storyFeedXml = ({ items, ...feed }: StoryFeed): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
  '<channel>\n' +
  element('title', feed.title) +
  element('link', feed.url) +
  element('description', feed.description) +
  element('language', feed.language) +
  `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.feedUrl)}"/>\n` +
  items.map(itemXml).join('') +
  '</channel>\n</rss>\n'

const itemXml = ({ title, url, summary, author, topics, publishedAt }: FeedItem): string =>
  '<item>\n' +
  element('title', title) +
  element('link', url) +
  element('guid', url) +
  element('description', summary) +
  element('dc:creator', author) +
  topics.map((topic) => element('category', topic)).join('') +
  element('pubDate', publishedAt.toUTCString()) +
  '</item>\n'

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`
