/** Too small to be fetched on their own, and wanted by every page. */
export const shellFiles = [
  'visitor/page-head.tsx',
  'platform/paths/safe-path.ts',
  'platform/seo/canonical.ts',
  'platform/seo/page-title.ts',
  'ui/text-link.tsx',
  'ui/form/button-link.tsx',
  'ui/form/button-look.ts',
  'images/names/picture-url.ts',
  'images/ui/drawing.tsx',
  'i18n/numbers/format-number.ts',
]

/** Whether a module, named by its path on this machine, is one of them. */
export function isShellFile(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  return shellFiles.some((file) => path.endsWith(`/src/${file}`))
}
