/** The classes of the buttons below the bike's name. */
export const toolLook =
  'label min-h-11 text-[0.8125rem] underline sm:text-sm decoration-stone-400 transition-colors hover:decoration-current aria-disabled:cursor-default aria-disabled:text-stone-500 aria-disabled:no-underline'
