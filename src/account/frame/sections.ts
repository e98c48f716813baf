import { overviewPath, profilePath } from './account-paths.ts'

/** The sections of an account, in the order of the navigation. */
export const sections = [
  { key: 'overview', to: overviewPath },
  { key: 'orders', to: '/my-account/orders/' },
  { key: 'builds', to: '/my-account/builds/' },
  { key: 'profile', to: profilePath },
  { key: 'shipping', to: '/my-account/shipping/' },
  { key: 'newsletter', to: '/my-account/newsletter/' },
  { key: 'data', to: '/my-account/data/' },
] as const

export type Section = (typeof sections)[number]['key']
