import type { ComponentType } from 'react'

/** Every page exports this one component; its data is what its loader gave. */
export type PageModule = { Page: ComponentType<{ data: never }> }

/** `storefront/home/home` is `src/storefront/home/home.page.tsx`: literal imports, so that each page is a chunk of its own. */
export const pageImports: Record<string, () => Promise<unknown>> = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../../*/**/*.page.tsx')).map(([file, load]) => [
    file.replace(/^\.\.\/\.\.\/(.*)\.page\.tsx$/, '$1'),
    load,
  ]),
)
