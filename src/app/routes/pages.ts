import type { ComponentType } from 'react'

/** Every page exports this one component; its data comes from its loader. */
export type PageModule = { Page: ComponentType<{ data: never }> }

/** `storefront/home/home` is `src/storefront/home/home.page.tsx`: literal imports, so that each page is its own chunk. */
export const pageImports: Record<string, () => Promise<unknown>> = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../../*/**/*.page.tsx')).map(([file, load]) => [
    file.replace(/^\.\.\/\.\.\/(.*)\.page\.tsx$/, '$1'),
    load,
  ]),
)
