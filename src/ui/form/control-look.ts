/** The look of text controls: the border has 3:1 contrast, and 16 px text keeps iOS from zooming in. */
export const controlLook =
  'min-h-12 w-full rounded-sm border border-stone-500 bg-paper px-4 py-2.5 text-base text-ink transition-colors placeholder:text-stone-600 hover:border-ink focus-visible:border-signal focus-visible:outline-offset-0 disabled:border-stone-300 disabled:bg-stone-100 disabled:text-stone-600 aria-invalid:border-stop'
